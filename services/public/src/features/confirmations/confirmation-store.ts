import type { AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { confirmEmail, replacePassword } from '#accounts/account-changes-store.ts';
import { finishSignUp, readOpenSignUp } from '#accounts/sign-up-row-store.ts';
import { lockUser, readUser } from '#accounts/user-row-store.ts';
import { PASSWORD_CHANGED_QUEUE } from '#features/passwords/passwords.ts';
import type { SignUp } from '#features/sign-up/sign-up.ts';
import type { User } from '#features/users/users.ts';
import { recordSessionStart } from '#sessions/session-record-store.ts';
import { CONFIRMATION_MAIL_QUEUE, oldestConfirmation, type Confirmation } from './confirmations.ts';

type Row = {
  id: string;
  user_id: string;
  email: string;
  device_id: string | null;
  created_at: Date;
  used_at: Date | null;
};

type NewPassword = { passwordHash: string; deviceId: string | null; now: Date };

export type ConfirmationStore = ReturnType<typeof confirmationStore>;

/** What links that confirm an address stand for. */
export const confirmationStore = (database: Knex, addJob: AddJob) => ({
  /** null for one that is too old, or was none. */
  find: (id: string, now: Date): Promise<Confirmation | null> =>
    readConfirmation(database, id, now),

  /** Who would have the account that does not exist yet; null when that has run out too. */
  findSignUp: ({ userId }: Confirmation, now: Date): Promise<SignUp | null> =>
    readOpenSignUp(database, userId, oldestConfirmation(now)),

  /** Asks for a mail; its link serves from now on, beside those that were sent before. */
  ask: (confirmation: Omit<Confirmation, 'isUsed'>, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const { id, userId, email, deviceId } = confirmation;
      await transaction('email_confirmation').insert({
        id,
        user_id: userId,
        email,
        device_id: deviceId,
        created_at: now,
      });
      await addJob(transaction, CONFIRMATION_MAIL_QUEUE, { confirmation_id: id });
    }),

  /** @returns false when the link was used at the same moment */
  confirm: ({ id }: Confirmation, account: User, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      if (!(await spend(transaction, id, now))) return false;
      const before = await lockUser(transaction, account.id);
      if (!before) return false;
      await confirmEmail(transaction, before, now);
      return true;
    }),

  /**
   * Gives the address's account, or a new one when there is none, to whoever has
   * the mailbox: her password, confirmed, all sessions over, and a new one begins.
   * null when the link serves no more.
   */
  takeOver: (confirmation: Confirmation, next: NewPassword): Promise<User | null> =>
    database.transaction(async (transaction) => {
      const { passwordHash, deviceId, now } = next;
      if (!(await spend(transaction, confirmation.id, now))) return null;
      const user =
        (await finishSignUp(transaction, {
          id: confirmation.userId,
          oldest: oldestConfirmation(now),
          passwordHash,
          confirmedAt: now,
          now,
        })) ?? (await replaceStrangers(transaction, confirmation.email, { next, addJob }));
      if (user) await recordSessionStart(transaction, { userId: user.id, deviceId, now });
      return user;
    }),
});

/** The unconfirmed account under this address gets another password; null when there is none. */
async function replaceStrangers(
  transaction: Knex.Transaction,
  email: string,
  { next, addJob }: { next: NewPassword; addJob: AddJob },
): Promise<User | null> {
  const found = await readUser(transaction, { email });
  const before = found && (await lockUser(transaction, found.id));
  if (!before || before.confirmedAt || before.deactivatedAt) return null;
  await addJob(transaction, PASSWORD_CHANGED_QUEUE, { user_id: before.id });
  return replacePassword(transaction, before, next);
}

async function readConfirmation(
  database: Knex,
  id: string,
  now: Date,
): Promise<Confirmation | null> {
  const row = await database<Row>('email_confirmation')
    .where({ id })
    .where('created_at', '>', oldestConfirmation(now))
    .first();
  if (!row) return null;
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    deviceId: row.device_id,
    isUsed: row.used_at !== null,
  };
}

const spend = async (transaction: Knex.Transaction, id: string, now: Date): Promise<boolean> =>
  (await transaction('email_confirmation')
    .where({ id, used_at: null })
    .where('created_at', '>', oldestConfirmation(now))
    .update({ used_at: now })) > 0;
