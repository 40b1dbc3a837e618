import type { LimitInputs } from '#features/limits/limit-inputs.ts';

/*
 * The gross limit once more, written down from design/money.md section 4 without a look at the
 * engine, in exact fractions and with every rule as a sentence of its own, so that a mistake of the
 * one is not the mistake of the other.
 */

const HUNDRED_PERCENT = 10_000n;

/** Its cents, and how many steps were taken. */
export function oracle(inputs: LimitInputs): { cents: bigint; steps: number } {
  if (isNothing(inputs)) return { cents: 0n, steps: 1 };
  const computed = least(payPart(inputs), cap(inputs)) + refundPart(inputs);
  return { cents: isTrusted(inputs) ? computed : frozen(inputs, computed), steps: 7 };
}

/** Rule 11: the lesser of the last one and of what is known, and nothing from its payday on. */
function frozen({ moment }: LimitInputs, computed: bigint): bigint {
  const isOver = moment.periodEndsOn === null || !(moment.today < moment.periodEndsOn);
  return isOver ? 0n : least(BigInt(moment.lastGrossCents ?? 0), computed);
}

const isNothing = ({ facts, rules }: LimitInputs): boolean =>
  [
    rules.isMuted,
    facts.isDeactivated,
    facts.isDirectDepositSwitchedAway,
    facts.bank === null,
  ].includes(true);

function isTrusted({ facts, rules, moment }: LimitInputs): boolean {
  const oldest = new Date(Date.parse(moment.now) - rules.maxAgeHours * 60 * 60 * 1_000);
  return [
    { link: facts.bank, at: moment.bankReadAt },
    { link: facts.payroll, at: moment.payrollReadAt },
  ]
    .filter(({ link }) => link !== null)
    .every(({ link, at }) => !link?.isBroken && at !== null && new Date(at) >= oldest);
}

function payPart(inputs: LimitInputs): bigint {
  const { facts, rules } = inputs;
  const table = facts.payroll ? rules.payrollLinkedBasisPoints : rules.payrollUnlinkedBasisPoints;
  const row = table.findLast((_, n) => n <= facts.settledRepayments) ?? 0;

  const earn = earned(inputs);
  const bankLacks = BigInt(facts.billsCents) - BigInt(facts.bank?.availableCents ?? 0);
  const afterBills = bankLacks > 0n ? earn - bankLacks : earn;
  const cents = least((earn * BigInt(row)) / HUNDRED_PERCENT, afterBills);
  return cents > 0n ? cents : 0n;
}

function earned({ facts, rules }: LimitInputs): bigint {
  const accrued = BigInt(facts.accruedNetCents);
  if (!rules.countsFutureDeposits || facts.futureDepositCents === null) return accrued;
  const future = BigInt(facts.futureDepositCents);
  return accrued > future ? accrued : future;
}

const cap = ({ facts, rules }: LimitInputs): bigint =>
  facts.settledRepayments === 0 && rules.isProbationaryLimitOn
    ? BigInt(rules.probationaryCapCents)
    : 1n << 64n;

function refundPart({ facts: { refund }, rules, moment }: LimitInputs): bigint {
  if (refund === null) return 0n;
  const [, month, day] = moment.today.split('-').map(Number) as [number, number, number];
  const conditions = {
    accepted: refund.isAccepted,
    refundAdvanceEligible: refund.isAdvanceEligible,
    atLeastAThousandDollars: refund.eligibleFederalCents >= 1_000 * 100,
    beforeSixteenthOfApril: month < 4 || (month === 4 && day < 16),
    partnerAllows: rules.isRefundAdvanceAllowed,
    notInCalifornia: refund.state.toUpperCase() !== 'CA',
  };
  return Object.values(conditions).every(Boolean)
    ? (BigInt(refund.eligibleFederalCents) * BigInt(rules.refundAdvanceBasisPoints)) /
        HUNDRED_PERCENT
    : 0n;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
