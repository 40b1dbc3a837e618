// The ledger's only door: what the member service may use, named one by one.
export { BANK, CARD_PAYABLE_BUCKETS, CODES, type TransferCode } from './chart.ts';
export { ledgerStore } from './ledger-store.ts';
export {
  depositReturnedTransfers,
  depositTransfers,
  forwardRefusedTransfers,
  forwardReturnedTransfers,
  forwardSettledTransfers,
  forwardTransfers,
  repaidFromDepositTransfers,
} from './postings-of-deposits.ts';
export {
  achCanceledTransfers,
  achDebitTransfers,
  achReturnedTransfers,
  achSettledTransfers,
} from './postings-of-repayments.ts';
export { networkSettlementTransfers, type SettledShare } from './postings-of-network.ts';
export {
  creditOfOwedTransfers,
  creditOfRepaidTransfers,
  disputeLostTransfers,
  disputeWonTransfers,
  disputeWrittenOffTransfers,
} from './postings-of-disputes.ts';
export {
  clearingTransfers,
  forcePostTransfers,
  holdTransfers,
  refundTransfers,
  reholdTransfers,
  releaseTransfers,
} from './postings.ts';
export {
  LedgerRefused,
  singleTransfers,
  type AccountId,
  type Occasion,
  type Problem,
  type Transfer,
} from './transfers.ts';
