import type { Database } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';

/** That staff begin or stop to view the product as somebody, with what the log has of it. */
export type ViewChange = {
  staffId: string;
  userId: string;
  reason: string | null;
  requestId: string;
  now: Date;
};

/** What the address of a closed account ends with, as the public service publishes it. */
const CLOSED = '@closed.invalid';

/** Staff who view the product as members, in the database. */
export const viewingStore = (database: Database) => ({
  /** Logs that a view begins. Nobody views staff, a closed account, nor whom the back office does not list. */
  begin: (change: ViewChange): Promise<'done' | 'unknown' | 'staff'> =>
    database.transaction(async (transaction) => {
      const user = await transaction('listed_user')
        .where({ user_id: change.userId })
        .whereNot('email', 'like', `%${CLOSED}`)
        .first<{ is_staff: boolean } | undefined>('is_staff');
      if (!user) return 'unknown';
      if (user.is_staff) return 'staff';
      await appendAudit(transaction, entryOf(change, 'impersonate'));
      return 'done';
    }),

  /** Logs that a view ends; false for who is of staff no more. */
  end: (change: ViewChange): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const staff = await transaction('staff').where({ user_id: change.staffId }).first('user_id');
      if (!staff) return false;
      const entry = entryOf(change, 'stop_impersonating');
      await appendAudit(transaction, { ...entry, onBehalfOf: change.userId });
      return true;
    }),
});

const entryOf = ({ staffId, userId, reason, requestId, now }: ViewChange, action: string) => ({
  at: now,
  staffId,
  action,
  subjectId: userId,
  reason,
  state: 'done' as const,
  requestId,
});
