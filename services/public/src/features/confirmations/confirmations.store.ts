import { newId, type Database, type Jobs, type Transaction } from '@reset/service-kit';
import { replacePassword } from '#features/passwords/passwords.store.ts';
import type { NewPassword } from '#features/passwords/passwords.ts';
import { recordSessionStart } from '#features/sessions/sessions.store.ts';
import { insertConfirmation, makeAccountOf } from '#features/sign-up/sign-up.store.ts';
import { confirmEmail, lockUser, readUser } from '#features/users/users.store.ts';
import type { User } from '#features/users/users.ts';
import { CONFIRMATION_MAIL_QUEUE, oldestConfirmation, type Confirmation } from './confirmations.ts';

type Deps = { database: Database; jobs: Jobs };

/** Has the mail sent once more; its link serves from now on, beside those that were sent before. */
export const requestConfirmation = (
  { database, jobs }: Deps,
  { id: userId, email, enteredEmail }: User,
  { deviceId, now }: { deviceId: string | null; now: Date },
): Promise<void> =>
  database.transaction(async (transaction) => {
    const id = newId();
    const link = { id, userId, email: enteredEmail ?? email, deviceId, createdAt: now };
    await insertConfirmation(transaction, link);
    await jobs.add(transaction, CONFIRMATION_MAIL_QUEUE, { confirmation_id: id });
  });

type Row = {
  id: string;
  user_id: string;
  email: string;
  device_id: string | null;
  created_at: Date;
  used_at: Date | null;
};

/** null for one that is too old, or was none. */
export async function findConfirmation(
  database: Database,
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
    createdAt: row.created_at,
  };
}

/** @returns false when the link was used concurrently */
export const confirmAccount = (
  database: Database,
  { id, email }: Confirmation,
  { account, now }: { account: User; now: Date },
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    if (!(await consumeLink(transaction, id, now))) return false;
    const before = await lockUser(transaction, account.id);
    // She may have corrected the address just now.
    if (before?.email !== email) return false;
    await confirmEmail(transaction, before, now);
    return true;
  });

/**
 * Gives the address's account, or a new one when there is none, to whoever has
 * the mailbox: her password, confirmed, all sessions over, and a new one begins.
 * null when the link serves no more.
 */
export const takeOver = (
  { database, jobs }: Deps,
  confirmation: Confirmation,
  next: NewPassword,
): Promise<User | null> =>
  database.transaction(async (transaction) => {
    const { passwordHash, deviceId, now } = next;
    if (!(await consumeLink(transaction, confirmation.id, now))) return null;
    const oldest = oldestConfirmation(now);
    const ending = { oldest, passwordHash, confirmedAt: now, now };
    const user =
      (await makeAccountOf(transaction, confirmation.userId, ending)) ??
      (await replaceStrangersPassword(transaction, jobs, { email: confirmation.email, next }));
    if (user) await recordSessionStart(transaction, { userId: user.id, deviceId, now });
    return user;
  });

/** The unconfirmed account under this address gets another password; null when there is none. */
async function replaceStrangersPassword(
  transaction: Transaction,
  jobs: Jobs,
  { email, next }: { email: string; next: NewPassword },
): Promise<User | null> {
  const found = await readUser(transaction, { email });
  const before = found && (await lockUser(transaction, found.id));
  if (before?.email !== email || before.confirmedAt || before.deactivatedAt) return null;
  return replacePassword(transaction, jobs, before, next);
}

const consumeLink = async (transaction: Transaction, id: string, now: Date): Promise<boolean> =>
  (await transaction('email_confirmation')
    .where({ id, used_at: null })
    .where('created_at', '>', oldestConfirmation(now))
    .update({ used_at: now })) > 0;
