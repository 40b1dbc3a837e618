import { accruedNetCents, netPayBasisPoints } from '#features/payroll/payroll.ts';
import type { RecurringIncome } from '#providers/income-data.ts';

/**
 * One in so many of her usual net pay is a paycheck, because payrolls split pay over several accounts, and
 * a short week pays less.
 */
const PARTS_OF_PAY = 4;
/** What is a paycheck where nothing is known of her pay: 50 dollars. */
const MIN_UNKNOWN_PAYCHECK_CENTS = 5_000;
/** Employers' banks send pay up to two banking days before its payday, which a weekend may be between. */
export const MAX_DAYS_EARLY = 4;

/**
 * Whether money that comes in has the size of a paycheck: at least a quarter of her usual net pay of one
 * pay period, or 50 dollars where nobody knows that (decision 91).
 * @param usualCents null where nothing is known of her pay
 */
export const isPaycheck = (amountCents: number, usualCents: number | null): boolean =>
  usualCents === null
    ? amountCents >= MIN_UNKNOWN_PAYCHECK_CENTS
    : amountCents * PARTS_OF_PAY >= usualCents;

/** What is known of her pay of one period. */
export type KnownPay = {
  /** Gross, as staff have set it; null where they have not. */
  setCents: number | null;
  /** Of all paystubs. */
  paid: { grossCents: number; netCents: number };
  /** Net, of the newest paystub that pays anything, of several of one day the largest; null without one. */
  paystubCents: number | null;
  /** As they are read out of the transactions of her bank. */
  incomes: readonly Pick<RecurringIncome, 'kind' | 'isActive' | 'averageCents'>[];
};

/**
 * Her usual net pay of one pay period: as staff have set it, its net reckoned as in her limit; else that of
 * her newest paystub; else the largest salary that comes in at her bank; null where nothing says it.
 */
export function usualPayCents({ setCents, paid, paystubCents, incomes }: KnownPay): number | null {
  if (setCents !== null) {
    return accruedNetCents([{ grossCents: setCents }], netPayBasisPoints([paid]));
  }
  if (paystubCents !== null) return paystubCents;
  const salaries = incomes.filter(({ kind, isActive }) => kind === 'payroll' && isActive);
  const [largest = null] = salaries
    .map(({ averageCents }) => averageCents)
    .toSorted((a, b) => b - a);
  return largest;
}
