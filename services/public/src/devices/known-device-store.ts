import type { Knex } from 'knex';

type DeviceUse = {
  userId: string;
  /** As the gateway tells it; null for a browser without one, of which nothing is kept. */
  deviceId: string | null;
  now: Date;
};

/**
 * Remembers that somebody's session began in this browser, in the transaction that
 * begins it. Failed sign-ins from there are counted apart from everybody else's.
 */
export async function recordKnownDevice(
  transaction: Knex,
  { userId, deviceId, now }: DeviceUse,
): Promise<void> {
  if (deviceId === null) return;
  await transaction('known_device')
    .insert({ user_id: userId, device_id: deviceId, last_used_at: now })
    .onConflict(['user_id', 'device_id'])
    .merge(['last_used_at']);
}

/**
 * Whether whoever has this address was signed in with this browser before. It is one
 * and the same question for an address that nobody has.
 * @param email normalised
 */
export type KnowsDevice = (email: string, deviceId: string | null) => Promise<boolean>;

export const knowsDeviceIn =
  (database: Knex): KnowsDevice =>
  async (email, deviceId) => {
    const device = await database('known_device')
      .join('users', 'users.id', 'known_device.user_id')
      .where({ 'users.email': email, 'known_device.device_id': deviceId ?? '' })
      .first('device_id');
    return device !== undefined;
  };
