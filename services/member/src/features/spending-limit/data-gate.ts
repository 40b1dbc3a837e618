import type { LimitInputs } from './limit-inputs.ts';
import type { LimitStep, StepReason } from './limit-step.ts';

const HOUR_MS = 3_600_000;

/**
 * Step 1: whether there is a limit to compute. One that is closed is nothing; one whose data cannot
 * be trusted stays as it was, and where there was none it is nothing.
 */
export function dataGate(inputs: LimitInputs): LimitStep & { isOpen: boolean } {
  const before = inputs.moment.lastGrossCents ?? 0;
  const closed = whyClosed(inputs);
  if (closed) return { ...gate(before, 0, closed), isOpen: false };
  const frozen = whyFrozen(inputs);
  if (frozen) return { ...gate(before, before, frozen), isOpen: false };
  return { ...gate(before, before, 'does_not_apply'), isOpen: true };
}

const gate = (before: number, after: number, because: StepReason): LimitStep => ({
  step: 'data_gate',
  before,
  after,
  because,
});

function whyClosed({ facts, rules }: LimitInputs): StepReason | null {
  if (facts.isDeactivated) return 'deactivated';
  if (rules.isMuted) return 'muted';
  if (facts.isDirectDepositSwitchedAway) return 'direct_deposit_switched_away';
  // Without a bank nobody can tell what the bills leave.
  return facts.bank === null ? 'no_bank' : null;
}

function whyFrozen({ facts, moment, rules }: LimitInputs): StepReason | null {
  if (facts.bank?.isBroken) return 'bank_broken';
  if (facts.payroll?.isBroken) return 'payroll_broken';
  const isStale = (readAt: string | null) =>
    readAt === null || Date.parse(moment.now) - Date.parse(readAt) > rules.maxAgeHours * HOUR_MS;
  if (isStale(moment.bankReadAt)) return 'bank_stale';
  return facts.payroll && isStale(moment.payrollReadAt) ? 'payroll_stale' : null;
}
