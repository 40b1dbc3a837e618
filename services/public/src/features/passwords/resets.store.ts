import type { Language } from '@reset/api-contract/public/language.ts';
import { newId, type Database, type Jobs } from '@reset/service-kit';
import { recordSessionStart } from '#features/sessions/sessions.store.ts';
import { lockUser, readUser } from '#features/users/users.store.ts';
import { hasSecondFactor, type User } from '#features/users/users.ts';
import { replacePassword } from './passwords.store.ts';
import {
  endOfReset,
  oldestReset,
  RESET_MAIL_QUEUE,
  type NewPassword,
  type ResetMailJob,
} from './passwords.ts';

/** So that no mail has to clear up after a whole attack. */
const CLEARED_AT_MOST = 100;

type NewReset = { id: string; user: Pick<User, 'id' | 'email'>; now: Date };

/** Links to choose a new password. */
export const resetStore = ({ database, jobs }: { database: Database; jobs: Jobs }) => ({
  /** Has the mail sent, without a look at who has the address. @param email normalised */
  request: (email: string, language: Language | null): Promise<void> =>
    database.transaction((transaction) => {
      const job: ResetMailJob = { reset_id: newId(), email, language };
      return jobs.add(transaction, RESET_MAIL_QUEUE, job);
    }),

  /**
   * Lets the link serve from now on; a second time for the same id is as the first.
   * @returns until when it serves; null where the account has another address by now
   */
  open: ({ id, user: { id: userId, email }, now }: NewReset): Promise<Date | null> =>
    database.transaction(async (transaction) => {
      if ((await lockUser(transaction, userId))?.email !== email) return null;
      await transaction('password_reset')
        .insert({ id, user_id: userId, created_at: now })
        .onConflict('id')
        .ignore();
      const row = await transaction('password_reset')
        .where({ id })
        .first<{ created_at: Date } | undefined>('created_at');
      return endOfReset(row?.created_at ?? now);
    }),

  /** Whose password the link changes; null when it serves nothing. */
  async findOwner(id: string, now: Date): Promise<User | null> {
    const row = await openReset(database, id, now).first<{ user_id: string }>('user_id');
    return row ? readUser(database, { id: row.user_id }) : null;
  },

  /**
   * The new password, all sessions over and one that begins, unless a second factor
   * is still to be given; null when the link serves nothing any more.
   */
  redeem: (id: string, next: NewPassword): Promise<User | null> =>
    database.transaction(async (transaction) => {
      const { deviceId, now } = next;
      const row = await openReset(transaction, id, now).first<{ user_id: string }>('user_id');
      const before = row && (await lockUser(transaction, row.user_id));
      if (!before || before.deactivatedAt) return null;
      if (!(await openReset(transaction, id, now).update({ used_at: now }))) return null;
      const user = await replacePassword(transaction, jobs, before, next);
      if (!hasSecondFactor(user))
        await recordSessionStart(transaction, { userId: user.id, deviceId, now });
      return user;
    }),

  /** Forgets some of those that serve nothing any more. */
  async clearOld(now: Date): Promise<void> {
    const old = database('password_reset')
      .select('id')
      .where('created_at', '<=', oldestReset(now))
      .limit(CLEARED_AT_MOST)
      .forUpdate()
      .skipLocked();
    await database('password_reset').whereIn('id', old).delete();
  },
});

const openReset = (database: Database, id: string, now: Date) =>
  database('password_reset')
    .where({ id, used_at: null })
    .where('created_at', '>', oldestReset(now));
