import type { StaffEvent } from '@reset/api-contract/admin/staff-events.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { Database } from '@reset/service-kit';

/*
 * What other services publish of people is kept here, so that signing in never waits for
 * them. The views `staff` and `cardholder` show the reading that is live.
 */

/** Keeps who is of staff. */
export async function applyStaffEvent(
  transaction: Database,
  { type, subject }: StaffEvent,
  generation: number,
): Promise<void> {
  const member = { generation, user_id: subject };
  const staff = transaction('staff_reading');
  if (type === 'staff.added') await staff.insert(member).onConflict().ignore();
  else await staff.where(member).delete();
}

/** Keeps who has a card. */
export async function applyCardEvent(
  transaction: Database,
  { type, payload }: CardEvent,
  generation: number,
): Promise<void> {
  if (type !== 'card_account.opened') return;
  await transaction('cardholder_reading')
    .insert({ generation, user_id: payload.user_id })
    .onConflict()
    .ignore();
}
