import type { Knex } from 'knex';
import type { User } from './users.ts';

export type UserStore = ReturnType<typeof userStore>;

/** What `putUser` brings the account to: `confirmedAt` and `createdAt` only count the first time. */
export type UserState = User & { passwordHash: string };

/** People in the database. */
export const userStore = (database: Knex) => ({
  /** null when nobody has the id. */
  async findUser(id: string): Promise<User | null> {
    const row = await database<UserRow>('users').where({ id }).first();
    return row ? toUser(row) : null;
  },

  /** @param email normalised; null when nobody has it */
  async findUserByEmail(email: string): Promise<User | null> {
    const row = await database<UserRow>('users').where({ email }).first();
    return row ? toUser(row) : null;
  },

  /** Makes the account or changes it; `email_taken` when another one has the address. */
  async putUser(state: UserState): Promise<User | 'email_taken'> {
    try {
      return await database.transaction(async (transaction) => {
        const user = await writeUser(transaction, state);
        await writeCredential(transaction, state);
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
  staff: boolean;
  seeded: boolean;
  confirmed_at: Date | null;
  partner_slug: string | null;
  referral_slug: string | null;
  created_at: Date;
};

const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  isStaff: row.staff,
  isSeeded: row.seeded,
  confirmedAt: row.confirmed_at,
  partnerSlug: row.partner_slug,
  referralSlug: row.referral_slug,
  createdAt: row.created_at,
});

async function writeUser(transaction: Knex.Transaction, state: UserState): Promise<User> {
  const row: UserRow = {
    id: state.id,
    email: state.email,
    first_name: state.firstName,
    last_name: state.lastName,
    staff: state.isStaff,
    seeded: state.isSeeded,
    confirmed_at: state.confirmedAt,
    partner_slug: state.partnerSlug,
    referral_slug: state.referralSlug,
    created_at: state.createdAt,
  };
  const { id: _id, created_at: _createdAt, ...changes } = row;
  const [written] = await transaction<UserRow>('users')
    .insert(row)
    .onConflict('id')
    .merge({ ...changes, confirmed_at: keptConfirmation(transaction, state.confirmedAt) })
    .returning('*');
  if (!written) throw new Error('PostgreSQL returned no row for an upsert.');
  return toUser(written);
}

// A confirmation that is repeated keeps its first instant.
const keptConfirmation = (transaction: Knex.Transaction, confirmedAt: Date | null) =>
  confirmedAt === null ? null : transaction.raw('coalesce(users.confirmed_at, ?)', [confirmedAt]);

async function writeCredential(
  transaction: Knex.Transaction,
  { id, passwordHash }: UserState,
): Promise<void> {
  await transaction('credential')
    .insert({ user_id: id, password_hash: passwordHash, updated_at: transaction.fn.now() })
    .onConflict('user_id')
    .merge();
}

const UNIQUE_VIOLATION = '23505';

const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  error.constraint === 'users_email_unique';
