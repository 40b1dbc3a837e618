/** Why a step left the figure as it did. */
export type StepReason =
  // Closed: the limit is nothing.
  | 'deactivated'
  | 'muted'
  | 'direct_deposit_switched_away'
  | 'no_bank'
  // Frozen: the limit stays what it was.
  | 'bank_broken'
  | 'payroll_broken'
  | 'bank_stale'
  | 'payroll_stale'
  // Which of two it was.
  | 'payroll_linked'
  | 'payroll_unlinked'
  | 'accrued_pay'
  | 'future_deposit'
  | 'part_of_pay'
  | 'bills'
  | 'probation'
  | 'refund'
  /** The step was looked at and changed nothing. */
  | 'does_not_apply';

/** One step of a limit's computation, with its figure before and after. */
export type LimitStep = {
  /** `multiplier` counts basis points, all others whole cents. */
  step: 'data_gate' | 'multiplier' | 'earned' | 'formula' | 'probationary_cap' | 'refund_advance';
  before: number;
  after: number;
  because: StepReason;
};
