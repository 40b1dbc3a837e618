import type { Tone } from '@reset/shared-ui';
import type { CardTransaction } from '../api/get-card-transactions.ts';

type State = CardTransaction['customerState'];

const CURRENT: ReadonlySet<State> = new Set<State>(['pending', 'posted', 'partially_repaid']);

/** Whether it is still to be repaid, in whole or in part. */
export const isCurrent = (state: State): boolean => CURRENT.has(state);

interface TransactionBadge {
  tone: Tone;
  /** The key of its word in the catalogue. */
  word:
    | 'pending'
    | 'declined'
    | 'posted'
    | 'repaid'
    | 'partiallyRepaid'
    | 'expired'
    | 'reversed'
    | 'refund'
    | 'disputeCredit'
    | 'disputeReversal';
  /** The key of what it means for her. */
  meaning:
    | 'pending'
    | 'posted'
    | 'repaid'
    | 'partiallyRepaid'
    | 'refund'
    | 'repayment'
    | 'disputeCredit'
    | 'disputeReversal'
    | NonNullable<CardTransaction['declineReason']>
    | 'notClaimed'
    | 'takenBack';
  /** Whether money was taken, or will be. */
  isCharged: boolean;
  /** Whether it is what becomes of every purchase, of which a list of them says nothing. */
  isOrdinary: boolean;
}

/** How a transaction is shown: what pays a purchase by what it is, a purchase by its state. */
export function transactionBadge({
  kind,
  networkState,
  customerState,
  declineReason,
}: Pick<
  CardTransaction,
  'kind' | 'networkState' | 'customerState' | 'declineReason'
>): TransactionBadge {
  if (kind === 'refund') return charged('success', 'refund', 'refund');
  if (kind === 'repayment') return charged('success', 'repaid', 'repayment');
  if (kind === 'dispute_credit') return charged('success', 'disputeCredit', 'disputeCredit');
  if (kind === 'dispute_reversal') return charged('info', 'disputeReversal', 'disputeReversal');
  if (customerState === 'expired' && networkState === 'reversed') {
    return notCharged('neutral', 'reversed', 'takenBack');
  }
  if (customerState === 'declined') {
    return notCharged('warning', 'declined', declineReason ?? 'other');
  }
  return BADGES[customerState];
}

type Word = TransactionBadge['word'];
type Meaning = TransactionBadge['meaning'];

const charged = (tone: Tone, word: Word, meaning: Meaning): TransactionBadge => ({
  tone,
  word,
  meaning,
  isCharged: true,
  isOrdinary: false,
});
const notCharged = (tone: Tone, word: Word, meaning: Meaning): TransactionBadge => ({
  ...charged(tone, word, meaning),
  isCharged: false,
});

const EXPIRED = notCharged('neutral', 'expired', 'notClaimed');
const BADGES: Readonly<Record<Exclude<State, 'declined'>, TransactionBadge>> = {
  pending: charged('pending', 'pending', 'pending'),
  posted: { ...charged('info', 'posted', 'posted'), isOrdinary: true },
  repaid: { ...charged('success', 'repaid', 'repaid'), isOrdinary: true },
  partially_repaid: charged('info', 'partiallyRepaid', 'partiallyRepaid'),
  expired: EXPIRED,
  manually_expired: EXPIRED,
};
