import type { LimitFacts, LimitInputs } from '#features/limits/limit-inputs.ts';

/*
 * The limit as money.md, section 4, words it, for tests to compare the engine with. It is written
 * from the design and the specification, shares no line with the engine, and reads as the rules do.
 */

const ONE = 10_000n;
const HOUR_MS = 3_600_000;

/** The gross limit in cents: what she may owe in all. */
export function oracleGrossCents(inputs: LimitInputs): bigint {
  const { facts, rules, moment } = inputs;

  // 1: muted, deactivated, no card left, or no way left for her to repay: nothing.
  if (rules.isMuted || facts.isDeactivated || facts.isDirectDepositSwitchedAway) return 0n;
  if (facts.isCardTerminated || facts.isDebitStopped) return 0n;

  const computed = computedCents(inputs);
  if (isTrusted(inputs)) return computed;

  // 11: frozen at the last one, lower when what is known gives less; over at the payday that it
  // was computed for, and one that was computed for none lasts until none.
  const last = BigInt(moment.lastGrossCents ?? 0);
  const isOver = moment.periodEndsOn === null || moment.periodEndsOn <= moment.today;
  return isOver ? 0n : least(last, computed);
}

/** 1: no link is broken, and what is linked was read lately enough. */
function isTrusted({ facts, rules, moment }: LimitInputs): boolean {
  const oldest = Date.parse(moment.now) - rules.maxAgeHours * HOUR_MS;
  const links = [
    { link: facts.bank, readAt: moment.bankReadAt },
    { link: facts.payroll, readAt: moment.payrollReadAt },
  ];
  return links.every(
    ({ link, readAt }) =>
      link === null || (!link.isBroken && readAt !== null && Date.parse(readAt) >= oldest),
  );
}

/** 2 to 6, and 8. */
function computedCents(inputs: LimitInputs): bigint {
  const { facts, rules } = inputs;
  // A limit rests on the balance of a bank: without one there is none.
  if (facts.bank === null) return 0n;

  // 2: which part of her pay, by the repayments that she made; the last entry is for all above.
  const table = facts.payroll ? rules.payrollLinkedBasisPoints : rules.payrollUnlinkedBasisPoints;
  const part = BigInt(table.slice(0, facts.settledRepayments + 1).at(-1) ?? 0);

  // 3: what she earned, or what is on its way; never both, for it may be the same pay.
  const announced = rules.countsFutureDeposits ? (facts.futureDepositCents ?? 0) : 0;
  const earned = BigInt(Math.max(facts.accruedNetCents, announced));

  // 4: that part of it, and no more than is left of it when the bank cannot pay the bills.
  const spare = BigInt(facts.bank.availableCents) - BigInt(facts.billsCents);
  const wages = least(floorOf(part * earned), earned + least(0n, spare));

  // 5: a cap until she has repaid once.
  const isProbation = rules.isProbationaryLimitOn && facts.settledRepayments === 0;
  const capped = isProbation ? least(wages, BigInt(rules.probationaryCapCents)) : wages;

  // 6: and a part of the tax refund that is on its way to her. It is a limit of its own: bills that
  // her wages cannot pay take nothing from it.
  const full = (capped > 0n ? capped : 0n) + oracleAdvanceCents(inputs);

  // 8: what was debited does not make room while her bank may still send it back.
  const kept = full - BigInt(facts.returnableCents);
  return kept > 0n ? kept : 0n;
}

/** 6: what of a tax refund is in it before it is frozen or waits for returns. */
export function oracleAdvanceCents({ facts: { refund }, rules, moment }: LimitInputs): bigint {
  if (refund === null || !rules.isRefundAdvanceAllowed || !isAdvanced(refund, moment.today)) {
    return 0n;
  }
  return floorOf(BigInt(rules.refundAdvanceBasisPoints) * BigInt(refund.eligibleFederalCents));
}

/** 6: accepted and eligible, 1,000 dollars or more, not in California, before 16 April. */
const isAdvanced = (refund: NonNullable<LimitFacts['refund']>, today: string): boolean =>
  refund.isAccepted &&
  refund.isAdvanceEligible &&
  refund.eligibleFederalCents >= 100_000 &&
  refund.state !== 'CA' &&
  refund.homeState !== null &&
  refund.homeState !== 'CA' &&
  today.slice('2026-'.length) < '04-16';

/** Whole cents of ten-thousandths that are not below zero. */
const floorOf = (tenThousandths: bigint): bigint => tenThousandths / ONE;

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
