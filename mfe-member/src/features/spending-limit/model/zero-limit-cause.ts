import { toCents } from '#money/money.ts';
import type { Overview } from '../api/overview.ts';
import { shownLimit } from './shown-limit.ts';

/** What holds a limit at $0, with the figures that show it, in cents. */
export type ZeroLimitCause =
  | { reason: 'cardSpend'; spentCents: number; limitCents: number }
  | { reason: 'noBank' | 'debitStopped' | 'directDeposit' | 'payrollData' }
  | { reason: 'upcomingBills'; shortCents: number; earnedCents: number };

type Figures = Pick<
  Overview,
  'dsl' | 'limitSteps' | 'payroll' | 'linkedBank' | 'resetCard' | 'upcomingExpensesAmount'
>;

/**
 * Which reason the overview proves: a bank that is missing before all others, a step that closes the
 * limit, or the figures that it is made of (docs/money.md, steps 1, 3, 4 and 7). Null while there is something to spend, without a card, and where they prove
 * none, as while data are missing.
 */
export function zeroLimitCause(overview: Figures): ZeroLimitCause | null {
  const { dsl, limitSteps, payroll, linkedBank, resetCard } = overview;
  if (resetCard === null || shownLimit(dsl.currentAmount).isActive) return null;
  if (linkedBank === null) return { reason: 'noBank' };
  const closed = limitSteps.map(({ reason }) => CLOSED[reason]).find(Boolean);
  if (closed) return { reason: closed };
  const limitCents = toCents(dsl.maxAmount);
  const spentCents = toCents(resetCard.amount);
  if (limitCents > 0) {
    return spentCents >= limitCents ? { reason: 'cardSpend', spentCents, limitCents } : null;
  }
  if (payroll === null) return null;
  const earnedCents = toCents(payroll.amount);
  if (earnedCents === 0) return { reason: 'payrollData' };
  const shortCents = toCents(overview.upcomingExpensesAmount) - toCents(linkedBank.amount);
  return shortCents >= earnedCents ? { reason: 'upcomingBills', shortCents, earnedCents } : null;
}

const CLOSED: Partial<Record<string, 'debitStopped' | 'directDeposit'>> = {
  debit_stopped: 'debitStopped',
  direct_deposit_switched_away: 'directDeposit',
};
