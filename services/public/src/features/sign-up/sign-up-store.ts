import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { finishSignUp, readOpenSignUp, toSignUpRow } from '#accounts/sign-up-row-store.ts';
import type { User } from '#features/users/users.ts';
import { recordSessionStart } from '#sessions/session-record-store.ts';
import { oldestSignUp, SIGN_UP_MAIL_QUEUE, type SignUp } from './sign-up.ts';

/** Longer than any link in a mail serves. */
const KEPT_DAYS = 4;

/** So that no mail has to clear up after a whole attack. */
const FORGOTTEN_AT_ONCE = 100;

export type SignUpStore = ReturnType<typeof signUpStore>;

/** Sign-ups, from the first page to the account. */
export const signUpStore = (database: Knex, addJob: AddJob) => ({
  /** The same rows and the same job, whoever has the address. */
  begin: (signUp: SignUp, deviceId: string | null): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction('sign_up').insert(toSignUpRow(signUp));
      await transaction('email_confirmation').insert({
        id: signUp.id,
        user_id: signUp.id,
        email: signUp.email,
        device_id: deviceId,
        created_at: signUp.createdAt,
      });
      await addJob(transaction, SIGN_UP_MAIL_QUEUE, { sign_up_id: signUp.id });
    }),

  /** null for one that does not serve: unknown, used, or older than its token may be. */
  findOpen: (id: string, now: Date): Promise<SignUp | null> =>
    readOpenSignUp(database, id, oldestSignUp(now)),

  /** The address of a sign-up, whatever became of it; null when it was cleared away. */
  async findEmail(id: string): Promise<string | null> {
    const row = await database<{ id: string; email: string }>('sign_up')
      .where({ id })
      .first('email');
    return row?.email ?? null;
  },

  /** Makes the account and begins its first session; null when the token does not serve. */
  finish: (
    id: string,
    { passwordHash, deviceId, now }: { passwordHash: string; deviceId: string | null; now: Date },
  ): Promise<User | null> =>
    database.transaction(async (transaction) => {
      const oldest = oldestSignUp(now);
      const ending = { id, oldest, passwordHash, confirmedAt: null, now };
      const user = await finishSignUp(transaction, ending);
      if (user) await recordSessionStart(transaction, { userId: user.id, deviceId, now });
      return user;
    }),

  /** Forgets some of those that no token and no link leads to any more. */
  async clearAway(now: Date): Promise<void> {
    const keptFrom = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
    for (const table of ['sign_up', 'email_confirmation']) {
      const old = database(table)
        .select('id')
        .where('created_at', '<', keptFrom)
        .limit(FORGOTTEN_AT_ONCE)
        .forUpdate()
        .skipLocked();
      await database(table).whereIn('id', old).delete();
    }
  },
});
