import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { UserGroup, UserOrder } from '@reset/api-contract/admin/users.ts';
import type { Database, Transaction } from '@reset/service-kit';
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

/** A page of a list and its count, from one moment. */
export const readUsers = (
  database: Database,
  { group, order, page }: ListOfUsers,
): Promise<UserPage> =>
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

type Condition = (list: ReturnType<Database>) => void;

const GROUPS: Record<UserGroup, Condition> = {
  all: () => undefined,
  cardholders: (list) => void list.where({ is_cardholder: true }),
  active_cardholders: (list) => void list.whereNotNull('latest_transaction_at'),
  applicants: (list) => void list.where({ is_cardholder: false, is_staff: false }),
  // No event says who is eligible or was deactivated, so that nobody is listed.
  eligible: (list) => void list.whereRaw('false'),
  inactive: (list) => void list.whereRaw('false'),
};

const NEWEST = 'registered_at DESC, user_id DESC';
const ORDERS: Record<UserOrder | 'newest', string> = {
  newest: NEWEST,
  latest_transaction: `latest_transaction_at DESC NULLS LAST, ${NEWEST}`,
  // No event says whose pay comes when: all are without a value, and come last.
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

/** Stores people as the public service publishes them; the view `listed_user` shows them. */
export async function applyUserEvent(
  transaction: Transaction,
  event: UserEvent,
  generation: number,
): Promise<void> {
  const person = { generation, user_id: event.subject };
  if (event.type === 'user.signed_in') {
    const change = { last_sign_in_at: event.occurred_at };
    await transaction('user_reading').where(person).update(change);
    return;
  }
  if (event.type === 'user.sessions_ended') return;
  const { payload } = event;
  await transaction('user_reading')
    .insert({
      ...person,
      email: payload.email,
      first_name: payload.first_name,
      last_name: payload.last_name,
      partner_slug: payload.partner_slug,
      registered_at: payload.created_at,
    })
    .onConflict(['generation', 'user_id'])
    .merge(['email', 'first_name', 'last_name', 'partner_slug', 'registered_at']);
}

/** Stores who has a card, and when she last bought with it, as the member service publishes it. */
export async function applyCardEvent(
  transaction: Transaction,
  { type, payload }: CardEvent,
  generation: number,
): Promise<void> {
  const cardholder = { generation, user_id: payload.user_id };
  const readings = transaction('cardholder_reading');
  if (type === 'card_account.opened') {
    await readings.insert(cardholder).onConflict().ignore();
    return;
  }
  // A refund is no purchase of hers.
  if (type === 'card_refund.recorded') return;
  await readings
    .insert({ ...cardholder, latest_transaction_at: payload.latest_transaction_at })
    .onConflict(['generation', 'user_id'])
    .merge(['latest_transaction_at']);
}
