/** What accounts are called in postings and in the model, and their codes in the chart. */
export const ROLES = {
  settlementCash: 1010,
  fboCash: 1020,
  receivable: 1110,
  debitClearing: 1210,
  chargebackReceivable: 1310,
  deposit: 2010,
  payable: 2020,
  creditClearing: 2030,
  unmatched: 2090,
  interchangeIncome: 4010,
  taxFilingIncome: 4020,
  creditLoss: 5010,
  disputeLoss: 5020,
} as const;

export type Role = keyof typeof ROLES;

/** `receivable 2` is the third member's, `payable 7` a bucket, `fboCash` an account of the bank. */
export type Account = Role | `${'receivable' | 'deposit' | 'payable'} ${number}`;
