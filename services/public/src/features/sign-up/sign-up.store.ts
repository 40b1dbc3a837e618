import type { Database, Jobs, Transaction } from '@reset/service-kit';
import { recordSessionStart } from '#features/sessions/sessions.store.ts';
import {
  makeAccount,
  toAcquisition,
  toAcquisitionRow,
  type AcquisitionRow,
} from '#features/users/users.store.ts';
import type { User } from '#features/users/users.ts';
import { oldestSignUp, SIGN_UP_MAIL_QUEUE, type SignUp } from './sign-up.ts';

/** Longer than any link in a mail serves. */
const KEPT_DAYS = 4;

/** So that no mail has to clear up after a whole attack. */
const CLEARED_AT_MOST = 100;

/** Keeps a sign-up with its job, the same rows whoever has the address. */
export const beginSignUp = (
  { database, jobs }: { database: Database; jobs: Jobs },
  signUp: SignUp,
  deviceId: string | null,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction('sign_up').insert(toRow(signUp));
    const { id, email, createdAt } = signUp;
    await insertConfirmation(transaction, { id, userId: id, email, deviceId, createdAt });
    await jobs.add(transaction, SIGN_UP_MAIL_QUEUE, { sign_up_id: id });
  });

type NewConfirmation = {
  id: string;
  userId: string;
  email: string;
  deviceId: string | null;
  createdAt: Date;
};

/** Lets the link of this id confirm the address from now on. */
export async function insertConfirmation(
  transaction: Transaction,
  { id, userId, email, deviceId, createdAt }: NewConfirmation,
): Promise<void> {
  await transaction('email_confirmation').insert({
    id,
    user_id: userId,
    email,
    device_id: deviceId,
    created_at: createdAt,
  });
}

/**
 * A sign-up that no account came of yet; null when there is none.
 * @param oldest older ones no longer count: those that are too old for the token or the link
 */
export async function findOpenSignUp(
  database: Database,
  id: string,
  oldest: Date,
): Promise<SignUp | null> {
  const row = await database<SignUpRow & { used_at: Date | null }>('sign_up')
    .where({ id, used_at: null })
    .where('created_at', '>', oldest)
    .first();
  return row ? fromRow(row) : null;
}

/** Where the mail of a sign-up goes, and what it needs, whatever became of it; null when it was cleared away. */
export async function findSignUp(
  database: Database,
  id: string,
): Promise<Pick<SignUp, 'id' | 'email' | 'language' | 'partnerSlug' | 'createdAt'> | null> {
  const row = await database<SignUpRow>('sign_up').where({ id }).first();
  return row ? fromRow(row) : null;
}

/** Makes the account and begins its first session; null when the token serves nothing. */
export const finishSignUp = (
  database: Database,
  id: string,
  { passwordHash, deviceId, now }: { passwordHash: string; deviceId: string | null; now: Date },
): Promise<User | null> =>
  database.transaction(async (transaction) => {
    const ending = { oldest: oldestSignUp(now), passwordHash, confirmedAt: null, now };
    const user = await makeAccountOf(transaction, id, ending);
    if (user) await recordSessionStart(transaction, { userId: user.id, deviceId, now });
    return user;
  });

type Ending = {
  /** Older ones no longer count. */
  oldest: Date;
  passwordHash: string;
  /** null while the address is not confirmed. */
  confirmedAt: Date | null;
  now: Date;
};

/**
 * Uses a sign-up up and makes its account; null when it was used or has run out,
 * or when the address is taken by now.
 */
export async function makeAccountOf(
  transaction: Transaction,
  id: string,
  { oldest, passwordHash, confirmedAt, now }: Ending,
): Promise<User | null> {
  const [row] = await transaction('sign_up')
    .where({ id, used_at: null })
    .where('created_at', '>', oldest)
    .update({ used_at: now })
    .returning<SignUpRow[]>('*');
  if (!row) return null;
  const user = {
    ...fromRow(row),
    isSeeded: false,
    confirmedAt,
    phoneNumber: null,
    textsEnabledAt: null,
    createdAt: now,
  };
  return makeAccount(transaction, user, passwordHash);
}

/** Forgets some of those that no token and no link leads to any more. */
export async function clearOldSignUps(database: Database, now: Date): Promise<void> {
  const keptFrom = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
  for (const table of ['sign_up', 'email_confirmation']) {
    const old = database(table)
      .select('id')
      .where('created_at', '<', keptFrom)
      .limit(CLEARED_AT_MOST)
      .forUpdate()
      .skipLocked();
    await database(table).whereIn('id', old).delete();
  }
}

type SignUpRow = AcquisitionRow & {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: SignUp['language'];
  created_at: Date;
};

const toRow = (signUp: SignUp): SignUpRow => ({
  ...toAcquisitionRow(signUp),
  id: signUp.id,
  email: signUp.email,
  first_name: signUp.firstName,
  last_name: signUp.lastName,
  language: signUp.language,
  created_at: signUp.createdAt,
});

const fromRow = (row: SignUpRow): SignUp => ({
  ...toAcquisition(row),
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.language,
  createdAt: row.created_at,
});
