import type { StaffRemoved } from '@reset/api-contract/admin/staff-events.ts';
import type { UserSessionsEnded } from '@reset/api-contract/public/user-events.ts';
import type { Knex } from 'knex';
import type { Static } from 'typebox';
import { endSessions } from '#session/session-end-store.ts';

type EndingEvent = Static<typeof UserSessionsEnded> | Static<typeof StaffRemoved>;

/**
 * Ends the sessions that an event makes void: those of the person that began before
 * it; when she is no longer of staff, those that say that she is. A session that
 * began after it lives on, also where the event is heard of late or again.
 */
export async function endSessionsFor(
  transaction: Knex,
  { type, subject, occurred_at: occurredAt }: EndingEvent,
): Promise<void> {
  await endSessions(transaction, {
    real_user_id: subject,
    created_before: new Date(occurredAt),
    ...(type === 'staff.removed' ? { role: 'admin' } : {}),
  });
}
