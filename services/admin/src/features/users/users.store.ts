import type { UserStateHistory } from '@reset/api-contract/onboarding/user-states.ts';
import type { Database } from '@reset/service-kit';
import { toUser, USER_COLUMNS, type UserRow } from './user-row.ts';
import type { ListedUser } from './users.ts';

export { countPeople } from './people-list.store.ts';
export { readActions } from './user-actions.store.ts';

export type KnownUser = { user: ListedUser; states: UserStateHistory['states'] };

/** A person with all states that she came into, by when she did; null for nobody. */
export const readUser = (database: Database, id: string): Promise<KnownUser | null> =>
  database.transaction(
    async (snapshot) => {
      const row = await snapshot('listed_user')
        .where({ user_id: id })
        .first<UserRow | undefined>(USER_COLUMNS);
      if (!row) return null;
      const states = await snapshot('entered_state')
        .where({ user_id: id })
        .orderBy(['entered_at', 'id'])
        .select<StateRow[]>(['state', 'product', 'entered_at']);
      return { user: toUser(row), states: states.map(toState) };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

/** Whether anything has been told of a person. */
export const isListed = async (database: Database, id: string): Promise<boolean> =>
  (await database('listed_user').where({ user_id: id }).first('user_id')) !== undefined;

/** How the back office calls somebody; null for whom it does not list. */
export async function findListedName(database: Database, id: string): Promise<string | null> {
  const user = await database('listed_user')
    .where({ user_id: id })
    .first('first_name', 'last_name');
  return user ? `${user.first_name} ${user.last_name}` : null;
}

type EnteredState = UserStateHistory['states'][number];
type StateRow = Omit<EnteredState, 'entered_at'> & { entered_at: Date };

const toState = ({ state, product, entered_at }: StateRow): EnteredState => ({
  state,
  product,
  entered_at: entered_at.toISOString(),
});
