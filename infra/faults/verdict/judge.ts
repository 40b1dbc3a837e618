import type { Operation } from '../journal/operation.ts';

/** A hold in the ledger: who is debited, how much was held, and for which authorization. */
export type HoldFound = { authorizationId: string; memberId: string; amountCents: number };

/** Ids of operations, by what is wrong with them; all empty where nothing is. */
export type Verdict = {
  /** Approved, and no hold of hers, or one of another amount. */
  lost: string[];
  /** More than one hold. */
  doubled: string[];
  /** Answered in two ways, or declined and held all the same. */
  contradicted: string[];
  /** Held, and nobody had asked. */
  invented: string[];
  /** Never acknowledged, however often it was asked. */
  unanswered: string[];
};

/** Holds what was answered against what is recorded. */
export function judge(operations: Iterable<Operation>, holds: Iterable<HoldFound>): Verdict {
  const found = Map.groupBy(holds, ({ authorizationId }) => authorizationId);
  const verdict: Verdict = {
    lost: [],
    doubled: [],
    contradicted: [],
    invented: [],
    unanswered: [],
  };
  const asked = new Set<string>();
  for (const operation of operations) {
    const { id, decisions } = operation;
    asked.add(id);
    const held = found.get(id) ?? [];
    if (held.length > 1) verdict.doubled.push(id);
    if (decisions.length === 0) verdict.unanswered.push(id);
    const isApproved = decisions.includes('APPROVED');
    const isDeclined = decisions.includes('DECLINED');
    if (isApproved && !held.some((hold) => isFor(hold, operation))) verdict.lost.push(id);
    if (isDeclined && (isApproved || held.length > 0)) verdict.contradicted.push(id);
  }
  for (const id of found.keys()) if (!asked.has(id)) verdict.invented.push(id);
  return verdict;
}

export const isSound = (verdict: Verdict): boolean =>
  Object.values(verdict).every(({ length }) => length === 0);

const isFor = (hold: HoldFound, operation: Operation): boolean =>
  hold.memberId === operation.memberId && hold.amountCents === operation.amountCents;
