import type { StaffEvent } from '@reset/api-contract/admin/staff-events.ts';
import type { Knex } from 'knex';

/**
 * Keeps who is of staff as the admin service tells it, so that signing in never
 * waits for that service. The view `staff` shows it.
 */
export async function applyStaffEvent(
  transaction: Knex,
  { type, subject }: StaffEvent,
  generation: number,
): Promise<void> {
  const member = { generation, user_id: subject };
  const staff = transaction('staff_reading');
  if (type === 'staff.added') await staff.insert(member).onConflict().ignore();
  else await staff.where(member).delete();
}
