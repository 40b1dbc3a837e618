import { formatDay } from '#calendar/format-day.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { RepaymentTextJob } from './repayment-notices.ts';

/** To a member's phone, of a debit of the next days. It names no bank: whoever holds the phone reads it. */
export const repaymentText = (origin: string, { amount_cents, day }: RepaymentTextJob): string =>
  `Reset: your repayment of ${formatDollars(amount_cents)} is on ${formatDay(day)}. See ${origin}/account/repayments. Reply STOP to end texts.`;
