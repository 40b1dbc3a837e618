import { createHash } from 'node:crypto';
import type { Database, Transaction } from '@reset/service-kit';
import type { AwaitedDocument } from '#providers/identity-checks.ts';

type Row = {
  user_id: string;
  document_digest: string | null;
  document_asked_at: Date | null;
};

const DAY_MS = 24 * 3_600_000;

/** Of the provider's ids of documents the digests alone are kept: whoever has an id may upload. */
const digestOf = (documentId: string): string =>
  createHash('sha256').update(documentId).digest('hex');

/** Which pictures verifications wait for, and how often the links to them were texted. */
export const documentLinkStore = (database: Database) => ({
  /** Whether these are the pictures that are awaited, or were last. */
  async isKnown(userId: string, documentId: string): Promise<boolean> {
    const row = await database<Row>('identity_verification')
      .where({ user_id: userId, document_digest: digestOf(documentId) })
      .first('user_id');
    return row !== undefined;
  },

  /** Since when the pictures are awaited that we know of; null for none. */
  async askedAt(userId: string): Promise<Date | null> {
    const row = await database<Row>('identity_verification')
      .where({ user_id: userId })
      .first('document_asked_at');
    return row?.document_asked_at ?? null;
  },

  /**
   * Keeps which pictures are awaited; to read of the same ones again changes nothing.
   * @param isRenewed whether they were asked for now, even if they are the same ones
   * @returns since when they are awaited
   */
  async keepAwaited(
    userId: string,
    { id }: AwaitedDocument,
    { now, isRenewed = false }: { now: Date; isRenewed?: boolean },
  ): Promise<Date> {
    const digest = digestOf(id);
    await database<Row>('identity_verification')
      .where({ user_id: userId })
      .modify((query) => {
        if (!isRenewed) void query.whereRaw('document_digest IS DISTINCT FROM ?', [digest]);
      })
      .update({ document_digest: digest, document_asked_at: now });
    return (await this.askedAt(userId)) ?? now;
  },

  /** How often the link was texted to her in the 24 hours before, and when last; null for never. */
  async texted(userId: string, now: Date): Promise<{ count: number; lastAt: Date | null }> {
    const row = await database('document_text')
      .where({ user_id: userId })
      .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
      .count({ count: '*' })
      .max({ lastAt: 'asked_at' })
      .first();
    return { count: Number(row?.['count'] ?? 0), lastAt: row?.['lastAt'] ?? null };
  },
});

export const addText = (transaction: Transaction, userId: string, now: Date): Promise<unknown> =>
  transaction('document_text').insert({ user_id: userId, asked_at: now });
