import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { newId, type AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { changingStaff } from './changing-staff-store.ts';
import {
  endOfInvitation,
  INVITATION_QUEUE,
  type Invitation,
  type InvitationJob,
} from './invitation.ts';
import { noteChange } from './staff-log-store.ts';
import type { By } from './staff.ts';

export type InvitationStore = ReturnType<typeof invitationStore>;

/** Invitations to the staff, in the database. Who may give them out is looked at with each. */
export const invitationStore = (database: Knex, addJob: AddJob) => ({
  /** Invites an address, and has the mail sent; the invitation before it is void. */
  invite(
    { email, role }: Pick<Invitation, 'email' | 'role'>,
    by: By & { userId: string },
  ): Promise<Invitation | 'already_staff' | 'not_owner'> {
    return changingStaff(database, by, async (transaction) => {
      const known = await transaction('listed_user')
        .where({ email, is_staff: true })
        .first('email');
      if (known) return 'already_staff';
      await voidInvitations(transaction, { email }, by);
      const id = newId();
      const expiresAt = endOfInvitation(by.now);
      await transaction('staff_invitation').insert({
        id,
        email,
        role,
        invited_by: by.userId,
        invited_at: by.now,
        expires_at: expiresAt,
      });
      await noteChange(transaction, { action: 'invited', invitationId: id, role }, by);
      const job: InvitationJob = { invitation_id: id };
      await addJob(transaction, INVITATION_QUEUE, job);
      return { id, email, role, invitedBy: by.userId, invitedAt: by.now, expiresAt };
    });
  },

  /** `not_found` for one that leads nowhere already. */
  void(id: string, by: By): Promise<'done' | 'not_found' | 'not_owner'> {
    return changingStaff(database, by, async (transaction) =>
      (await voidInvitations(transaction, { id }, by)) > 0 ? 'done' : 'not_found',
    );
  },

  /** null for one that cannot be accepted now. */
  async findOpen(id: string, now: Date): Promise<Invitation | null> {
    const row = await database<InvitationRow>('staff_invitation')
      .where({ id, ...OPEN })
      .where('expires_at', '>', now)
      .first();
    return row ? toInvitation(row) : null;
  },
});

const OPEN = { accepted_at: null, voided_at: null };

/** Ends those of these that are open, in the transaction that locked the staff. @returns how many */
export async function voidInvitations(
  transaction: Knex.Transaction,
  which: { id: string } | { email: string } | { invited_by: string },
  by: By,
): Promise<number> {
  const ended = await transaction<InvitationRow>('staff_invitation')
    .where({ ...which, ...OPEN })
    .update({ voided_at: by.now })
    .returning(['id', 'role']);
  for (const { id, role } of ended) {
    await noteChange(transaction, { action: 'invitation_voided', invitationId: id, role }, by);
  }
  return ended.length;
}

export type InvitationRow = {
  id: string;
  email: string;
  role: StaffRole;
  invited_by: string;
  invited_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  voided_at: Date | null;
};

export const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
});
