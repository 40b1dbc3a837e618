import type { CalendarDate } from '#calendar/calendar-date.ts';
import type {
  AskedDebit,
  BankTransfer,
  MadeDebit,
  NextRepayment,
  PayoutOutlook,
  ReceivedPay,
} from '#features/cards/cards.ts';
import type { Member } from '#features/members/members.ts';
import type { Payroll, Paystub, Shift } from '#features/payroll/payroll.ts';

/** What is known of a member's pay at one moment. */
export type PaySituation = {
  repaymentMethod: Member['repaymentMethod'];
  payroll: Payroll | null;
  shifts: readonly Shift[];
  paystubs: readonly Paystub[];
  /** What came in on her deposit account lately, the oldest first. */
  received: readonly ReceivedPay[];
  /** The debits of her bank that were made lately, the newest first. */
  madeDebits: readonly MadeDebit[];
  /** Those that she has asked for herself and are to come. */
  askedDebits: readonly AskedDebit[];
  /** The payouts to her bank that arrived lately, the newest first. */
  arrivedPayouts: readonly BankTransfer[];
  /** What she owes, holds with it. */
  outstandingCents: number;
  /** null without a card account. */
  nextRepayment: NextRepayment | null;
  /** What becomes of what is hers with us; null while nothing is. */
  payout: PayoutOutlook;
  /** The payday on whose pay she was congratulated last; null for none. */
  celebratedPayday: CalendarDate | null;
};
