import type { Knex } from 'knex';
import { endSessions, tellOfChange, writeCredential } from '#accounts/account-changes-store.ts';
import { lockUser, readUser, toRow, type NewUser } from '#accounts/user-row-store.ts';
import type { User } from './users.ts';

export type UserStore = ReturnType<typeof userStore>;

/** What `putUser` brings the account to: `confirmedAt` and `createdAt` only count the first time. */
export type UserState = NewUser & { passwordHash: string };

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
        await writeCredential(transaction, { ...state, now });
        return tellOfChange(transaction, { id: state.id, before, now });
      });
    } catch (error) {
      if (isEmailTaken(error)) return 'email_taken';
      throw error;
    }
  },

  /** Closes the account, which ends its sessions, or opens it again; false when there is none. */
  putDeactivation: (id: string, isDeactivated: boolean, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const user = await lockUser(transaction, id);
      if (!user) return false;
      if (isDeactivated === (user.deactivatedAt !== null)) return true;
      await transaction('users')
        .where({ id })
        .update({ deactivated_at: isDeactivated ? now : null });
      if (isDeactivated) await endSessions(transaction, { id, because: 'deactivated', now });
      return true;
    }),
});

/** Makes the account; or answers how it was, and nobody else changes it until the commit. */
async function insertOrLock(transaction: Knex.Transaction, state: UserState): Promise<User | null> {
  const made = await transaction('users')
    .insert(toRow(state))
    .onConflict('id')
    .ignore()
    .returning('id');
  if (made.length > 0) return null;
  return lockUser(transaction, state.id);
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

const UNIQUE_VIOLATION = '23505';

const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  error.constraint === 'users_email_unique';
