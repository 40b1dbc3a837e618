import { plusBankingDays } from '#calendar/banking-day.ts';
import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';
import type { AchTransfer, TransferStatus } from '#features/cards/ach/ach-transfer.ts';

/** How a debit of a member's bank stands with us. */
export type DebitStatus = TransferStatus;

/** What a member repays, on its way from her own bank. */
export type Debit = AchTransfer & { instanceId: string; effectiveOn: CalendarDate };

const RETURN_WINDOW_DAYS = 2;

/**
 * The day from which a settled debit counts as a repayment and makes room for new purchases: the one
 * after the two banking days in which a bank sends back what it cannot pay.
 */
export const countsFrom = (settledOn: CalendarDate): CalendarDate =>
  plusDays(plusBankingDays(settledOn, RETURN_WINDOW_DAYS), 1);

/** What follows from a return beside that she owes the amount again. */
export type AfterReturn = 'present_again' | 'stop' | 'go_on';

/*
 * By the rules of NACHA, https://www.nacha.org/rules: what a bank could not pay may be presented
 * again; what a bank or the account's owner forbids may not, and neither may any other debit.
 */
const AFTER: Readonly<Record<string, AfterReturn>> = {
  R01: 'present_again',
  R09: 'present_again',
  // Sent back for no reason of hers: its own bank's mistake, or ours.
  R06: 'go_on',
  R11: 'go_on',
};

/** Of a code that nobody knows it is taken that the account must not be debited. */
export const afterReturn = (code: string | null): AfterReturn => AFTER[code ?? ''] ?? 'stop';

/** What a return means to who is debited; null for a debit that did not come back. */
export function returnReason(
  status: DebitStatus,
  code: string | null,
): 'short_balance' | 'not_allowed' | 'mistake' | null {
  return status === 'returned' ? REASONS[afterReturn(code)] : null;
}

const REASONS = { present_again: 'short_balance', stop: 'not_allowed', go_on: 'mistake' } as const;

const MAX_PRESENTATIONS = 3;
const PRESENTABLE_DAYS = 180;

/**
 * When a debit that came back is presented again; null when it may not be: twice at most, within 180
 * days of the first time.
 * @param first the day of the first presentation
 * @param presented how often it was presented so far
 */
export function presentAgainOn(
  today: CalendarDate,
  { first, presented }: { first: CalendarDate; presented: number },
): CalendarDate | null {
  const day = plusBankingDays(today, RETURN_WINDOW_DAYS);
  return presented < MAX_PRESENTATIONS && day <= plusDays(first, PRESENTABLE_DAYS) ? day : null;
}
