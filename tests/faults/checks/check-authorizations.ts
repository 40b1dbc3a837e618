import type { Operation } from '../load/operation.ts';

/** A hold in the ledger: who is debited, how much was held, and for which authorization. */
export type HoldFound = { authorizationId: string; memberId: string; amountCents: number };

/** Ids of operations, by what is wrong with them; all empty where nothing is. */
export type Violations = {
  /** Approved, and no hold of hers, or one of another amount. */
  lost: string[];
  /** More than one hold. */
  doubled: string[];
  /** Answered in two ways, or declined and held all the same. */
  contradicted: string[];
  /** Held without a request. */
  invented: string[];
  /** Never acknowledged, however often it was requested. */
  unanswered: string[];
};

/** Compares the decisions that were acknowledged with the holds that are recorded. */
export function checkAuthorizations(
  operations: Iterable<Operation>,
  holds: Iterable<HoldFound>,
): Violations {
  const found = Map.groupBy(holds, ({ authorizationId }) => authorizationId);
  const violations: Violations = {
    lost: [],
    doubled: [],
    contradicted: [],
    invented: [],
    unanswered: [],
  };
  const requested = new Set<string>();
  for (const operation of operations) {
    const { id, decisions } = operation;
    requested.add(id);
    const held = found.get(id) ?? [];
    if (held.length > 1) violations.doubled.push(id);
    if (decisions.length === 0) violations.unanswered.push(id);
    const isApproved = decisions.includes('APPROVED');
    const isDeclined = decisions.includes('DECLINED');
    if (isApproved && !held.some((hold) => isFor(hold, operation))) violations.lost.push(id);
    if (isDeclined && (isApproved || held.length > 0)) violations.contradicted.push(id);
  }
  for (const id of found.keys()) if (!requested.has(id)) violations.invented.push(id);
  return violations;
}

export const isConsistent = (violations: Violations): boolean =>
  Object.values(violations).every(({ length }) => length === 0);

const isFor = (hold: HoldFound, operation: Operation): boolean =>
  hold.memberId === operation.memberId && hold.amountCents === operation.amountCents;
