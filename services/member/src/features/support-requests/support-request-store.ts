import type { SupportEvent } from '@reset/api-contract/member/support-events.ts';
import { appendEvent, newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { oldestTwin, type AskedSupport } from './support-requests.ts';

/** What members asked people of ours to do, in the database. */
export const supportRequestStore = (database: Knex) => ({
  /** Keeps it and tells so; nothing happens for what she asked in the same words just now. */
  make: ({ userId, type, body }: AskedSupport, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      // One after the other of each member, so that of two at once the second sees the first.
      await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `support request of ${userId}`,
      ]);
      const twin = await transaction('support_request')
        .where({ user_id: userId, type, body })
        .where('requested_at', '>', oldestTwin(now))
        .first('id');
      if (twin) return;
      const id = newId();
      const row = { id, user_id: userId, type, body, requested_at: now };
      await transaction('support_request').insert(row);
      await appendEvent<SupportEvent>(transaction, {
        type: 'support_request.made',
        subject: id,
        payload: { user_id: userId },
        occurredAt: now,
      });
    }),
});
