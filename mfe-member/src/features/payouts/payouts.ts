/** What other features may use of this one. */
export {
  bankWords,
  heldWords,
  leftWords,
  needsBank,
  payoutSentence,
  payoutStatus,
  payoutWords,
  sentOf,
} from './model/payout-words.ts';
