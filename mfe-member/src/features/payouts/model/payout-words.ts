import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Camelized } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import { maskedBank } from '#money/masked-bank.ts';
import { formatDollars, toCents } from '#money/money.ts';
import { t } from '../payouts-messages.ts';

type Payout = NonNullable<Camelized<DashboardOverview>['payout']>;

export interface PayoutWords {
  /** How it stands, in a word or two. */
  status: string;
  /** Where it is and when it arrives, in a sentence. */
  text: string;
  amount: string;
}

/** What becomes of what is hers with us, as it is read. */
export function payoutWords(payout: Payout): PayoutWords {
  const { status, amount, held, arrivesOn } = payout;
  const key = payoutStatus(status);
  const amounts = { held: formatDollars(held), sent: formatDollars(sentOf(payout)) };
  const date = arrivesOn ? formatDay(arrivesOn) : '';
  const words = { bank: bankWords(payout), date, ...amounts };
  if (isAllHeld(payout)) {
    return { status: t('held'), text: t('held.text'), amount: amounts.held };
  }
  const sentences = [t(`${textOf(payout)}.text`, words), held > 0 && heldWords(held)];
  return {
    status: t(key),
    text: sentences.filter(Boolean).join(' '),
    amount: formatDollars(amount),
  };
}

/** By its status: that it arrives, or that a part of it is sent, or none to the bank that is connected. */
function textOf({ status, held, arrivesOn, bankName }: Payout) {
  const key = payoutStatus(status);
  if (key === 'needs_bank' && bankName !== null) return 'needs_other';
  if (key === 'on_its_way' && arrivesOn !== null) return 'arrives';
  return key === 'scheduled' && held > 0 ? 'part' : key;
}

/** What of it goes to her bank now: all but what pending purchases hold. */
export const sentOf = ({ amount, held }: Pick<Payout, 'amount' | 'held'>): number =>
  (toCents(amount) - toCents(held)) / 100;

/** Whether it stays with us until she connects a bank account that it can go to. */
export const needsBank = ({ status }: Pick<Payout, 'status'>): boolean =>
  status === 'needs_bank' || status === 'returned';

/** Nothing of it is sent before purchases are pending no more. */
const isAllHeld = ({ status, amount, held }: Payout): boolean =>
  status === 'scheduled' && held > 0 && held === amount;

/** The same in a sentence of its own, with how much it is. */
export const payoutSentence = (payout: Payout): string => t('sentence', payoutWords(payout));

/** How much waits with us for pending purchases; dollars. */
export const heldWords = (dollars: number): string =>
  t('heldPart', { held: formatDollars(dollars) });

/** How much more is hers and is sent after what is on its way; dollars. */
export const leftWords = (dollars: number): string => t('left', { held: formatDollars(dollars) });

/** The bank that it goes to, or came from. */
export const bankWords = ({ bankName, bankMask }: Pick<Payout, 'bankName' | 'bankMask'>): string =>
  maskedBank(bankName ?? t('yourBank'), bankMask);

/** Of a service that is newer than this page may come what is not known here: that is 'other'. */
export const payoutStatus = (status: string) =>
  STATUSES.find((known) => known === status) ?? 'other';

const STATUSES = ['scheduled', 'after_repayment', 'on_its_way', 'needs_bank', 'returned'] as const;
