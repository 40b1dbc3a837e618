import type { StaffFact } from '@reset/api-contract/admin/staff-facts.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';

export type StaffStore = ReturnType<typeof staffStore>;

/** Who is of staff, in the database; each change is told in its transaction. */
export const staffStore = (database: Knex) => ({
  /** Nothing happens to somebody who is of staff already. */
  async add(userId: string, now: Date): Promise<void> {
    await database.transaction(async (transaction) => {
      const added = await transaction('staff')
        .insert({ user_id: userId, added_at: now })
        .onConflict()
        .ignore()
        .returning('user_id');
      if (added.length > 0) await tell(transaction, 'staff.added', userId, now);
    });
  },

  /** Her sessions in the back office end with it; nothing happens to somebody who is not of staff. */
  async remove(userId: string, now: Date): Promise<'removed' | 'last_staff'> {
    return database.transaction(async (transaction) => {
      // Two who remove one another at once wait here, so that one of them stays.
      const staff = await transaction('staff').orderBy('user_id').forUpdate().pluck('user_id');
      if (!staff.includes(userId)) return 'removed';
      if (staff.length === 1) return 'last_staff';
      await transaction('staff').where({ user_id: userId }).delete();
      await tell(transaction, 'staff.removed', userId, now);
      return 'removed';
    });
  },
});

const tell = (
  transaction: Knex.Transaction,
  type: StaffFact['type'],
  subject: string,
  occurredAt: Date,
): Promise<void> => appendEvent<StaffFact>(transaction, { type, subject, payload: {}, occurredAt });
