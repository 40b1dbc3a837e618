import { accounts } from './mutations/accounts.ts';
import { authorizations } from './mutations/authorizations.ts';
import { balances } from './mutations/balances.ts';
import { disputeTables } from './mutations/dispute-tables.ts';
import { erasedRecords } from './mutations/erased-records.ts';
import { heldPurchases } from './mutations/held-purchases.ts';
import { issuedStatements } from './mutations/issued-statements.ts';
import { limitRaces } from './mutations/limit-races.ts';
import { limitTables } from './mutations/limit-tables.ts';
import { limits } from './mutations/limits.ts';
import { moneyProblems } from './mutations/money-problems.ts';
import { payTables } from './mutations/pay-tables.ts';
import { paydayProblems } from './mutations/payday-problems.ts';
import { payoutTables } from './mutations/payout-tables.ts';
import { posts } from './mutations/posts.ts';
import { problems } from './mutations/problems.ts';
import { purchases } from './mutations/purchases.ts';
import { races } from './mutations/races.ts';
import { reconciliationTables } from './mutations/reconciliation-tables.ts';
import { reconciliation } from './mutations/reconciliation.ts';
import { repaymentTables } from './mutations/repayment-tables.ts';
import { spentOfRefund } from './mutations/spent-of-refund.ts';
import { statementDeposits } from './mutations/statement-deposits.ts';
import { statements } from './mutations/statements.ts';
import { transfers } from './mutations/transfers.ts';
import { unrepaidAdvances } from './mutations/unrepaid-advances.ts';
import type { Theme } from './sql-mutation.ts';

/** All mutations that are tried. */
export const THEMES: readonly Theme[] = [
  posts,
  balances,
  limits,
  authorizations,
  races,
  limitRaces,
  accounts,
  transfers,
  problems,
  moneyProblems,
  paydayProblems,
  purchases,
  statements,
  statementDeposits,
  issuedStatements,
  heldPurchases,
  reconciliation,
  disputeTables,
  limitTables,
  erasedRecords,
  payTables,
  payoutTables,
  reconciliationTables,
  repaymentTables,
  spentOfRefund,
  unrepaidAdvances,
];
