import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import { appendEvent, type AddJob, type Database, type Transaction } from '@reset/service-kit';
import { memberStore } from '#features/members/members.store.ts';
import { isDepositKey } from './refund-destination.store.ts';
import { READ_TAX_RETURNS_QUEUE, type TaxFiler } from './tax-returns.ts';

/** Returns that can change are read again so long after they were read last. */
const STALE_AFTER_MS = 6 * 3_600_000;
/** She may be answering the questions at this moment, and waits for what comes of them. */
const LATELY_MS = 3_600_000;
const STALE_LATELY_MS = 60_000;
/** Who opened the questions so long ago and filed nothing is asked for no more. */
const OPEN_DAYS = 30;
/** Nothing becomes of a return any more that was sent so long ago. */
const LIVE_DAYS = 365;
const MAX_STALE = 500;
const MAX_UNASKED = 100;

/** Who opens the questions of her taxes. */
export type OpenedFiler = { userId: string; aprilUserId: string; homeState: string | null };

/** Who files taxes, in the database. */
export const taxFilerStore = (database: Database, addJob: AddJob) => ({
  /** The provider's id of her; null for who has not begun. */
  async find(userId: string): Promise<string | null> {
    const row = await database('tax_filer').where({ user_id: userId }).first('april_user_id');
    return row?.april_user_id ?? null;
  },

  /**
   * Keeps that she opens the questions now; the first time she becomes a member, and it is published.
   * @param homeState null where nobody tells it now: what was told before counts
   */
  open: ({ userId, aprilUserId, homeState }: OpenedFiler, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      await memberStore(transaction).ensure(userId, now);
      const { rows } = await transaction.raw<{ rows: { is_new: boolean }[] }>(OPEN, {
        userId,
        aprilUserId,
        homeState,
        now,
      });
      if (!rows[0]?.is_new) return;
      await appendEvent<TaxEvent>(transaction, {
        type: 'tax_filing.started',
        subject: userId,
        payload: {},
        occurredAt: now,
      });
    }),

  /** Of whom onboarding was not asked yet where they live, which nobody knows, in their order after one. */
  homeless: (after: string | null): Promise<string[]> =>
    database('tax_filer')
      .where({ home_state: null, home_asked_at: null })
      .modify((query) => void (after === null || query.where('user_id', '>', after)))
      .orderBy('user_id')
      .limit(MAX_UNASKED)
      .pluck('user_id'),

  /**
   * Keeps that it was asked, and what it said; what was told in the meantime counts before that.
   * @param homeState null for who has not told it
   */
  async keepHome(userId: string, homeState: string | null, now: Date): Promise<void> {
    await database('tax_filer')
      .where({ user_id: userId })
      .update({
        home_state: database.raw('coalesce(home_state, ?)', [homeState]),
        home_asked_at: now,
      });
  },

  /** Has her returns read soon, by the provider's id of her. Whether somebody has that. */
  requestReading: (aprilUserId: string, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const filer = await transaction('tax_filer')
        .where({ april_user_id: aprilUserId })
        .forNoKeyUpdate()
        .first('user_id', 'is_reading_due');
      // A job that waits calls the provider later than this, and sees what is new.
      if (filer && !filer.is_reading_due) {
        await requestIn(transaction, addJob, { userIds: [filer.user_id], now });
      }
      return Boolean(filer);
    }),

  /** Begins a reading: what is asked for from now on is read by another one. */
  async begin(userId: string): Promise<TaxFiler | null> {
    const [row] = await database('tax_filer')
      .where({ user_id: userId })
      .update({ is_reading_due: false })
      .returning(['april_user_id', 'version', 'home_state', 'told_destination']);
    return row
      ? {
          userId,
          aprilUserId: row.april_user_id,
          version: row.version,
          homeState: row.home_state,
          isSentToUs: isDepositKey(row.told_destination),
        }
      : null;
  },

  /**
   * Has returns read that can change and were not read for hours, or for a minute where she opened the
   * questions within the hour: a lost webhook keeps nobody waiting.
   * @returns how many there were
   */
  requestStale: (now: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const { rows } = await transaction.raw<{ rows: { user_id: string }[] }>(STALE, {
        askedBefore: ago(STALE_AFTER_MS),
        openedSince: ago(OPEN_DAYS * 86_400_000),
        openedLately: ago(LATELY_MS),
        askedLately: ago(STALE_LATELY_MS),
        sentSince: ago(LIVE_DAYS * 86_400_000),
        most: MAX_STALE,
      });
      await requestIn(transaction, addJob, { userIds: rows.map((row) => row.user_id), now });
      return rows.length;
    }),
});

/** In a transaction that holds these filers. */
export async function requestIn(
  transaction: Transaction,
  addJob: AddJob,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<void> {
  await transaction('tax_filer')
    .whereIn('user_id', userIds)
    .update({ is_reading_due: true, reading_asked_at: now });
  for (const user_id of userIds) await addJob(transaction, READ_TAX_RETURNS_QUEUE, { user_id });
}

// The provider's id is another one where it has forgotten her.
const OPEN = `
  INSERT INTO tax_filer AS known
    (user_id, april_user_id, started_at, opened_at, reading_asked_at, home_state)
  VALUES (:userId, :aprilUserId, :now, :now, :now, :homeState)
  ON CONFLICT (user_id) DO UPDATE SET
    home_state = coalesce(excluded.home_state, known.home_state), opened_at = excluded.opened_at, april_user_id = excluded.april_user_id,
    told_destination =
      CASE WHEN known.april_user_id = excluded.april_user_id THEN known.told_destination END
  RETURNING xmax = 0 AS is_new
`;

const STALE = `
  SELECT user_id FROM tax_filer f
   WHERE reading_asked_at <= :askedLately
     AND (opened_at > :openedLately
          OR (reading_asked_at <= :askedBefore
              AND (opened_at > :openedSince
                   OR EXISTS (SELECT FROM income_tax_return r
                               WHERE r.user_id = f.user_id AND r.submitted_at > :sentSince
                                 AND r.status IN ('submitted', 'accepted', 'rejected')))))
   ORDER BY reading_asked_at LIMIT :most FOR NO KEY UPDATE SKIP LOCKED
`;
