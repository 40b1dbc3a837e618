import type { AcceptedDocument, Acceptances } from '@reset/api-contract/onboarding/acceptances.ts';
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

/** What a person has agreed to, the latest first. */
export async function readAcceptances(database: Database, userId: string): Promise<Acceptances> {
  const rows = await acceptedBy(database, userId)
    .select(SHOWN)
    .orderBy([{ column: 'a.accepted_at', order: 'desc' }, 'd.disclosure_type']);
  return rows.map(toShown);
}

/** A version that a person has agreed to, with its text; null where she has not. */
export async function readAcceptedDocument(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<AcceptedDocument | null> {
  const row = await acceptedBy(database, userId)
    .where('d.id', id)
    .first([...SHOWN, 'd.body']);
  return row ? { ...toShown(row), body: row.body } : null;
}

const SHOWN = ['d.id', 'd.disclosure_type', 'd.title', 'd.version', 'a.accepted_at'];

const acceptedBy = (database: Database, userId: string) =>
  database('acceptance as a')
    .join('disclosure as d', 'd.id', 'a.disclosure_id')
    .where('a.user_id', userId);

type ShownRow = Omit<Acceptances[number], 'accepted_at'> & { accepted_at: Date };

const toShown = ({ id, disclosure_type, title, version, accepted_at }: ShownRow) => ({
  id,
  disclosure_type,
  title,
  version,
  accepted_at: accepted_at.toISOString(),
});
