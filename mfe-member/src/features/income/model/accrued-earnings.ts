import { toCents } from '#money/money.ts';
import type { Earnings, Shift } from '../api/get-earnings.ts';

/** What was earned since the last paycheck, in cents. */
export interface AccruedEarnings {
  grossCents: number;
  netCents: number;
}

/**
 * The sum over all shifts, and what is left of it after taxes, rounded down once as the member
 * service does it for the limit. A ratio of 0 counts as one that is missing.
 */
export function accruedEarnings({ shifts, netPayRatio }: Earnings): AccruedEarnings {
  const grossCents = shifts.reduce((sum, shift) => sum + shiftGrossCents(shift), 0);
  const basisPoints = Math.round((netPayRatio || 1) * 10_000);
  return { grossCents, netCents: Math.floor((grossCents * basisPoints) / 10_000) };
}

export const shiftGrossCents = ({ earnings }: Shift): number =>
  earnings.reduce((sum, { amount }) => sum + toCents(amount), 0);

/** Hours of a shift, to a hundredth. */
export const shiftHours = ({ earnings }: Shift): number =>
  Math.round(earnings.reduce((sum, { hours }) => sum + hours, 0) * 100) / 100;

/** Whether pay follows the hours; so it is taken to be when nobody says otherwise. */
export const isHourly = ({ compensationUnit }: Earnings): boolean =>
  compensationUnit === null || compensationUnit === 'hourly';
