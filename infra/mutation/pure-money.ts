const MEMBER = 'services/member/src';

/**
 * The code that turns facts into amounts, without a database, a clock or a network: what is mutated,
 * as patterns below the clone's root. A file that opens a database has no place here.
 */
export const pureMoney: readonly string[] = [
  `${MEMBER}/money/*.ts`,
  `${MEMBER}/ledger/*.ts`,
  `!${MEMBER}/ledger/*-store.ts`,
  `${MEMBER}/features/earnings/earnings.ts`,
  `${MEMBER}/features/outflows/outflows.ts`,
  `${MEMBER}/features/spending-limit/spending-limit.ts`,
  '!**/*.test.ts',
];

/** The tests that have to notice, which are those beside the code that need no database either. */
export const testsOfPureMoney: readonly string[] = [
  `${MEMBER}/money/*.test.ts`,
  `${MEMBER}/features/earnings/earnings.test.ts`,
  `${MEMBER}/features/outflows/outflows.test.ts`,
  `${MEMBER}/features/spending-limit/spending-limit.test.ts`,
];
