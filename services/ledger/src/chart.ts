/** Accounts that everybody's money goes through, by their code in the ledger's chart. */
export const BANK = {
  settlementCash: 1010,
  fboCash: 1020,
  debitClearing: 1210,
  chargebackReceivable: 1310,
  cardPayable: 2020,
  creditClearing: 2030,
  unmatched: 2090,
  interchangeIncome: 4010,
  taxFilingIncome: 4020,
  creditLoss: 5010,
  disputeLoss: 5020,
} as const;

/** How many accounts network:card_payable is spread over. */
export const CARD_PAYABLE_BUCKETS = 16;

/** Why a transfer is made, as the ledger's table transfer_code has it. */
export const CODES = {
  authorization: 101,
  clearing: 102,
  forcePost: 103,
  holdReversed: 104,
  holdExpired: 105,
  holdEndedByStaff: 106,
  merchantRefund: 107,
  networkSettlement: 108,
  achDebit: 201,
  achDebitSettled: 202,
  achDebitCanceled: 203,
  achReturn: 204,
  directDeposit: 301,
  repaidFromDeposit: 302,
  depositForwarded: 303,
  forwardReturned: 304,
  taxRefund: 305,
  depositReturned: 306,
  provisionalCredit: 401,
  disputeWon: 402,
  disputeLost: 403,
  disputeWrittenOff: 404,
  taxFilingFee: 501,
  interchange: 502,
  creditLoss: 503,
} as const;

export type TransferCode = (typeof CODES)[keyof typeof CODES];
