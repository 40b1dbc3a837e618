import type { Tone } from '@reset/shared-ui';
import type { CardTransaction } from '../api/get-card-transactions.ts';

type State = CardTransaction['customerState'];

const CURRENT: ReadonlySet<State> = new Set<State>(['pending', 'posted', 'partially_repaid']);

/** Whether it is still to be repaid, in whole or in part. */
export const isCurrent = (state: State): boolean => CURRENT.has(state);

/** How a state is shown: its tone, and the key of its word in the catalogue. */
export const transactionBadges = {
  pending: { tone: 'pending', word: 'pending' },
  declined: { tone: 'warning', word: 'declined' },
  posted: { tone: 'info', word: 'posted' },
  repaid: { tone: 'success', word: 'repaid' },
  partially_repaid: { tone: 'info', word: 'partiallyRepaid' },
  expired: { tone: 'neutral', word: 'expired' },
  manually_expired: { tone: 'neutral', word: 'expired' },
} as const satisfies Record<State, { tone: Tone; word: string }>;
