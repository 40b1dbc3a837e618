import type { Pool } from 'pg';

/**
 * Keeps what is being decided in the middle of its transaction: money has moved in it, and what
 * happened to the purchase cannot be written yet.
 * @returns lets go of it
 */
export async function holdWrites(database: Pool): Promise<() => Promise<void>> {
  const client = await database.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE member.card_event IN SHARE MODE');
  return async () => {
    await client.query('COMMIT').catch(() => undefined);
    client.release(true);
  };
}
