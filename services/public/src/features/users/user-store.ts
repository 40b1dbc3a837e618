import { isDeepStrictEqual } from 'node:util';
import type { UserFact } from '@reset/api-contract/public/user-facts.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';
import { toFact, type User } from './users.ts';

export type UserStore = ReturnType<typeof userStore>;

/** What `putUser` brings the account to: `confirmedAt` and `createdAt` only count the first time. */
export type UserState = Omit<User, 'isStaff' | 'deactivatedAt'> & { passwordHash: string };

/** People in the database. */
export const userStore = (database: Knex) => ({
  /** null when nobody has the id. */
  findUser: (id: string): Promise<User | null> => readUser(database, { id }),

  /** @param email normalised; null when nobody has it */
  findUserByEmail: (email: string): Promise<User | null> => readUser(database, { email }),

  /**
   * Makes the account or changes it, and tells so if it is another than before;
   * `email_taken` when another one has the address.
   */
  async putUser(state: UserState, now: Date): Promise<User | 'email_taken'> {
    try {
      return await database.transaction(async (transaction) => {
        const before = await insertOrLock(transaction, state);
        if (before) await changeUser(transaction, state);
        await writeCredential(transaction, state);
        const user = await readUser(transaction, { id: state.id });
        if (!user) throw new Error('The account is not there after it was written.');
        await tell(transaction, before, user, now);
        return user;
      });
    } catch (error) {
      if (isEmailTaken(error)) return 'email_taken';
      throw error;
    }
  },
});

type UserRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  seeded: boolean;
  confirmed_at: Date | null;
  partner_slug: string | null;
  referral_slug: string | null;
  product_name: User['productName'];
  group_id: string | null;
  utm_campaign: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  phone_number: string | null;
  mfa_enabled_at: Date | null;
  deactivated_at: Date | null;
  created_at: Date;
};

const toRow = (state: UserState): Omit<UserRow, 'deactivated_at'> => ({
  id: state.id,
  email: state.email,
  first_name: state.firstName,
  last_name: state.lastName,
  seeded: state.isSeeded,
  confirmed_at: state.confirmedAt,
  partner_slug: state.partnerSlug,
  referral_slug: state.referralSlug,
  product_name: state.productName,
  group_id: state.groupId,
  utm_campaign: state.utmCampaign,
  utm_source: state.utmSource,
  utm_medium: state.utmMedium,
  phone_number: state.phoneNumber,
  mfa_enabled_at: state.mfaEnabledAt,
  created_at: state.createdAt,
});

async function readUser(database: Knex, which: Partial<UserRow>): Promise<User | null> {
  const row: (UserRow & { is_staff: boolean }) | undefined = await database('users')
    .where(which)
    .select('*', database.raw('id IN (SELECT user_id FROM staff) AS is_staff'))
    .first();
  return row
    ? {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        isStaff: row.is_staff,
        isSeeded: row.seeded,
        confirmedAt: row.confirmed_at,
        partnerSlug: row.partner_slug,
        referralSlug: row.referral_slug,
        productName: row.product_name,
        groupId: row.group_id,
        utmCampaign: row.utm_campaign,
        utmSource: row.utm_source,
        utmMedium: row.utm_medium,
        phoneNumber: row.phone_number,
        mfaEnabledAt: row.mfa_enabled_at,
        deactivatedAt: row.deactivated_at,
        createdAt: row.created_at,
      }
    : null;
}

/** Makes the account; or answers how it was, and nobody else changes it until the commit. */
async function insertOrLock(transaction: Knex.Transaction, state: UserState): Promise<User | null> {
  const made = await transaction('users')
    .insert(toRow(state))
    .onConflict('id')
    .ignore()
    .returning('id');
  if (made.length > 0) return null;
  await transaction('users').where({ id: state.id }).forNoKeyUpdate().select('id');
  return readUser(transaction, { id: state.id });
}

async function changeUser(transaction: Knex.Transaction, state: UserState): Promise<void> {
  const { id, created_at: _createdAt, confirmed_at: confirmedAt, ...changes } = toRow(state);
  await transaction('users')
    .where({ id })
    .update({
      ...changes,
      // A confirmation that is repeated keeps its first instant.
      confirmed_at: confirmedAt && transaction.raw('coalesce(confirmed_at, ?)', [confirmedAt]),
    });
}

async function writeCredential(
  transaction: Knex.Transaction,
  { id, passwordHash }: UserState,
): Promise<void> {
  await transaction('credential')
    .insert({ user_id: id, password_hash: passwordHash, updated_at: transaction.fn.now() })
    .onConflict('user_id')
    .merge();
}

async function tell(
  transaction: Knex.Transaction,
  before: User | null,
  user: User,
  now: Date,
): Promise<void> {
  const payload = toFact(user);
  if (before && isDeepStrictEqual(payload, toFact(before))) return;
  await appendEvent<UserFact>(transaction, {
    type: before ? 'user.changed' : 'user.registered',
    subject: user.id,
    payload,
    occurredAt: now,
  });
}

const UNIQUE_VIOLATION = '23505';

const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  error.constraint === 'users_email_unique';
