import type { SupportEvent } from '@reset/api-contract/member/support-events.ts';
import {
  CANCEL_CARD_APPLICATION,
  type SupportRequest,
} from '@reset/api-contract/member/support-requests.ts';
import {
  appendEvent,
  type CaseClosing,
  type Database,
  newId,
  type Transaction,
} from '@reset/service-kit';

const CANCELLATION_REQUESTED = 'card_application.cancellation_requested';

/** Members' requests for support, in the database. */
export const supportRequestStore = (database: Database) => ({
  /**
   * Stores and publishes it; one by an id that was used, or in the same words as one of hers just now,
   * is not stored again. That she cancels is published each time: she may have begun again in between.
   * @returns whether the id is its own
   */
  make: ({ userId, id = newId(), type, body }: NewSupportRequest, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      // One after the other of each member, so that of two at once the second sees the first.
      await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `support request of ${userId}`,
      ]);
      const known = await transaction('support_request').where({ id }).first();
      if (known) return known.user_id === userId && known.type === type && known.body === body;
      if (type === CANCEL_CARD_APPLICATION) await publishCancellation(transaction, userId, now);
      const twin = await transaction('support_request')
        .where({ user_id: userId, type, body })
        .where('requested_at', '>', twinsSince(now))
        .first('id');
      if (twin) return true;
      const row = { id, user_id: userId, type, body, requested_at: now };
      await transaction('support_request').insert(row);
      await appendEvent<SupportEvent>(transaction, {
        type: 'support_request.made',
        subject: id,
        payload: { user_id: userId },
        occurredAt: now,
      });
      return true;
    }),

  /** Whether one of that type waits for staff. */
  isOpen: async (userId: string, type: string): Promise<boolean> =>
    (await database('support_request')
      .where({ user_id: userId, type, closed_at: null })
      .first('id')) !== undefined,

  /** @returns what staff read of one; undefined where there is none */
  find: (id: string): Promise<SupportRequestRow | undefined> =>
    database('support_request').where({ id }).first('user_id', 'type', 'body', 'requested_at'),
});

/** The version of the latest event by which a member cancelled her application; null for none. */
export async function findCancellation(database: Database, userId: string): Promise<number | null> {
  const latest = await database('event')
    .where({ subject: userId, type: CANCELLATION_REQUESTED })
    .orderBy('subject_version', 'desc')
    .first('subject_version');
  return latest?.subject_version ?? null;
}

type SupportRequestRow = { user_id: string; type: string; body: string; requested_at: Date };

/**
 * Staff have done what a request asks for, or decided not to.
 * @returns whose it is; null for none that is open
 */
export async function closeSupportRequest(
  transaction: Transaction,
  id: string,
  by: CaseClosing,
): Promise<string | null> {
  const [closed] = await transaction('support_request')
    .where({ id, closed_at: null })
    .update({ closed_at: by.now, closed_by: by.actorId, close_reason: by.reason })
    .returning('user_id');
  return closed?.user_id ?? null;
}

export type NewSupportRequest = SupportRequest & { userId: string };

const TWINS_WITHIN_MS = 60_000;

/** A request in the same words since then is the same one: a second click, or a retry. */
const twinsSince = (now: Date): Date => new Date(now.getTime() - TWINS_WITHIN_MS);

const publishCancellation = (transaction: Transaction, userId: string, now: Date): Promise<void> =>
  appendEvent<SupportEvent>(transaction, {
    type: CANCELLATION_REQUESTED,
    subject: userId,
    payload: {},
    occurredAt: now,
  });
