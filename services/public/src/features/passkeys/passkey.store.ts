import type { Database, Transaction } from '@reset/service-kit';
import type { Passkey } from './passkey.ts';

/* Passkeys as they are kept. */

/** Hers, in the order in which they were added. */
export async function readPasskeys(database: Database, userId: string): Promise<Passkey[]> {
  const rows = await database('passkey')
    .where({ user_id: userId })
    .orderBy(['created_at', 'id'])
    .select<PasskeyRow[]>();
  return rows.map(toPasskey);
}

/** One of hers; null when she has none of this id. */
export async function readOwnPasskey(
  database: Database,
  which: { id: string; userId: string },
): Promise<Passkey | null> {
  const row = await own(database, which).first<PasskeyRow | undefined>();
  return row ? toPasskey(row) : null;
}

/** Whoever's it is; null when it is nobody's. */
export async function findPasskey(
  database: Database,
  credentialId: Buffer,
): Promise<Passkey | null> {
  const row = await database('passkey')
    .where({ credential_id: credentialId })
    .first<PasskeyRow | undefined>();
  return row ? toPasskey(row) : null;
}

/** Keeps it; null when the authenticator's name for it is taken, by whomever. */
export async function insertPasskey(
  transaction: Transaction,
  passkey: Omit<Passkey, 'lastUsedAt'>,
): Promise<Passkey | null> {
  const [row] = await transaction('passkey')
    .insert({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict('credential_id')
    .ignore()
    .returning<PasskeyRow[]>('*');
  return row ? toPasskey(row) : null;
}

/** Calls it another name; null when she has none of this id. */
export async function renamePasskey(
  database: Database,
  which: { id: string; userId: string },
  name: string,
): Promise<Passkey | null> {
  const [row] = await own(database, which).update({ name }).returning<PasskeyRow[]>('*');
  return row ? toPasskey(row) : null;
}

/** One of hers, or none. */
export const own = (database: Database, { id, userId }: { id: string; userId: string }) =>
  database('passkey').where({ id, user_id: userId });

type PasskeyRow = {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** A bigint, which the driver gives as text. */
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
