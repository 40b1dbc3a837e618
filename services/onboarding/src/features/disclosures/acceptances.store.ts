import { TERMS_TYPES } from '@reset/application-engine/terms.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { inEffect } from './disclosures.store.ts';

export type Acceptance = {
  userId: string;
  disclosureIds: readonly string[];
  at: Date;
  /** From where. */
  ipAddress: string;
  userAgent: string;
};

/** Of these disclosures, how many there are, and how many of them are in effect. */
export async function countDisclosures(
  database: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<{ known: number; current: number }> {
  const [known, current] = await Promise.all([
    database('disclosure').whereIn('id', ids).pluck('id'),
    database.from(inEffect(database, now)).whereIn('id', ids).pluck('id'),
  ]);
  return { known: known.length, current: current.length };
}

/** Keeps who accepted which texts, when and from where; what she had accepted before stays as it was. */
export async function keepAcceptances(
  transaction: Transaction,
  { userId, disclosureIds, at, ipAddress, userAgent }: Acceptance,
): Promise<void> {
  await transaction.raw(
    `INSERT INTO acceptance
       (user_id, disclosure_id, content_sha256, accepted_at, ip_address, user_agent)
     SELECT :userId, id, content_sha256, :at, :ipAddress, :userAgent
       FROM disclosure WHERE id = ANY (:ids)
     ON CONFLICT (user_id, disclosure_id) DO NOTHING`,
    { userId, at, ipAddress, userAgent, ids: [...disclosureIds] },
  );
}

/** Whether she has accepted all that the terms consist of, as it is in effect now. */
export async function hasAcceptedTerms(
  transaction: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const missing = await transaction
    .from(inEffect(transaction, now))
    .whereIn('disclosure_type', TERMS_TYPES)
    .whereNotIn('id', transaction('acceptance').where({ user_id: userId }).select('disclosure_id'))
    .first('id');
  return missing === undefined;
}
