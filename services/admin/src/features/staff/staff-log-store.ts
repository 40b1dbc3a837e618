import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { Knex } from 'knex';
import type { By } from './staff.ts';

type Change = { role: StaffRole | null; userId?: string; invitationId?: string } & (
  | { action: 'added' | 'role_changed' | 'removed'; userId: string }
  | { action: 'invited' | 'invitation_voided'; invitationId: string }
);

/** Writes down who changed what, in the transaction of the change: both happen or neither. */
export async function noteChange(
  transaction: Knex.Transaction,
  change: Change,
  by: By,
): Promise<void> {
  await transaction('staff_change').insert({
    made_at: by.now,
    made_by: by.userId,
    action: change.action,
    user_id: change.userId ?? null,
    invitation_id: change.invitationId ?? null,
    role: change.role,
    request_id: by.requestId,
  });
}
