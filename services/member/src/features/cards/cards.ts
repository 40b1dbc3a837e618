import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import type { CardForm } from '@reset/api-contract/member/profile.ts';
import type { Static } from 'typebox';
import type { CalendarDate } from '#calendar/calendar-date.ts';

export type Card = { lastFour: string; form: Static<typeof CardForm> };

export type CardAccount = { id: string; issuedOn: CalendarDate; cards: Card[] };

export type CardTransaction = {
  id: string;
  occurredAt: Date;
  amountCents: number;
  /** What has been repaid of it. */
  repaidCents: number;
  merchantName: string;
  merchantCategory: string | null;
  customerState: CustomerState;
};

/** The name under which members see what is on their card. */
export const CARD_NAME = 'Reset Card';

const OUTSTANDING = new Set<CustomerState>(['pending', 'posted', 'partially_repaid']);

/** What is still to be repaid: pending and posted in full, a partly repaid one's remainder. */
export const outstandingCents = (transactions: readonly CardTransaction[]): number =>
  transactions
    .filter(({ customerState }) => OUTSTANDING.has(customerState))
    .reduce((total, { amountCents, repaidCents }) => total + amountCents - repaidCents, 0);

/** Whether a state and a repaid figure say the same, as the database insists. */
export function isConsistent({
  amountCents,
  repaidCents,
  customerState,
}: CardTransaction): boolean {
  if (customerState === 'partially_repaid') return repaidCents > 0 && repaidCents < amountCents;
  if (customerState === 'repaid') return repaidCents === amountCents;
  return repaidCents === 0;
}
