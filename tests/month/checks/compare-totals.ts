import type { Book } from '../members/book.ts';
import { chargedBackCents, disputesOf, type Expected } from './compare-member.ts';
import type { Sums } from './recorded.ts';

/** One of each member. */
export type Person = { book: Book; expected: Expected; goneCents: number };

const NOTHING: Sums = { debitsPosted: 0, creditsPosted: 0, debitsPending: 0, creditsPending: 0 };

/**
 * Where the bank's own accounts differ from what all members come to: cash is what debits and pay
 * brought less what was forwarded, the clearing accounts are empty but for what is under way.
 * @param totals the ledger's accounts, by their code
 * @param reportedCents what the network was paid by its reports; below zero it paid us
 */
export function compareTotals(
  totals: ReadonlyMap<number, Sums>,
  people: readonly Person[],
  reportedCents: number,
): string[] {
  const differences: string[] = [];
  const same = (what: string, found: number, wanted: number) => {
    if (found !== wanted) differences.push(`${what}: ${found} instead of ${wanted}`);
  };
  const posted = (code: number) => {
    const { debitsPosted, creditsPosted } = totals.get(code) ?? NOTHING;
    return debitsPosted - creditsPosted;
  };
  const sum = (of: (person: Person) => number) =>
    people.reduce((all, person) => all + of(person), 0);
  const disputes = people.flatMap(({ book }) => disputesOf(book));
  const sumDisputes = (of: 'networkCents' | 'lossCents' | 'paidTwiceCents') =>
    disputes.reduce((all, dispute) => all + dispute[of], 0);

  same(
    'cash (1010 and 1020)',
    posted(1010) + posted(1020),
    sum(
      ({ expected }) => expected.debitedCents + expected.depositedCents - expected.forwardedCents,
    ) - reportedCents,
  );
  same('debit clearing (1210)', posted(1210), 0);
  same('credit clearing (2030)', posted(2030), 0);
  same(
    'debits under way (1210)',
    (totals.get(1210) ?? NOTHING).debitsPending,
    sum(({ expected }) => expected.debitsUnderWayCents),
  );
  same(
    'forwards under way (2030)',
    (totals.get(2030) ?? NOTHING).creditsPending,
    sum(({ expected }) => expected.forwardsUnderWayCents),
  );
  same(
    'owed to the network (2020)',
    -posted(2020),
    sum(({ expected }) => expected.takenCents - expected.refundedCents) -
      sumDisputes('networkCents') -
      reportedCents,
  );
  same(
    'credits not paid for (1310)',
    posted(1310),
    sum(({ book }) => chargedBackCents(book)),
  );
  same('lost by disputes (5020)', posted(5020), sumDisputes('lossCents'));
  same(
    'suspense (2090)',
    posted(2090),
    sum(({ goneCents }) => goneCents) - sumDisputes('paidTwiceCents'),
  );
  return differences;
}
