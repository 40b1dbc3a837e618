import type { Tone } from '@reset/shared-ui';
import { toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';

type State = CardTransaction['customerState'];

const CURRENT: ReadonlySet<State> = new Set<State>(['pending', 'posted', 'partially_repaid']);

/** Whether it is still to be repaid, in whole or in part: what pays a purchase is over. */
export const isCurrent = ({ kind, customerState }: Stated): boolean =>
  isOwable(kind) && CURRENT.has(customerState);

type Stated = Pick<CardTransaction, 'kind' | 'customerState'>;

/** Whether it is something that is owed until it is repaid, and pays nothing. */
const isOwable = (kind: string): boolean => kind === 'purchase' || kind === 'dispute_reversal';

/** Whether it is a debt that merchants have collected, or a credit was taken back, and is not repaid. */
export const isOwed = (transaction: Owable): boolean => owedCents(transaction) > 0;

/** In cents: what of it can be repaid now, which is no part that its merchant has not collected. */
export const owedCents = (transaction: Owable): number =>
  isCurrent(transaction) && transaction.customerState !== 'pending'
    ? leftCents(transaction) - pendingCents(transaction)
    : 0;

type Owable = Stated & Pick<CardTransaction, 'amount' | 'repaidAmount' | 'pendingAmount'>;

/** In cents: what of a purchase that is collected in part is not; 0 for one that is pending as a whole. */
export const pendingCents = ({
  customerState,
  pendingAmount,
}: Pick<CardTransaction, 'customerState' | 'pendingAmount'>): number =>
  // A service that is older than this page does not say it.
  customerState === 'pending' ? 0 : toCents(pendingAmount ?? 0);

/** Whether she has repaid a part of it or all: what merchants gave back and credits pay is not hers. */
export const isRepaidByHer = ({
  kind,
  repaidAmount,
  refundedAmount,
  creditedAmount,
}: Refundable & Pick<CardTransaction, 'repaidAmount' | 'creditedAmount'>): boolean =>
  isOwable(kind) && toCents(repaidAmount) > toCents(refundedAmount) + toCents(creditedAmount);

/** Whether its merchant gave back all of it, whatever that repaid. */
export const isRefunded = ({ kind, amount, refundedAmount }: Refundable): boolean =>
  kind === 'purchase' && amount > 0 && toCents(refundedAmount) >= toCents(amount);

type Refundable = Pick<CardTransaction, 'kind' | 'amount' | 'refundedAmount'>;

/** In cents: what it is listed with, less what is repaid of it where it is still owed. */
export const leftCents = (transaction: Stated & Pick<CardTransaction, 'amount' | 'repaidAmount'>) =>
  toCents(transaction.amount) - (isCurrent(transaction) ? toCents(transaction.repaidAmount) : 0);

interface TransactionBadge {
  tone: Tone;
  /** The key of its word in the catalogue. */
  word:
    | 'pending'
    | 'declined'
    | 'posted'
    | 'repaid'
    | 'partiallyRepaid'
    | 'partiallyRefunded'
    | 'credited'
    | 'partiallyCredited'
    | 'expired'
    | 'reversed'
    | 'refund'
    | 'refunded'
    | 'disputeCredit'
    | 'disputeReversal';
  /** The key of what it means for her. */
  meaning:
    | 'pending'
    | 'posted'
    | 'partlyPosted'
    | 'postedRepaid'
    | 'repaid'
    | 'partiallyRepaid'
    | 'partiallyRefunded'
    | 'repaidLess'
    | 'credited'
    | 'creditedProvisionally'
    | 'creditedForNow'
    | 'repaidProvisionally'
    | 'partiallyCredited'
    | 'refund'
    | 'refunded'
    | 'refundedOwed'
    | 'repayment'
    | 'disputeCredit'
    | 'disputeReversal'
    | 'disputeReversalPart'
    | 'disputeReversalRepaid'
    | NonNullable<CardTransaction['declineReason']>
    | 'notClaimed'
    | 'takenBack';
  /** Whether money was taken, or will be. */
  isCharged: boolean;
}

/** How a transaction is shown: what pays a purchase by what it is, a purchase by its state. */
export function transactionBadge(transaction: Judged): TransactionBadge {
  const { kind, networkState, customerState, declineReason } = transaction;
  if (kind === 'refund') return charged('success', 'refund', 'refund');
  if (kind === 'repayment') return charged('success', 'repaid', 'repayment');
  if (kind === 'dispute_credit') return charged('success', 'disputeCredit', 'disputeCredit');
  if (kind === 'dispute_reversal') return reversalBadge(customerState);
  if (customerState === 'expired' && networkState === 'reversed') {
    return notCharged('neutral', 'reversed', 'takenBack');
  }
  if (customerState === 'declined') {
    return notCharged('warning', 'declined', declineReason ?? 'other');
  }
  const shown = givenBackBadge(transaction) ?? collectedBadge(transaction, BADGES[customerState]);
  return creditedBadge(transaction, shown);
}

/** Of one that its merchant has collected in part, what became of that part. */
function collectedBadge(transaction: Judged, shown: TransactionBadge): TransactionBadge {
  if (pendingCents(transaction) === 0) return shown;
  if (transaction.customerState === 'posted') return { ...shown, meaning: 'partlyPosted' };
  return isOwed(transaction) ? shown : { ...shown, meaning: 'postedRepaid' };
}

/** Of a credit that was taken back: it is owed, and repaid, as a purchase is. */
function reversalBadge(state: State): TransactionBadge {
  if (state === 'repaid') return { ...BADGES.repaid, meaning: 'disputeReversalRepaid' };
  if (state === 'partially_repaid') {
    return { ...BADGES.partially_repaid, meaning: 'disputeReversalPart' };
  }
  return charged('info', 'disputeReversal', 'disputeReversal');
}

/** Of a purchase whose dispute credited something: what that pays is not called repaid. */
function creditedBadge(transaction: Judged, shown: TransactionBadge): TransactionBadge {
  const { customerState: state, disputeState, disputeCredit } = transaction;
  const { repaidAmount, creditedAmount } = transaction;
  const isCovered = toCents(creditedAmount) > 0 && !isRefunded(transaction);
  if (isCovered && state === 'repaid') {
    return { ...shown, word: 'credited', meaning: meaningOfCredit(disputeState) };
  }
  if (isCovered && state === 'partially_repaid') {
    const isAll = toCents(repaidAmount) <= toCents(creditedAmount);
    const word = isAll ? 'partiallyCredited' : BADGES[state].word;
    return { ...shown, word, meaning: 'partiallyCredited' };
  }
  if (!isCredited(transaction)) return shown;
  const isProvisional = disputeState === 'provisional' && !isRefunded(transaction);
  // A service that is older than this page does not say how much was credited.
  const isTold = isProvisional && (disputeCredit ?? 0) > 0;
  return { ...shown, meaning: isTold ? 'repaidProvisionally' : 'credited' };
}

/** Whether the credit is hers to keep, hers until it is decided, or until it is taken back. */
function meaningOfCredit(state: Judged['disputeState']): Meaning {
  if (state === 'provisional') return 'creditedProvisionally';
  return state === 'lost' ? 'creditedForNow' : 'credited';
}

/** Whether a dispute's credit stands, by which nothing of it is owed: she need not have repaid it. */
const isCredited = ({ customerState, disputeState }: Judged): boolean =>
  customerState === 'repaid' && disputeState !== null && CREDITED.has(disputeState);

const CREDITED: ReadonlySet<NonNullable<CardTransaction['disputeState']>> = new Set([
  'provisional',
  'won',
  'written_off',
]);

/** Of a purchase of which all was given back, or a part and the rest is repaid or owed; null for others. */
function givenBackBadge(transaction: Judged): TransactionBadge | null {
  if (isRefunded(transaction)) {
    // A part of what was given back repaid something else, while a debit was under way.
    const meaning = isCurrent(transaction) ? 'refundedOwed' : 'refunded';
    return charged('success', 'refunded', meaning);
  }
  if (transaction.refundedAmount === 0) return null;
  const { customerState: state, repaidAmount, refundedAmount } = transaction;
  if (state === 'repaid') return { ...BADGES.repaid, meaning: 'repaidLess' };
  if (state !== 'partially_repaid') return null;
  // Nothing of it was repaid by her.
  const isMerchants = toCents(repaidAmount) <= toCents(refundedAmount);
  const word = isMerchants ? 'partiallyRefunded' : BADGES[state].word;
  return { ...BADGES[state], word, meaning: 'partiallyRefunded' };
}

type Judged = Stated &
  Refundable &
  Pick<
    CardTransaction,
    | 'networkState'
    | 'declineReason'
    | 'pendingAmount'
    | 'repaidAmount'
    | 'creditedAmount'
    | 'disputeState'
    | 'disputeCredit'
  >;

type Word = TransactionBadge['word'];
type Meaning = TransactionBadge['meaning'];

const charged = (tone: Tone, word: Word, meaning: Meaning): TransactionBadge => ({
  tone,
  word,
  meaning,
  isCharged: true,
});
const notCharged = (tone: Tone, word: Word, meaning: Meaning): TransactionBadge => ({
  ...charged(tone, word, meaning),
  isCharged: false,
});

const EXPIRED = notCharged('neutral', 'expired', 'notClaimed');
const BADGES: Readonly<Record<Exclude<State, 'declined'>, TransactionBadge>> = {
  pending: charged('pending', 'pending', 'pending'),
  posted: charged('info', 'posted', 'posted'),
  repaid: charged('success', 'repaid', 'repaid'),
  partially_repaid: charged('info', 'partiallyRepaid', 'partiallyRepaid'),
  expired: EXPIRED,
  manually_expired: EXPIRED,
};
