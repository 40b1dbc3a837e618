import type { StaffEvent } from '@reset/api-contract/admin/staff-events.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import type { Database } from '@reset/service-kit';

/*
 * What other services publish of people is kept here, so that signing in never waits for
 * them. The views `staff`, `cardholder` and `rejected_filer` show the reading that is live.
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

/** Keeps who has a card, and whose returns are rejected and not sent again yet. */
export async function applyMemberEvent(
  transaction: Database,
  event: CardEvent | TaxEvent,
  generation: number,
): Promise<void> {
  if (event.type === 'card_account.opened') {
    await transaction('cardholder_reading')
      .insert({ generation, user_id: event.payload.user_id })
      .onConflict()
      .ignore();
  }
  if (!('income_tax_return_id' in event.payload)) return;
  const { income_tax_return_id } = event.payload;
  const one = { generation, user_id: event.subject, income_tax_return_id };
  const rejected = transaction('rejected_return_reading');
  if (event.type === 'tax_return.rejected') await rejected.insert(one).onConflict().ignore();
  else await rejected.where(one).delete();
}
