import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { appendEvent, type Database, type Transaction } from '@reset/service-kit';

type SessionStarted = {
  userId: string;
  /** The browser's, as the gateway names it; null for a browser without one, of which nothing is kept. */
  deviceId: string | null;
  now: Date;
};

/** Publishes that a session of hers begins, and knows this browser from now on. */
export async function recordSessionStart(
  transaction: Transaction,
  started: SessionStarted,
): Promise<void> {
  await recordKnownDevice(transaction, started);
  await appendEvent<UserEvent>(transaction, {
    type: 'user.signed_in',
    subject: started.userId,
    payload: {},
    occurredAt: started.now,
  });
}

/**
 * Remembers that a person's session began in this browser, in the transaction that
 * begins it. Failed sign-ins from there are counted apart from everybody else's.
 */
export async function recordKnownDevice(
  transaction: Transaction,
  { userId, deviceId, now }: SessionStarted,
): Promise<void> {
  if (deviceId === null) return;
  await transaction('known_device')
    .insert({ user_id: userId, device_id: deviceId, last_used_at: now })
    .onConflict(['user_id', 'device_id'])
    .merge(['last_used_at']);
}

/**
 * Whether whoever has this address was signed in with this browser before. It is one
 * and the same query for an address that nobody has.
 * @param email normalised
 */
export async function isKnownDevice(
  database: Database,
  email: string,
  deviceId: string | null,
): Promise<boolean> {
  const device = await database('known_device')
    .join('users', 'users.id', 'known_device.user_id')
    .where({ 'users.email': email, 'known_device.device_id': deviceId ?? '' })
    .first('device_id');
  return device !== undefined;
}

type SessionsEnded = Extract<UserEvent, { type: 'user.sessions_ended' }>['payload'];

/**
 * Whoever is signed in as this person no longer is, and a sign-in that is under way no longer
 * comes to a session.
 * @returns the version that sessions of hers have from now on
 */
export async function endSessions(
  transaction: Transaction,
  userId: string,
  { reason, now }: { reason: SessionsEnded['because']; now: Date },
): Promise<number> {
  const [raised] = await transaction('users')
    .where({ id: userId })
    .increment('session_version')
    .returning<{ session_version: number }[]>('session_version');
  if (!raised) throw new Error('The account is not there whose sessions end.');
  await appendEvent<UserEvent>(transaction, {
    type: 'user.sessions_ended',
    subject: userId,
    payload: { because: reason, session_version: raised.session_version },
    occurredAt: now,
  });
  return raised.session_version;
}
