import { partOf, WHOLE } from '@reset/spending-limit/basis-points.ts';
import { limitByFormula } from '@reset/spending-limit/spending-limit.ts';
import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';
import type { ExpectedRefund, LimitInputs, LimitRules } from './limit-inputs.ts';

export type { LimitRules } from './limit-inputs.ts';
/** Step 7: what she may still spend. */
export { shownLimitCents } from '@reset/spending-limit/spending-limit.ts';
export { fromLimitConfig, NOTHING_SET, toLimitConfig } from './limit-config.ts';
export {
  type LimitBasis,
  limitBasis,
  limitRules,
  type LimitPerson,
  type MemberLimitConfig,
} from './limit-rules.ts';

/** Another one from each change on that can make another limit of the same inputs. */
export const ENGINE = 6;

/** A limit and the steps that led to it, in their order; one that is closed ends with its first. */
export type GrossLimit = {
  /** What she may owe in all: what she owes already is not taken off. */
  grossCents: number;
  /** One that is closed or frozen ends with its first step. */
  steps: LimitStep[];
};

/** One step of a limit's computation, with its figure before and after, and why. */
export type LimitStep = { step: StepName; before: number; after: number; reason: StepReason };

export type StepName = (typeof STEPS)[number]['name'];

/** What the figures of a step count. */
export const unitOf = ({ step }: Pick<LimitStep, 'step'>): 'basis_points' | 'cents' =>
  step === 'multiplier' ? 'basis_points' : 'cents';

/** The steps 1 to 6 of docs/money.md, step 8 and the end of step 1, in their order. */
const STEPS = [
  { name: 'data_gate', take: dataGate },
  { name: 'multiplier', take: multiplier },
  { name: 'earned', take: earned },
  { name: 'formula', take: formula },
  { name: 'probationary_cap', take: probationaryCap },
  { name: 'refund_advance', take: refundAdvance },
  { name: 'return_window', take: returnWindow },
  { name: 'freeze', take: freeze },
] as const;

/** The figures after the steps that were taken, by their names. */
type Figures = Readonly<Record<string, number>>;
type Outcome = { before: number; after: number; reason: StepReason; isLast?: boolean };

/**
 * What a member may owe: floor(m * earn) or earn + min(0, B - E), whichever is less, within what the
 * rules allow her. Nothing is read and nothing rounded but down, so the same inputs are the same
 * limit for ever. Every sum stays below 2^53, because the contract bounds each amount.
 */
export function grossLimit(inputs: LimitInputs): GrossLimit {
  const steps: LimitStep[] = [];
  const figures: Record<string, number> = {};
  let grossCents = 0;
  for (const { name, take } of STEPS) {
    const { isLast = false, ...outcome }: Outcome = take(inputs, figures);
    steps.push({ step: name, ...outcome });
    grossCents = outcome.after;
    figures[name] = outcome.after;
    if (isLast) break;
  }
  return { grossCents, steps };
}

const HOUR_MS = 3_600_000;

/**
 * Step 1: whether there is a limit to compute. One that is closed is nothing; one whose data cannot
 * be trusted is frozen, which its last step sees to.
 */
function dataGate(inputs: LimitInputs): Outcome {
  const before = inputs.moment.lastGrossCents ?? 0;
  const closed = whyClosed(inputs);
  if (closed) return { before, after: 0, reason: closed, isLast: true };
  return { before, after: before, reason: whyFrozen(inputs) ?? 'does_not_apply' };
}

function whyClosed({ facts, rules }: LimitInputs): StepReason | null {
  if (facts.isDeactivated) return 'deactivated';
  if (facts.isCardTerminated) return 'card_terminated';
  if (rules.isMuted) return 'muted';
  if (facts.isDirectDepositSwitchedAway) return 'direct_deposit_switched_away';
  if (facts.isDebitStopped) return 'debit_stopped';
  // Without a bank nobody can tell what the bills leave.
  return facts.bank === null ? 'no_bank' : null;
}

/** Why its data cannot be trusted to raise a limit; null where it can. */
export function whyFrozen({ facts, moment, rules }: LimitInputs): StepReason | null {
  if (facts.bank?.isBroken) return 'bank_broken';
  if (facts.payroll?.isBroken) return 'payroll_broken';
  const isStale = (readAt: string | null) =>
    readAt === null || Date.parse(moment.now) - Date.parse(readAt) > rules.maxAgeHours * HOUR_MS;
  if (isStale(moment.bankReadAt)) return 'bank_stale';
  return facts.payroll && isStale(moment.payrollReadAt) ? 'payroll_stale' : null;
}

/** Until when none of her links that were read lately enough grows too old; null without any. */
export function freshUntil({ moment, rules }: LimitInputs): Date | null {
  const ends = [moment.bankReadAt, moment.payrollReadAt]
    .filter((readAt) => readAt !== null)
    .map((readAt) => Date.parse(readAt) + rules.maxAgeHours * HOUR_MS)
    .filter((end) => end >= Date.parse(moment.now));
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** Step 2: what part of her pay a member may spend, by how often she has repaid. */
function multiplier({ facts, rules }: LimitInputs): Outcome {
  const isLinked = facts.payroll !== null;
  const table = isLinked ? rules.payrollLinkedBasisPoints : rules.payrollUnlinkedBasisPoints;
  return {
    before: WHOLE,
    // A table without an entry trusts nobody with anything.
    after: table[Math.min(facts.settledRepayments, table.length - 1)] ?? 0,
    reason: isLinked ? 'payroll_linked' : 'payroll_unlinked',
  };
}

/**
 * Step 3: what she has earned. Pay that is seen on its way is the pay of shifts as well, so the
 * larger of the two counts and never both.
 */
function earned({ facts, rules }: LimitInputs): Outcome {
  const { accruedNetCents: before, futureDepositCents } = facts;
  const future = rules.countsFutureDeposits ? (futureDepositCents ?? 0) : 0;
  return {
    before,
    after: Math.max(before, future),
    reason: future > before ? 'future_deposit' : accruedBy(facts),
  };
}

function accruedBy({ setByReset }: LimitInputs['facts']): StepReason {
  if (!setByReset) return 'accrued_pay';
  return setByReset.payCents === null ? 'pay_period_set_by_reset' : 'pay_set_by_reset';
}

/** Step 4, as demo mode computes it too. */
function formula({ facts: { bank, billsCents } }: LimitInputs, figures: Figures): Outcome {
  const { earned: earnedCents = 0, multiplier: basisPoints = 0 } = figures;
  const availableCents = bank?.availableCents ?? 0;
  const limit = limitByFormula({ earnedCents, basisPoints, availableCents, billsCents });
  return {
    before: earnedCents,
    after: limit.cents,
    reason: limit.isByBills ? 'bills' : 'part_of_pay',
  };
}

/** Step 5: in the first pay cycle, before anything was repaid, a cap where the rules say so. */
function probationaryCap({ facts, rules }: LimitInputs, { formula: before = 0 }: Figures): Outcome {
  const isOn = rules.isProbationaryLimitOn && facts.settledRepayments === 0;
  const after = isOn ? Math.min(before, rules.probationaryCapCents) : before;
  return { before, after, reason: after < before ? 'probation' : 'does_not_apply' };
}

/** A refund below 1,000 dollars is not advanced. */
const MIN_REFUND_CENTS = 100_000;
/** Nor is any from this day of a year on. */
const SEASON_ENDS = '04-16';
const EXCLUDED_STATE = 'CA';

/** Step 6: a part of the tax refund that she is to receive, on top of what she has earned. */
function refundAdvance(inputs: LimitInputs, { probationary_cap: before = 0 }: Figures): Outcome {
  const { facts, rules, moment } = inputs;
  const { refund } = facts;
  const part = refund?.isAccepted ? advanceCents(refund, rules, moment.today) : 0;
  return { before, after: before + part, reason: part > 0 ? 'refund' : 'does_not_apply' };
}

/**
 * Whether something of a refund may be advanced to who lives there, whatever it comes to and whoever
 * her partner is: the filer says so, and neither she nor the return is in the state without advances
 * (decision C-080). While nobody knows where she lives, nothing is.
 */
export const isEligibleRefund = ({
  isAdvanceEligible,
  state,
  homeState,
}: Pick<ExpectedRefund, 'isAdvanceEligible' | 'state' | 'homeState'>): boolean =>
  isAdvanceEligible &&
  state !== EXCLUDED_STATE &&
  homeState !== null &&
  homeState !== EXCLUDED_STATE;

/** What of a federal refund is advanced on that day, once its return is accepted. */
export const advanceCents = (
  refund: Omit<ExpectedRefund, 'isAccepted'>,
  rules: LimitRules,
  today: CalendarDate,
): number =>
  isEligibleRefund(refund) &&
  refund.eligibleFederalCents >= MIN_REFUND_CENTS &&
  rules.isRefundAdvanceAllowed &&
  today < seasonEnd(today)
    ? partOf(refund.eligibleFederalCents, rules.refundAdvanceBasisPoints)
    : 0;

/** From that day of its year on no refund is advanced. */
const seasonEnd = (today: CalendarDate): CalendarDate =>
  `${today.slice(0, '2026-'.length)}${SEASON_ENDS}`;

/** The last day of that year on which a part of a refund counts. */
export const lastAdvanceDay = (today: CalendarDate): CalendarDate => plusDays(seasonEnd(today), -1);

/** What of her refund is on top of what she has earned, before later steps take off it. */
export function advancedCents({ steps }: Pick<GrossLimit, 'steps'>): number {
  const step = steps.find(({ reason }) => reason === 'refund');
  return step ? step.after - step.before : 0;
}

/** As much of it as is in her limit: a frozen one may be less. */
export const spendableAdvanceCents = (limit: GrossLimit): number =>
  Math.min(advancedCents(limit), limit.grossCents);

/**
 * Step 8: what was debited for her makes room once her bank cannot send it back any more. She owes
 * it no longer, so that much less may be owed until then.
 */
function returnWindow({ facts }: LimitInputs, { refund_advance: before = 0 }: Figures): Outcome {
  const after = Math.max(before - facts.returnableCents, 0);
  return { before, after, reason: after < before ? 'returnable' : 'does_not_apply' };
}

/**
 * The end of step 1: a frozen limit never rises, falls by what is known all the same, and is nothing
 * once the period is over that it was computed for.
 */
function freeze(inputs: LimitInputs, { return_window: before = 0 }: Figures): Outcome {
  if (!whyFrozen(inputs)) return { before, after: before, reason: 'does_not_apply' };
  const { lastGrossCents, periodEndsOn, today } = inputs.moment;
  if (periodEndsOn === null || today >= periodEndsOn) {
    return { before, after: 0, reason: 'period_over' };
  }
  const after = Math.min(before, lastGrossCents ?? 0);
  return { before, after, reason: after < before ? 'frozen' : 'does_not_apply' };
}

/** Why a step left the figure as it did. */
export type StepReason =
  // Closed: the limit is nothing.
  | 'deactivated'
  | 'card_terminated'
  | 'muted'
  | 'direct_deposit_switched_away'
  | 'debit_stopped'
  | 'no_bank'
  // Frozen: the limit does not rise.
  | 'bank_broken'
  | 'payroll_broken'
  | 'bank_stale'
  | 'payroll_stale'
  // Which of two it was.
  | 'payroll_linked'
  | 'payroll_unlinked'
  | 'accrued_pay'
  | 'pay_set_by_reset'
  | 'pay_period_set_by_reset'
  | 'future_deposit'
  | 'part_of_pay'
  | 'bills'
  | 'probation'
  | 'refund'
  | 'returnable'
  // How a frozen limit ends.
  | 'frozen'
  | 'period_over'
  /** The step was looked at and changed nothing. */
  | 'does_not_apply';

/** A limit as it was stored. */
export type StoredLimit = GrossLimit & { engine: number; inputs: LimitInputs };

/**
 * The limit again, of what it was computed from.
 * @throws when another engine computed it, whose steps this one does not know
 */
export function replay({ engine, inputs }: Pick<StoredLimit, 'engine' | 'inputs'>): GrossLimit {
  if (engine !== ENGINE) throw new Error(`Engine ${engine} computed this limit, not ${ENGINE}.`);
  return grossLimit(inputs);
}
