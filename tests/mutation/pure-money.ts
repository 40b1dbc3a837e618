const MEMBER = 'services/member/src';
const LIMITS = `${MEMBER}/features/limits`;
const PURCHASES = `${MEMBER}/features/cards/purchases`;
const SYNC = `${MEMBER}/features/cards/sync`;
const REPAYMENTS = `${MEMBER}/features/cards/repayments`;
const RECONCILIATION = `${MEMBER}/features/reconciliation`;
const DISPUTES = `${MEMBER}/features/disputes`;
const RECONCILED = 'chargebacks,differences,match-entries,settlement-shares';
const TRANSFERS = `${MEMBER}/features/cards/{pay,ach}/{pay,paychecks,ach-transfer}`;

/**
 * The code that turns facts into amounts, without a database, a clock or a network: what is mutated,
 * as patterns below the clone's root. A file that opens a database has no place here.
 */
export const pureMoney: readonly string[] = [
  `${MEMBER}/{calendar,money}/*.ts`,
  `${REPAYMENTS}/{schedule,effective-day,instances,next-repayment,debits}.ts`,
  `${TRANSFERS}.ts`,
  `${RECONCILIATION}/{${RECONCILED}}.ts`,
  `${DISPUTES}/{disputes,regulation-e}.ts`,
  `${MEMBER}/features/statements/{statements,statement-words}.ts`,
  'services/ledger/src/{postings*,transfers}.ts',
  'services/spending-limit/src/*.ts',
  `${PURCHASES}/{card-list,refund-surplus,purchases,purchase-changes,operator-purchase,share-payment}.ts`,
  `${MEMBER}/features/payroll/payroll.ts`,
  `${MEMBER}/features/banks/banks.ts`,
  `${LIMITS}/{limits,limit-rules}.ts`,
  `${SYNC}/records.ts`,
  '!**/*.test.ts',
];

/** The tests that have to notice, which are those beside the code that need no database either. */
export const testsOfPureMoney: readonly string[] = [
  `${MEMBER}/{calendar,money}/*.test.ts`,
  `${REPAYMENTS}/{schedule,effective-day,instances,next-repayment,debits}.test.ts`,
  `${TRANSFERS}.test.ts`,
  `${RECONCILIATION}/{${RECONCILED}}.test.ts`,
  `${DISPUTES}/{disputes,regulation-e}.test.ts`,
  `${MEMBER}/features/statements/{statements,statement-words}.test.ts`,
  'services/ledger/src/postings*.test.ts',
  'services/spending-limit/src/*.test.ts',
  `${PURCHASES}/{card-list,refund-surplus,purchases,purchase-changes,operator-purchase,changes-to,share-payment}.test.ts`,
  `${MEMBER}/features/payroll/{payroll,earnings}.test.ts`,
  `${MEMBER}/features/banks/{banks,outflows,income}.test.ts`,
  `${LIMITS}/{limit-properties,limit-rules,refund-advance,limits}.test.ts`,
  `${SYNC}/{for-debit,for-hold}.test.ts`,
];
