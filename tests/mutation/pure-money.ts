const MEMBER = 'services/member/src';
const LIMIT = `${MEMBER}/features/spending-limit`;
const CARDS = `${MEMBER}/features/cards`;
const SYNC = `${MEMBER}/features/card-sync`;

/**
 * The code that turns facts into amounts, without a database, a clock or a network: what is mutated,
 * as patterns below the clone's root. A file that opens a database has no place here.
 */
export const pureMoney: readonly string[] = [
  `${MEMBER}/money/*.ts`,
  'services/ledger/src/{postings*,transfers}.ts',
  `${MEMBER}/purchases/{purchases,purchase-changes}.ts`,
  `${MEMBER}/features/earnings/earnings.ts`,
  `${MEMBER}/features/outflows/outflows.ts`,
  `${LIMIT}/{data-gate,earned,limit-formula,limit-rules,multiplier}.ts`,
  `${LIMIT}/{probationary-cap,refund-advance,spending-limit}.ts`,
  `${CARDS}/{changes-to,recorded-purchase}.ts`,
  `${SYNC}/{for-debit,for-hold,share-refund}.ts`,
  '!**/*.test.ts',
];

/** The tests that have to notice, which are those beside the code that need no database either. */
export const testsOfPureMoney: readonly string[] = [
  `${MEMBER}/money/*.test.ts`,
  'services/ledger/src/postings*.test.ts',
  `${MEMBER}/purchases/{purchases,purchase-changes}.test.ts`,
  `${MEMBER}/features/earnings/earnings.test.ts`,
  `${MEMBER}/features/outflows/outflows.test.ts`,
  `${LIMIT}/{limit-properties,limit-rules,refund-advance,spending-limit}.test.ts`,
  `${CARDS}/{changes-to,recorded-purchase}.test.ts`,
  `${SYNC}/{for-debit,for-hold,share-refund}.test.ts`,
];
