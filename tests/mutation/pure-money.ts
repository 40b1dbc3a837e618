const MEMBER = 'services/member/src';
const LIMITS = `${MEMBER}/features/limits`;
const PURCHASES = `${MEMBER}/features/cards/purchases`;
const SYNC = `${MEMBER}/features/cards/sync`;

/**
 * The code that turns facts into amounts, without a database, a clock or a network: what is mutated,
 * as patterns below the clone's root. A file that opens a database has no place here.
 */
export const pureMoney: readonly string[] = [
  `${MEMBER}/{calendar,money,features/cards/repayments}/*.ts`,
  'services/ledger/src/{postings*,transfers}.ts',
  `${PURCHASES}/{purchases,purchase-changes,operator-purchase,share-payment}.ts`,
  `${MEMBER}/features/payroll/payroll.ts`,
  `${MEMBER}/features/banks/banks.ts`,
  `${LIMITS}/{limits,limit-rules}.ts`,
  `${SYNC}/records.ts`,
  '!**/*.test.ts',
];

/** The tests that have to notice, which are those beside the code that need no database either. */
export const testsOfPureMoney: readonly string[] = [
  `${MEMBER}/{calendar,money,features/cards/repayments}/*.test.ts`,
  'services/ledger/src/postings*.test.ts',
  `${PURCHASES}/{purchases,purchase-changes,operator-purchase,changes-to,share-payment}.test.ts`,
  `${MEMBER}/features/payroll/{payroll,earnings}.test.ts`,
  `${MEMBER}/features/banks/{banks,outflows,income}.test.ts`,
  `${LIMITS}/{limit-properties,limit-rules,refund-advance,limits}.test.ts`,
  `${SYNC}/{for-debit,for-hold}.test.ts`,
];
