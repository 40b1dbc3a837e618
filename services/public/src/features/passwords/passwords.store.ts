import { createHash } from 'node:crypto';
import type { Database, Jobs, Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { endSessions, isKnownDevice } from '#features/sessions/sessions.store.ts';
import {
  publishChange,
  readAccount,
  writeCredential,
  type Account,
} from '#features/users/users.store.ts';
import { isOpen, type User } from '#features/users/users.ts';
import { countedAs, LOCK_MINUTES, MAX_ATTEMPTS } from './lock-out.ts';
import { PASSWORD_CHANGED_QUEUE, type NewPassword, type PasswordChangedJob } from './passwords.ts';

/** So that no sign-in has to clear up after a whole attack. */
const CLEARED_AT_MOST = 100;

type Guess = {
  /** Normalised. */
  email: string;
  password: string;
  /** The browser; null when it has no id. */
  deviceId: string | null;
};

/** `counted` is what the attempt was counted as, to be forgiven. */
type Proof = Account & { counted: string };

/**
 * The account whose password this is; `wrong` for whatever was wrong, after the
 * same work, and `locked` while too many attempts count (decision 18). Refuses with 503 at once, and
 * counts nothing, when too many wait for an answer.
 */
export const provePassword = (
  context: Context,
  guess: Guess,
): Promise<Proof | 'wrong' | 'locked'> =>
  context.passwordHashing.guess(() => lookAt(context, guess));

async function lookAt(
  { clock, config, database, passwordHashing }: Context,
  { email, password, deviceId }: Guess,
): Promise<Proof | 'wrong' | 'locked'> {
  const isKnown = await isKnownDevice(database, email, deviceId);
  const counted = countedAs(email, isKnown ? deviceId : null);
  if (!(await countAttempt(database, counted, clock.now()))) return 'locked';
  const account = await readAccount(database, email);
  const isRight = await passwordHashing.matches(password, account?.passwordHash ?? null);
  return isRight && account && isOpen(account.user, config) ? { ...account, counted } : 'wrong';
}

/**
 * Counts an attempt before its password, or what a passkey signed, is looked at; it is forgiven when
 * that was right. So fifty concurrent guesses are no more than fifty one after the other.
 * @returns false while it is locked; that attempt must not be looked at
 */
export async function countAttempt(
  database: Database,
  counted: string,
  now: Date,
): Promise<boolean> {
  const forgottenAt = new Date(now.getTime() + LOCK_MINUTES * 60_000);
  // One statement: the row's lock lets no two attempts read the same count. A
  // locked row is left as it is, so that trying on does not prolong the lock.
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `INSERT INTO sign_in_attempt AS known (email_digest, count, forgotten_at)
     VALUES (:digest, 1, :forgottenAt)
     ON CONFLICT (email_digest) DO UPDATE SET
       count = CASE WHEN known.forgotten_at <= :now THEN 1 ELSE known.count + 1 END,
       forgotten_at = :forgottenAt
     WHERE known.forgotten_at <= :now OR known.count < :max
     RETURNING 1`,
    { digest: digestOf(counted), forgottenAt, now, max: MAX_ATTEMPTS },
  );
  return rows.length > 0;
}

/** After the right password. Deletes some of those that no longer count for anybody, too. */
export async function forgiveAttempts(
  database: Database,
  counted: string,
  now: Date,
): Promise<void> {
  await database('sign_in_attempt')
    .where({ email_digest: digestOf(counted) })
    .delete();
  await database('sign_in_attempt')
    .whereIn(
      'email_digest',
      database('sign_in_attempt')
        .select('email_digest')
        .where('forgotten_at', '<=', now)
        .limit(CLEARED_AT_MOST)
        .forUpdate()
        .skipLocked(),
    )
    .delete();
}

const digestOf = (counted: string): Buffer => createHash('sha256').update(counted).digest();

/** Whether the credential is still the one that a password was proven against. */
export async function isCurrentPassword(
  transaction: Transaction,
  { user, passwordHash }: Account,
): Promise<boolean> {
  const credential = await transaction('credential')
    .where({ user_id: user.id, password_hash: passwordHash })
    .first('user_id');
  return credential !== undefined;
}

/**
 * A new password ends all sessions, voids the links to choose another, and is written to the
 * owner. The account is locked by the caller's transaction.
 * @returns the version that sessions of hers have from now on
 */
export async function changePassword(
  transaction: Transaction,
  jobs: Jobs,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
): Promise<number> {
  await writeCredential(transaction, { id, passwordHash, now });
  await transaction('password_reset')
    .where({ user_id: id, used_at: null })
    .update({ used_at: now });
  await jobs.add(transaction, PASSWORD_CHANGED_QUEUE, {
    user_id: id,
    at: now.toISOString(),
  } satisfies PasswordChangedJob);
  return endSessions(transaction, id, { reason: 'password_changed', now });
}

/** What somebody proves herself by beside the password, and where that is kept. */
const PROOFS = [
  'known_device',
  'recovery_code',
  'code_challenge',
  'authenticator_app',
  'passkey',
  'passkey_challenge',
];

/**
 * A new password by way of a mail, which confirms the address too. Where it was not
 * confirmed before, whoever had the account until now may be a stranger: nothing that
 * he proved himself with may let him in, or keep its owner out.
 * @param before locked
 */
export async function replacePassword(
  transaction: Transaction,
  jobs: Jobs,
  before: User,
  { passwordHash, now }: NewPassword,
): Promise<User> {
  const { id } = before;
  if (!before.confirmedAt) {
    await transaction('users')
      .where({ id })
      .update({ confirmed_at: now, mfa_enabled_at: null, phone_number: null });
    for (const table of PROOFS) await transaction(table).where({ user_id: id }).delete();
  }
  const user = await publishChange(transaction, { id, before, now });
  const sessionVersion = await changePassword(transaction, jobs, { id, passwordHash, now });
  return { ...user, sessionVersion };
}
