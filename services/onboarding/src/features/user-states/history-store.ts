import type { UserStateHistory } from '@reset/api-contract/onboarding/user-states.ts';
import type { Knex } from 'knex';

type EnteredState = Omit<UserStateHistory['states'][number], 'entered_at'> & { entered_at: Date };

export type ReadHistory = (userId: string) => Promise<EnteredState[]>;

/** The states that a person came into, by when she did: events of two owners may come late. */
export const readHistoryIn =
  (database: Knex): ReadHistory =>
  (userId) =>
    database('user_state')
      .where({ user_id: userId })
      .orderBy(['entered_at', 'id'])
      .select('state', 'product', 'entered_at');
