import { newId, type Database, type Jobs } from '@reset/service-kit';
import {
  endOfInvitation,
  INVITATION_QUEUE,
  type Invitation,
  type InvitationJob,
} from './invitations.ts';
import {
  changingStaff,
  lockStaff,
  noteChange,
  OPEN,
  voidInvitations,
  type InvitationRow,
} from './staff-change.store.ts';
import { addStaff } from './staff.store.ts';
import type { By } from './staff.ts';

/** Invitations to the staff, in the database. Each change asks whether the caller is still an administrator. */
export const invitationStore = (database: Database, jobs: Pick<Jobs, 'add'>) => ({
  /** Invites an address, and has the mail sent; the invitation before it is void. */
  invite(
    { email, role }: Pick<Invitation, 'email' | 'role'>,
    by: By & { userId: string },
  ): Promise<Invitation | 'already_staff' | 'not_administrator'> {
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
      await jobs.add(transaction, INVITATION_QUEUE, job);
      return { id, email, role, invitedBy: by.userId, invitedAt: by.now, expiresAt };
    });
  },

  /** `not_found` for one that leads nowhere already. */
  void(id: string, by: By): Promise<'done' | 'not_found' | 'not_administrator'> {
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

  /**
   * Makes somebody of staff by her invitation, which is used up with it; false when it can no
   * longer be accepted. Who came to the staff in another way meanwhile keeps her role.
   */
  accept(id: string, by: By & { userId: string }): Promise<boolean> {
    return database.transaction(async (transaction) => {
      const roles = await lockStaff(transaction);
      const [accepted] = await transaction<InvitationRow>('staff_invitation')
        .where({ id, ...OPEN })
        .where('expires_at', '>', by.now)
        .update({ accepted_at: by.now })
        .returning('role');
      if (!accepted) return false;
      if (roles.has(by.userId)) return true;
      const entry = { userId: by.userId, role: accepted.role, invitationId: id };
      await addStaff(transaction, entry, by);
      return true;
    });
  },

  /** Those that can be accepted, oldest first. */
  async listOpen(now: Date): Promise<Invitation[]> {
    const rows = await database<InvitationRow>('staff_invitation')
      .where(OPEN)
      .where('expires_at', '>', now)
      .orderBy(['invited_at', 'id']);
    return rows.map(toInvitation);
  },
});

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
});
