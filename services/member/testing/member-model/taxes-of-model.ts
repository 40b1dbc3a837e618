import type { LimitInputs } from '#features/limits/limit-inputs.ts';
import type { MemberModel } from './member-model.ts';

/* What is expected of her tax refund, by money.md, sections 3 and 4. */

/** Her returns were read, and what came in before them is looked at again. */
export const readReturns = (model: MemberModel): void => matchRefund(model);

/**
 * The newest return whose refund is not here takes the first refund of the treasury that came in since
 * it was sent and is no less than 5 % of it, whether or not it was taken back since; once it is said to
 * be sent, else one of any size that came since it was accepted.
 */
export function matchRefund({ deposits, taxReturns }: MemberModel): void {
  const one = taxReturns.findLast(({ refundedBy }) => refundedBy === null);
  if (!one) return;
  const isLarge = ({ cents }: { cents: number }) => cents / one.cents >= 0.05;
  const maySmall = ({ at }: { at: number }) =>
    one.status === 'refund_received' && at >= (one.acceptedAt ?? one.sentAt);
  const taken = new Set(taxReturns.map(({ refundedBy }) => refundedBy));
  const [first] = deposits
    .filter(({ kind }) => kind === 'tax_refund')
    .filter(({ id, at }) => !taken.has(id) && at >= one.sentAt)
    .filter((deposit) => isLarge(deposit) || maySmall(deposit))
    .toSorted((a, b) => Number(isLarge(b)) - Number(isLarge(a)) || a.at - b.at);
  if (first) one.refundedBy = first.id;
}

/** What her limit knows of it: the newest return alone. */
export function expectedRefund({ taxReturns }: MemberModel): LimitInputs['facts']['refund'] {
  const one = taxReturns.at(-1);
  if (!one) return null;
  return {
    isAccepted: one.status === 'accepted' && one.refundedBy === null,
    isAdvanceEligible: one.isEligible,
    eligibleFederalCents: one.cents,
    state: one.state,
    // As the world has it of everybody.
    homeState: 'OR',
  };
}
