import type { Tone } from '@reset/shared-ui';
import type { CardTransaction } from '../api/get-card-transactions.ts';

type State = CardTransaction['customerState'];

const CURRENT: ReadonlySet<State> = new Set<State>(['pending', 'posted', 'partially_repaid']);

/** Whether it is still to be repaid, in whole or in part. */
export const isCurrent = (state: State): boolean => CURRENT.has(state);

/**
 * How a state is shown: its tone, the key of its word in the catalogue, and that of what it means
 * where no money was taken.
 */
export const transactionBadges = {
  pending: { tone: 'pending', word: 'pending', note: null },
  declined: { tone: 'warning', word: 'declined', note: 'notCharged' },
  posted: { tone: 'info', word: 'posted', note: null },
  repaid: { tone: 'success', word: 'repaid', note: null },
  partially_repaid: { tone: 'info', word: 'partiallyRepaid', note: null },
  expired: { tone: 'neutral', word: 'expired', note: 'notClaimed' },
  manually_expired: { tone: 'neutral', word: 'expired', note: 'notClaimed' },
} as const satisfies Record<State, { tone: Tone; word: string; note: string | null }>;
