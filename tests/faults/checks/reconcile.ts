import type { IssuersEntry, IssuersHold } from '../issuer/issuer.ts';

/** An account by our own record, in cents. */
export type Balances = {
  /** What she owes and what is deposited for her, taken together. */
  owedCents: number;
  heldCents: number;
  /** By the issuer's id of the hold. */
  purchases: ReadonlyMap<string, { heldCents: number; postedCents: number }>;
};

const OPEN = new Set(['PENDING', 'PARTCLEARD']);

/** Where our record of an account differs from the issuer's; empty where they agree. */
export function reconcile(
  theirs: { holds: readonly IssuersHold[]; posted: readonly IssuersEntry[] },
  ours: Balances,
): string[] {
  const postedOf = (holdId: string | null) =>
    sumOf(theirs.posted.filter((e) => e.data.hold_id === holdId));
  const differences: string[] = [];
  const differ = (what: string, their: number, our: number) => {
    if (their !== our) differences.push(`${what}: the issuer has ${their}, ours is ${our}`);
  };
  const all = sumOf(theirs.posted);
  differ('owed', all.debits - all.credits, ours.owedCents);
  const held = theirs.holds.map(heldBy).reduce((total, cents) => total + cents, 0);
  differ('held', held, ours.heldCents);
  for (const hold of theirs.holds) {
    const purchase = ours.purchases.get(hold.uuid) ?? { heldCents: 0, postedCents: 0 };
    differ(`held by ${hold.uuid}`, heldBy(hold), purchase.heldCents);
    differ(`posted of ${hold.uuid}`, postedOf(hold.uuid).debits, purchase.postedCents);
  }
  return differences;
}

const heldBy = ({ data }: IssuersHold): number => (OPEN.has(data.status) ? data.amount : 0);

function sumOf(entries: readonly IssuersEntry[]): { debits: number; credits: number } {
  const sums = { debits: 0, credits: 0 };
  for (const { data } of entries) {
    const [line] = data.lines;
    if (line?.dc_sign === 'debit') sums.debits += line.amount;
    if (line?.dc_sign === 'credit') sums.credits += line.amount;
  }
  return sums;
}
