import { isCreditOpen, standingCents } from '../life/disputed-refund.ts';
import type { Book, Dispute } from '../members/book.ts';
import { compareStatements } from './compare-statements.ts';
import type { IssuersRecord, Recorded, Sums } from './recorded.ts';

type Counted = { cents: number };
const sumOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { cents }) => sum + cents, 0);

/** What ledger, issuer, bank and statements must come to for one member, by what the driver did. */
export type Expected = {
  takenCents: number;
  refundedCents: number;
  depositedCents: number;
  /** What disputes have credited her with, and have not taken back. */
  creditedCents: number;
  /** Debits of her bank that settled, less those that came back after it. */
  debitedCents: number;
  debitsUnderWayCents: number;
  /** The same of what was forwarded to her bank. */
  forwardedCents: number;
  forwardsUnderWayCents: number;
};

export function expectedOf(book: Book, issuer: IssuersRecord): Expected {
  const { purchases, deposits } = book;
  const posted = (subtype: string) => postedAt(issuer, subtype);
  const underWay = (sign: string) =>
    sumOf(issuer.achs.filter((ach) => ach.sign === sign && ach.status === 'PENDING'));
  return {
    takenCents: sumOf(purchases.flatMap(({ clearings }) => clearings)),
    refundedCents: sumOf(purchases.flatMap(({ refunds }) => refunds)),
    depositedCents: sumOf(deposits.filter((one) => one.isHers && !one.isTakenBack)),
    creditedCents: disputesOf(book).reduce((sum, one) => sum + standingCents(one), 0),
    debitedCents: posted('outgoing_debit') - posted('outgoing_debit_return'),
    debitsUnderWayCents: underWay('debit'),
    forwardedCents: posted('outgoing_credit') - posted('outgoing_credit_return'),
    forwardsUnderWayCents: underWay('credit'),
  };
}

const postedAt = ({ entries }: IssuersRecord, subtype: string): number =>
  sumOf(entries.filter((entry) => entry.subtype === subtype));

export const disputesOf = ({ purchases }: Book): Dispute[] =>
  purchases.flatMap(({ dispute }) => (dispute ? [dispute] : []));

/** What of 1310 is hers: credits that nobody has paid for yet. */
export const chargedBackCents = (book: Book): number =>
  disputesOf(book)
    .filter(isCreditOpen)
    .reduce((sum, one) => sum + standingCents(one), 0);

/** Where her records differ, in words; nothing where all agree to the cent. */
export function compareMember(book: Book, recorded: Recorded): string[] {
  const { issuer, ledger, bankCents, debitIds } = recorded;
  const expected = expectedOf(book, issuer);
  const differences: string[] = [];
  const same = (what: string, found: number, wanted: number) => {
    if (found !== wanted) differences.push(`${what}: ${found} instead of ${wanted}`);
  };

  // The issuer and what merchants and employers did there.
  const card = (sign: string) =>
    sumOf(issuer.entries.filter((entry) => entry.type === 'card' && entry.sign === sign));
  same('taken at the issuer', card('debit'), expected.takenCents);
  same('given back at the issuer', card('credit'), expected.refundedCents);

  same(
    'pay at the issuer',
    postedAt(issuer, 'incoming_credit') - postedAt(issuer, 'incoming_credit_return'),
    expected.depositedCents,
  );

  // The ledger: what she owes less what is hers.
  const owed = ledger.receivable.debitsPosted - ledger.receivable.creditsPosted;
  const hers = ledger.deposit.creditsPosted - ledger.deposit.debitsPosted;
  const { takenCents, refundedCents, debitedCents, depositedCents } = expected;
  const wanted =
    takenCents -
    refundedCents -
    debitedCents -
    depositedCents +
    expected.forwardedCents -
    expected.creditedCents -
    ledger.goneCents;
  same('owed less deposited', owed - hers, wanted);
  // The issuer knows nothing of credits, and has what came in for somebody else until it is sent back.
  const shared = owed - hers + expected.creditedCents + ledger.goneCents;
  same('at the issuer', -issuer.balanceCents, shared);

  same('held for purchases', ledger.receivable.debitsPending, issuer.heldCents);
  same('held for debits', ledger.receivable.creditsPending, expected.debitsUnderWayCents);
  same('held for forwards', ledger.deposit.debitsPending, expected.forwardsUnderWayCents);
  // What is hers pays at once what she owes and no debit reserves.
  const payable = Math.min(
    owed - ledger.receivable.creditsPending,
    hers - ledger.deposit.debitsPending,
  );
  if (payable > 0) differences.push(`${payable} are hers and owed at the same time`);
  for (const [what, sums] of Object.entries({ owed: ledger.receivable, hers: ledger.deposit })) {
    if (hasNegative(sums)) differences.push(`${what}: ${JSON.stringify(sums)}`);
  }

  same('moved at her bank', bankCents, expected.forwardedCents - debitedCents);
  const sent = issuer.achs.filter(({ sign }) => sign === 'debit').map(({ memo }) => memo);
  if (sent.toSorted().join() !== debitIds.toSorted().join()) {
    differences.push(
      `debits: ${sent.length} at the issuer, ${debitIds.length} of ours, not the same`,
    );
  }
  return [...differences, ...compareStatements(book, recorded)];
}

const hasNegative = (sums: Sums): boolean => Object.values(sums).some((cents) => !(cents >= 0));
