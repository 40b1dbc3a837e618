import { isDeepStrictEqual } from 'node:util';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';
import { toEvent, type User } from '#features/users/users.ts';
import { readUser, toRow, type NewUser } from './user-row-store.ts';

/* What is done to accounts, each with its events, in the transaction of whoever does it. */

/** Makes the account of somebody new; null when somebody has the id or the address already. */
export async function makeAccount(
  transaction: Knex.Transaction,
  user: NewUser,
  passwordHash: string,
): Promise<User | null> {
  const made = await transaction('users')
    .insert(toRow(user))
    // Waits for whoever is about to take the address, and is then one too late.
    .onConflict()
    .ignore()
    .returning('id');
  if (made.length === 0) return null;
  await writeCredential(transaction, { id: user.id, passwordHash, now: user.createdAt });
  return tellOfChange(transaction, { id: user.id, before: null, now: user.createdAt });
}

/**
 * A new password by way of a mail: it confirms the address, ends all sessions and
 * voids the links to choose another. Where the address was not confirmed before,
 * whoever had the account until now may be a stranger: nothing that he proved
 * himself with may let him in, or keep its owner out.
 * @param before locked
 */
export async function replacePassword(
  transaction: Knex.Transaction,
  before: User,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<User> {
  const { id } = before;
  await writeCredential(transaction, { id, passwordHash, now });
  if (!before.confirmedAt) {
    await transaction('users')
      .where({ id })
      .update({ confirmed_at: now, mfa_enabled_at: null, phone_number: null });
    for (const table of ['known_device', 'recovery_code', 'code_challenge']) {
      await transaction(table).where({ user_id: id }).delete();
    }
  }
  await transaction('password_reset')
    .where({ user_id: id, used_at: null })
    .update({ used_at: now });
  const user = await tellOfChange(transaction, { id, before, now });
  await endSessions(transaction, { id, because: 'password_changed', now });
  return user;
}

/** @param before locked */
export async function confirmEmail(
  transaction: Knex.Transaction,
  before: User,
  now: Date,
): Promise<void> {
  const { id } = before;
  await transaction('users')
    .where({ id })
    .update({ confirmed_at: transaction.raw('coalesce(confirmed_at, ?)', [now]) });
  await tellOfChange(transaction, { id, before, now });
}

export async function writeCredential(
  transaction: Knex.Transaction,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
): Promise<void> {
  await transaction('credential')
    .insert({ user_id: id, password_hash: passwordHash, updated_at: now })
    .onConflict('user_id')
    .merge();
}

/** Tells what somebody is now, if that is another than before; answers it. */
export async function tellOfChange(
  transaction: Knex.Transaction,
  { id, before, now }: { id: string; before: User | null; now: Date },
): Promise<User> {
  const user = await readUser(transaction, { id });
  if (!user) throw new Error('The account is not there after it was written.');
  const payload = toEvent(user);
  if (before && isDeepStrictEqual(payload, toEvent(before))) return user;
  await appendEvent<UserEvent>(transaction, {
    type: before ? 'user.changed' : 'user.registered',
    subject: id,
    payload,
    occurredAt: now,
  });
  return user;
}

type SessionsEnded = Extract<UserEvent, { type: 'user.sessions_ended' }>['payload'];

/** Whoever is signed in as this person no longer is. */
export const endSessions = (
  transaction: Knex.Transaction,
  { id, because, now }: SessionsEnded & { id: string; now: Date },
): Promise<void> =>
  appendEvent<UserEvent>(transaction, {
    type: 'user.sessions_ended',
    subject: id,
    payload: { because },
    occurredAt: now,
  });
