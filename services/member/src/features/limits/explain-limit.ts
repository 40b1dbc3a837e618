import { toDollars } from '#money/dollars.ts';
import type { LimitStep, StepName, StepReason } from './limits.ts';

/** A line for each step, for staff: what it looked at, what it found, and the figure after it. */
export const explainLimit = (steps: readonly LimitStep[]): string[] => steps.map(lineOf);

function lineOf({ step, before, after, reason }: LimitStep): string {
  const show = step === 'multiplier' ? percent : dollars;
  const figure = before === after ? show(after) : `${show(before)} → ${show(after)}`;
  return `${NAMES[step]}: ${REASONS[reason]}: ${figure}`;
}

const dollars = (cents: number): string => `$${toDollars(cents).toFixed(2)}`;
const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

const NAMES: Readonly<Record<StepName, string>> = {
  data_gate: 'Data',
  multiplier: 'Part of her pay',
  earned: 'Earned',
  formula: 'Pay and bills',
  probationary_cap: 'First pay cycle',
  refund_advance: 'Tax refund',
  return_window: 'Debits that may come back',
  freeze: 'While data is missing',
};

const REASONS: Readonly<Record<StepReason, string>> = {
  deactivated: 'the account is deactivated, so there is no limit',
  card_terminated: 'the card is terminated, so there is no limit',
  muted: 'the user is muted, so there is no limit',
  direct_deposit_switched_away: 'the direct deposit was switched away, so there is no limit',
  debit_stopped: 'the bank account may not be debited any more, so there is no limit',
  no_bank: 'no bank is linked, so there is no limit',
  bank_broken: 'the bank has to be linked again, so the limit does not rise',
  payroll_broken: 'the payroll has to be linked again, so the limit does not rise',
  bank_stale: 'the bank was not read for too long, so the limit does not rise',
  payroll_stale: 'the payroll was not read for too long, so the limit does not rise',
  payroll_linked: 'as for people with a payroll, by settled repayments',
  payroll_unlinked: 'as for people without a payroll, by settled repayments',
  accrued_pay: 'net pay of shifts that are not paid yet',
  pay_set_by_reset: 'by the compensation set by Reset, for the days of the period that are over',
  pay_period_set_by_reset: 'net pay of shifts since the beginning of the period set by Reset',
  future_deposit: 'a deposit on its way is more than the shifts that are known',
  part_of_pay: 'her part of the pay',
  bills: 'the pay less what the bank lacks for the bills',
  probation: 'capped while nothing was repaid',
  refund: 'a part of the refund is added',
  returnable: 'less what was debited and may still come back',
  frozen: 'no more than it was',
  period_over: 'the pay has come that it was for',
  does_not_apply: 'changes nothing',
};
