import { createHash } from 'node:crypto';
import { type Database, newId, type Transaction } from '@reset/service-kit';
import { CURRENT_WORDING } from './consent-wording.ts';

/** By whom, when, and from where it is decided. */
type Decision = { userId: string; at: Date; ipAddress: string; userAgent: string };

/** Who agreed to be texted about her account, in the database. */
export const textConsentStore = (database: Database) => ({
  /** Whether she agreed to be texted at a number, given as ten digits, and has not ended it. */
  async isOptedIn(userId: string, phoneNumber: string): Promise<boolean> {
    const last = await lastOf(database, userId);
    return last?.phone_digest === digestOf(last?.id, phoneNumber);
  },

  /** Whether she agreed to be texted at some number, and has not ended it. */
  hasOptedIn: async (userId: string): Promise<boolean> =>
    (await lastOf(database, userId))?.opted_in ?? false,

  /** Of these members, who agreed to be texted at some number, and has not ended it. */
  async whoOptedIn(userIds: readonly string[]): Promise<Set<string>> {
    const rows = await database
      .from(
        database('text_consent')
          .distinctOn('user_id')
          .whereIn('user_id', userIds)
          .orderBy(['user_id', ...LAST_FIRST])
          .as('last'),
      )
      .where({ opted_in: true })
      .pluck<string[]>('user_id');
    return new Set(rows);
  },

  /** Keeps that she agrees to the current words; in the same words for the same number it is kept once. */
  optIn: (decision: Decision, phoneNumber: string): Promise<void> =>
    database.transaction(async (transaction) => {
      const last = await holdLast(transaction, decision.userId);
      const isSame =
        last?.wording_version === CURRENT_WORDING &&
        last.phone_digest === digestOf(last.id, phoneNumber);
      if (isSame) return;
      const id = newId();
      await add(transaction, decision, {
        id,
        opted_in: true,
        wording_version: CURRENT_WORDING,
        phone_digest: digestOf(id, phoneNumber),
      });
    }),

  /** Keeps that she ends it; what is not there is not ended. */
  optOut: (decision: Decision): Promise<void> =>
    database.transaction(async (transaction) => {
      const last = await holdLast(transaction, decision.userId);
      if (!last?.opted_in) return;
      await add(transaction, decision, {
        id: newId(),
        opted_in: false,
        wording_version: null,
        phone_digest: null,
      });
    }),
});

type Consent = {
  id: string;
  opted_in: boolean;
  wording_version: number | null;
  phone_digest: string | null;
};

const LAST_FIRST = [
  { column: 'decided_at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;

const lastOf = (database: Database, userId: string): Promise<Consent | undefined> =>
  database('text_consent')
    .where({ user_id: userId })
    .orderBy([...LAST_FIRST])
    .first();

/** One decision of a member after the other, so that the second of two at once sees the first. */
async function holdLast(transaction: Transaction, userId: string): Promise<Consent | undefined> {
  await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `text consent of ${userId}`,
  ]);
  return lastOf(transaction, userId);
}

const add = async (
  transaction: Transaction,
  { userId, at, ipAddress, userAgent }: Decision,
  consent: Consent,
): Promise<void> => {
  await transaction('text_consent').insert({
    ...consent,
    user_id: userId,
    decided_at: at,
    ip_address: ipAddress,
    user_agent: userAgent,
  });
};

const digestOf = (id: string | undefined, phoneNumber: string): string =>
  createHash('sha256').update(`${id} ${phoneNumber}`).digest('hex');
