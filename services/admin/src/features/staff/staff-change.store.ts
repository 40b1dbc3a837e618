import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';
import type { By, Roles } from './staff.ts';

/* How a change of staff is made: one at a time, by an administrator, written down with the change. */

/**
 * Begins a change of staff. Changes wait for one another, so that each sees what the
 * one before has left: of two who remove one another at once, one stays.
 */
export async function lockStaff(transaction: Transaction): Promise<Roles> {
  await transaction.raw('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
  const staff = await transaction<{ user_id: string; role: StaffRole }>('staff').select();
  return new Map(staff.map(({ user_id, role }) => [user_id, role]));
}

/** Makes a change that only administrators make, if it is still one who asks for it. */
export const changingStaff = <Outcome>(
  database: Database,
  by: By,
  change: (transaction: Transaction, roles: Roles) => Promise<Outcome>,
): Promise<Outcome | 'not_administrator'> =>
  database.transaction(async (transaction) => {
    const roles = await lockStaff(transaction);
    const mayChange = by.userId === null || roles.get(by.userId) === 'administrator';
    return mayChange ? change(transaction, roles) : 'not_administrator';
  });

type Change = {
  /** null for who is removed. */
  role: StaffRole | null;
  formerRole?: StaffRole;
  userId?: string;
  invitationId?: string;
} & (
  | { action: 'added' | 'role_changed' | 'removed'; userId: string }
  | { action: 'invited' | 'invitation_voided'; invitationId: string }
);

/** Writes down who changed what, in the transaction of the change: both happen or neither. */
export async function noteChange(transaction: Transaction, change: Change, by: By): Promise<void> {
  const { action, role, formerRole, userId, invitationId } = change;
  await appendAudit(transaction, {
    at: by.now,
    staffId: by.userId,
    onBehalfOf: by.onBehalfOf ?? null,
    action: `staff.${action}`,
    subjectId: userId ?? null,
    object: invitationId ? { kind: 'staff_invitation', id: invitationId } : null,
    changes: { role: { ...(formerRole && { before: formerRole }), after: role } },
    state: 'done',
    requestId: by.requestId,
  });
}

/** Of invitations that can still be accepted, unless they have expired. */
export const OPEN = { accepted_at: null, voided_at: null };

/** Ends those of these that are open, in the transaction that locked the staff. @returns how many */
export async function voidInvitations(
  transaction: Transaction,
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
