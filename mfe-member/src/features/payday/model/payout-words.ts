import { formatDay } from '#dates/calendar-date.ts';
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
  const bank = [to.bankName ?? t('payout.yourBank'), to.bankMask && `(\u2026\u2060${to.bankMask})`]
    .filter(Boolean)
    .join(' ');
  const words = { bank, date: to.arrivesOn ? formatDay(to.arrivesOn) : '' };
  const arrives = key === 'on_its_way' && to.arrivesOn !== null;
  return {
    status: t(`payout.${key}`),
    text: t(arrives ? 'payout.arrives.text' : `payout.${key}.text`, words),
    amount: formatDollars(amount),
  };
}

/** Of a service that is newer than this page may come what is not known here: that is 'other'. */
export const payoutStatus = (status: string) =>
  STATUSES.find((known) => known === status) ?? 'other';

const STATUSES = ['scheduled', 'after_repayment', 'on_its_way', 'needs_bank', 'returned'] as const;
