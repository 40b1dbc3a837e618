import { formatDay } from '#dates/calendar-date.ts';
import { maskedBank } from '#money/masked-bank.ts';
import { formatDollars } from '#money/money.ts';
import { t } from '../payday-messages.ts';
import type { Payday } from '../api/payday.ts';

type Payout = NonNullable<Payday['payout']>;

export interface PayoutWords {
  /** How it stands, in a word or two. */
  status: string;
  /** Where it is and when it arrives, in a sentence. */
  text: string;
  amount: string;
}

/** What becomes of what is hers with us, as it is read. */
export function payoutWords({ status, amount, ...to }: Payout): PayoutWords {
  const key = payoutStatus(status);
  const words = { bank: bankWords(to), date: to.arrivesOn ? formatDay(to.arrivesOn) : '' };
  const arrives = key === 'on_its_way' && to.arrivesOn !== null;
  return {
    status: t(`payout.${key}`),
    text: t(arrives ? 'payout.arrives.text' : `payout.${key}.text`, words),
    amount: formatDollars(amount),
  };
}

/** The same in a sentence of its own, with how much it is. */
export const payoutSentence = (payout: Payout): string => t('payout.sentence', payoutWords(payout));

/** The bank that it goes to, or came from. */
export const bankWords = ({ bankName, bankMask }: Pick<Payout, 'bankName' | 'bankMask'>): string =>
  maskedBank(bankName ?? t('payout.yourBank'), bankMask);

/** Of a service that is newer than this page may come what is not known here: that is 'other'. */
export const payoutStatus = (status: string) =>
  STATUSES.find((known) => known === status) ?? 'other';

const STATUSES = ['scheduled', 'after_repayment', 'on_its_way', 'needs_bank', 'returned'] as const;
