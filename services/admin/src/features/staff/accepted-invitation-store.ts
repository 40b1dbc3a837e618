import type { Knex } from 'knex';
import { lockStaff } from './changing-staff-store.ts';
import type { InvitationRow } from './invitation-store.ts';
import type { By } from './staff.ts';
import { addStaff } from './staff-store.ts';

export type AcceptInvitation = (id: string, by: By & { userId: string }) => Promise<boolean>;

/**
 * Makes somebody of staff by her invitation, which is used up with it; false when it
 * leads nowhere any more. Who came to the staff in another way meanwhile keeps her role.
 */
export const acceptInvitationIn =
  (database: Knex): AcceptInvitation =>
  (id, by) =>
    database.transaction(async (transaction) => {
      const roles = await lockStaff(transaction);
      const [accepted] = await transaction<InvitationRow>('staff_invitation')
        .where({ id, accepted_at: null, voided_at: null })
        .where('expires_at', '>', by.now)
        .update({ accepted_at: by.now })
        .returning('role');
      if (!accepted) return false;
      if (roles.has(by.userId)) return true;
      const entry = { userId: by.userId, role: accepted.role, invitationId: id };
      await addStaff(transaction, entry, by);
      return true;
    });
