import type { UserOrder } from '@reset/api-contract/admin/users.ts';
import type { UserState, UserStateHistory } from '@reset/api-contract/onboarding/user-states.ts';
import type { Database } from '@reset/service-kit';
import { isShortId, isUserId, PAGE_SIZE, type ListedUser, type UserGroup } from './users.ts';

export { readActions } from './user-actions.store.ts';

export type ListOfUsers = {
  group: UserGroup;
  /** null is the newest registration first. */
  order: UserOrder | null;
  /** Trimmed; null is everybody. */
  search: string | null;
  /** From 1. */
  page: number;
};

/** A page of a list, and how many people the whole of it has. */
export type UserPage = { users: ListedUser[]; people: number };

/** A page of a list and its count, from one moment. */
export const readUsers = (
  database: Database,
  { group, order, search, page }: ListOfUsers,
): Promise<UserPage> =>
  database.transaction(
    async (transaction) => {
      const listed = transaction<ListedUserRow>('listed_user').where(GROUPS[group]);
      if (search !== null) listed.where(isMeant(search));
      const counted = await listed.clone().count<{ count: bigint }>({ count: '*' }).first();
      if (search !== null) listed.orderByRaw(EXACT_FIRST, Array(3).fill(search.toLowerCase()));
      const rows = await listed
        .orderByRaw(ORDERS[order ?? 'newest'])
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)
        .select<ListedUserRow[]>(COLUMNS);
      return { users: rows.map(toUser), people: Number(counted?.count ?? 0) };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

export type KnownUser = { user: ListedUser; states: UserStateHistory['states'] };

/** A person with all states that she came into, by when she did; null for nobody. */
export const readUser = (database: Database, id: string): Promise<KnownUser | null> =>
  database.transaction(
    async (snapshot) => {
      const row = await snapshot('listed_user')
        .where({ user_id: id })
        .first<ListedUserRow | undefined>(COLUMNS);
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

type Condition = (list: ReturnType<Database>) => void;

const GROUPS: Record<UserGroup, Condition> = {
  all: () => undefined,
  cardholders: (list) => void list.where({ is_cardholder: true }),
  active_cardholders: (list) => void list.whereNotNull('latest_transaction_at'),
  applicants: (list) => void list.where({ is_cardholder: false, is_staff: false }),
};

const NEWEST = 'registered_at DESC, user_id DESC';
const ORDERS: Record<UserOrder | 'newest', string> = {
  newest: NEWEST,
  latest_transaction: `latest_transaction_at DESC NULLS LAST, ${NEWEST}`,
  // No event says whose pay comes when: all are without a value, and come last.
  pay_date: NEWEST,
};

const SHORT_ID = 'right(user_id::text, 4)';
const EXACT_FIRST = `(user_id::text = ? OR ${SHORT_ID} = ? OR lower(email) = ?) DESC`;

// Words are cut as those of `search_words` are, by the database on both sides: what is a small
// letter is the same there. No word has a quote left in it that could end it early.
const BEGINS_SO = `search_words @@ (
  SELECT string_agg('''' || word || ''':*', ' & ')::tsquery
    FROM unnest(array_remove(regexp_split_to_array(
      lower(?), '[\\s!-/:-@\\[-\`{-~]+'), '')) AS word)`;

/** Each way is one that an index answers. */
const isMeant =
  (search: string): Condition =>
  (list) => {
    list.whereRaw(BEGINS_SO, [search]);
    if (isUserId(search)) list.orWhere({ user_id: search });
    if (isShortId(search)) list.orWhereRaw(`${SHORT_ID} = ?`, [search.toLowerCase()]);
  };

const COLUMNS = [
  'user_id',
  'email',
  'first_name',
  'last_name',
  'partner_slug',
  'registered_at',
  'last_sign_in_at',
  'is_staff',
  'latest_transaction_at',
  'state',
];

type ListedUserRow = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  partner_slug: string | null;
  registered_at: Date;
  last_sign_in_at: Date | null;
  is_staff: boolean;
  latest_transaction_at: Date | null;
  state: UserState | null;
};

const toUser = (row: ListedUserRow): ListedUser => ({
  id: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  partnerSlug: row.partner_slug,
  isStaff: row.is_staff,
  registeredAt: row.registered_at,
  lastSignInAt: row.last_sign_in_at,
  latestTransactionAt: row.latest_transaction_at,
  state: row.state,
});

type EnteredState = UserStateHistory['states'][number];
type StateRow = Omit<EnteredState, 'entered_at'> & { entered_at: Date };

const toState = ({ state, product, entered_at }: StateRow): EnteredState => ({
  state,
  product,
  entered_at: entered_at.toISOString(),
});
