import type { UserGroup, UserOrder } from '@reset/api-contract/admin/users.ts';
import type { Knex } from 'knex';
import { PAGE_SIZE, type ListedUser } from './users.ts';

export type ListOfUsers = {
  group: UserGroup;
  /** null is the newest registration first. */
  order: UserOrder | null;
  /** From 1. */
  page: number;
};

/** A page of a list, and how many people the whole of it has. */
export type UserPage = { users: ListedUser[]; people: number };

export type ReadUsers = (wanted: ListOfUsers) => Promise<UserPage>;

/** Reads the lists, each page and its count from one moment. */
export const readUsersIn =
  (database: Knex): ReadUsers =>
  ({ group, order, page }) =>
    database.transaction(
      async (transaction) => {
        const listed = transaction<ListedUserRow>('listed_user').where(GROUPS[group]);
        const counted = await listed.clone().count<{ count: bigint }>({ count: '*' }).first();
        const rows = await listed
          .orderByRaw(ORDERS[order ?? 'newest'])
          .limit(PAGE_SIZE)
          .offset((page - 1) * PAGE_SIZE)
          .select<ListedUserRow[]>('*');
        return { users: rows.map(toUser), people: Number(counted?.count ?? 0) };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );

type Condition = (list: Knex.QueryBuilder) => void;

const GROUPS: Record<UserGroup, Condition> = {
  all: () => undefined,
  cardholders: (list) => void list.where({ is_cardholder: true }),
  active_cardholders: (list) => void list.whereNotNull('latest_transaction_at'),
  applicants: (list) => void list.where({ is_cardholder: false, is_staff: false }),
  // Nobody tells who is eligible or was deactivated, so of nobody is it known.
  eligible: (list) => void list.whereRaw('false'),
  inactive: (list) => void list.whereRaw('false'),
};

const NEWEST = 'registered_at DESC, user_id DESC';
const ORDERS: Record<UserOrder | 'newest', string> = {
  newest: NEWEST,
  latest_transaction: `latest_transaction_at DESC NULLS LAST, ${NEWEST}`,
  // Nobody tells whose pay comes when: all are without a value, and come last.
  pay_date: NEWEST,
};

type ListedUserRow = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  partner_slug: string | null;
  registered_at: Date;
  last_sign_in_at: Date | null;
  is_staff: boolean;
  is_cardholder: boolean;
  latest_transaction_at: Date | null;
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
});
