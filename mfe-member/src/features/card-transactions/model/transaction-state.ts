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
    | 'refund';
  /** The key of what it means where no money was taken. */
  note: 'notCharged' | 'notClaimed' | 'takenBack' | null;
}

/** How a transaction is shown: what pays a purchase by what it is, a purchase by its state. */
export function transactionBadge({
  kind,
  networkState,
  customerState,
}: Pick<CardTransaction, 'kind' | 'networkState' | 'customerState'>): TransactionBadge {
  if (kind === 'refund') return { tone: 'success', word: 'refund', note: null };
  if (kind === 'repayment') return { tone: 'success', word: 'repaid', note: null };
  if (customerState === 'expired' && networkState === 'reversed') {
    return { tone: 'neutral', word: 'reversed', note: 'takenBack' };
  }
  return BADGES[customerState];
}

const BADGES: Readonly<Record<State, TransactionBadge>> = {
  pending: { tone: 'pending', word: 'pending', note: null },
  declined: { tone: 'warning', word: 'declined', note: 'notCharged' },
  posted: { tone: 'info', word: 'posted', note: null },
  repaid: { tone: 'success', word: 'repaid', note: null },
  partially_repaid: { tone: 'info', word: 'partiallyRepaid', note: null },
  expired: { tone: 'neutral', word: 'expired', note: 'notClaimed' },
  manually_expired: { tone: 'neutral', word: 'expired', note: 'notClaimed' },
};
