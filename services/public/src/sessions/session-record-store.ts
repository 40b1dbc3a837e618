import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';
import { recordKnownDevice } from '#devices/known-device-store.ts';

type Beginning = {
  userId: string;
  /** The browser's, as the gateway tells it; null when it has none. */
  deviceId: string | null;
  now: Date;
};

/** Keeps that a session of hers begins: tells it, and knows this browser from now on. */
export async function recordSessionStart(
  transaction: Knex.Transaction,
  { userId, deviceId, now }: Beginning,
): Promise<void> {
  await recordKnownDevice(transaction, { userId, deviceId, now });
  await appendEvent<UserEvent>(transaction, {
    type: 'user.signed_in',
    subject: userId,
    payload: {},
    occurredAt: now,
  });
}
