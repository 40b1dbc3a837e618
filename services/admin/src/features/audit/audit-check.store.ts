import type { AuditCheck } from '@reset/api-contract/admin/audit.ts';
import type { Database } from '@reset/service-kit';
import { findBreaks, readHead } from './audit.store.ts';

/** What a look at the log found. */
export type Checked = NonNullable<AuditCheck['check']>;

/** Looks whether the log is what was appended, and keeps what was found in place of the last look. */
export async function checkAudit(database: Database, now: Date): Promise<Checked> {
  // What is appended meanwhile is looked at by the next.
  const { position, hash } = await readHead(database);
  const brokenAt = await findBreaks(database);
  await database('audit_check')
    .insert({
      checked_at: now,
      position,
      hash: Buffer.from(hash, 'hex'),
      broken_at: brokenAt,
    })
    .onConflict('is_only')
    .merge();
  return { checked_at: now.toISOString(), position, hash, broken_at: brokenAt };
}

/** What the latest look found; null before the first. */
export async function readCheck(database: Database): Promise<Checked | null> {
  const row = await database('audit_check').first<CheckRow | undefined>();
  if (!row) return null;
  return {
    checked_at: row.checked_at.toISOString(),
    position: Number(row.position),
    hash: row.hash.toString('hex'),
    broken_at: row.broken_at.map(Number),
  };
}

type CheckRow = {
  checked_at: Date;
  position: bigint;
  hash: Buffer;
  broken_at: (bigint | string)[];
};
