import { newId, type AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { replacePassword } from '#accounts/account-changes-store.ts';
import { lockUser, readUser } from '#accounts/user-row-store.ts';
import type { User } from '#features/users/users.ts';
import { recordSessionStart } from '#sessions/session-record-store.ts';
import { oldestReset, PASSWORD_CHANGED_QUEUE, RESET_MAIL_QUEUE } from './passwords.ts';

/** So that no mail has to clear up after a whole attack. */
const FORGOTTEN_AT_ONCE = 100;

type NewPassword = { passwordHash: string; deviceId: string | null; now: Date };

export type PasswordResetStore = ReturnType<typeof passwordResetStore>;

/** Links to choose a new password. */
export const passwordResetStore = (database: Knex, addJob: AddJob) => ({
  /** Asks for the mail, without a look at who has the address. @param email normalised */
  ask: (email: string): Promise<void> =>
    database.transaction((transaction) =>
      addJob(transaction, RESET_MAIL_QUEUE, { reset_id: newId(), email }),
    ),

  /** Lets the link serve from now on; a second time for the same id is as the first. */
  async open({ id, userId, now }: { id: string; userId: string; now: Date }): Promise<void> {
    await database('password_reset')
      .insert({ id, user_id: userId, created_at: now })
      .onConflict('id')
      .ignore();
  },

  /** Whose password the link changes; null when it serves nothing. */
  async findOwner(id: string, now: Date): Promise<User | null> {
    const row = await openReset(database, id, now).first<{ user_id: string }>('user_id');
    return row ? readUser(database, { id: row.user_id }) : null;
  },

  /**
   * The new password, all sessions over and one that begins, unless a second factor
   * is still to be given; null when the link serves nothing any more.
   */
  finish: (id: string, { passwordHash, deviceId, now }: NewPassword): Promise<User | null> =>
    database.transaction(async (transaction) => {
      const row = await openReset(transaction, id, now).first<{ user_id: string }>('user_id');
      const before = row && (await lockUser(transaction, row.user_id));
      if (!before || before.deactivatedAt) return null;
      if (!(await openReset(transaction, id, now).update({ used_at: now }))) return null;
      const user = await replacePassword(transaction, before, { passwordHash, now });
      if (!user.mfaEnabledAt)
        await recordSessionStart(transaction, { userId: user.id, deviceId, now });
      await addJob(transaction, PASSWORD_CHANGED_QUEUE, { user_id: user.id });
      return user;
    }),

  /** Forgets some of those that serve nothing any more. */
  async clearAway(now: Date): Promise<void> {
    const old = database('password_reset')
      .select('id')
      .where('created_at', '<=', oldestReset(now))
      .limit(FORGOTTEN_AT_ONCE)
      .forUpdate()
      .skipLocked();
    await database('password_reset').whereIn('id', old).delete();
  },
});

const openReset = (database: Knex, id: string, now: Date) =>
  database('password_reset')
    .where({ id, used_at: null })
    .where('created_at', '>', oldestReset(now));
