import type { StaffEvent } from '@reset/api-contract/admin/staff-events.ts';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';
import { changingStaff } from './changing-staff-store.ts';
import { voidInvitations } from './invitation-store.ts';
import { noteChange } from './staff-log-store.ts';
import { isLastOwner, type By, type Roles, type StaffRefusal } from './staff.ts';

export type StaffStore = ReturnType<typeof staffStore>;

/** Who is of staff, in the database; each change is told and noted in its transaction. */
export const staffStore = (database: Knex) => ({
  /** Brings somebody to this role; null makes an owner of who is new and leaves others what they are. */
  put(userId: string, role: StaffRole | null, by: By): Promise<'done' | StaffRefusal> {
    return changingStaff(database, by, async (transaction, roles) => {
      const former = roles.get(userId);
      if (former) return changeRole(transaction, roles, { userId, role: role ?? former }, by);
      await addStaff(transaction, { userId, role: role ?? 'owner' }, by);
      return 'done';
    });
  },

  changeRole(userId: string, role: StaffRole, by: By): Promise<'done' | StaffRefusal> {
    return changingStaff(database, by, (transaction, roles) =>
      changeRole(transaction, roles, { userId, role }, by),
    );
  },

  /** Her sessions in the back office end with it, and nobody comes by an invitation of hers any more. */
  remove(userId: string, by: By): Promise<'done' | StaffRefusal> {
    return changingStaff(database, by, async (transaction, roles) => {
      if (!roles.has(userId)) return 'not_staff';
      if (isLastOwner(roles, userId)) return 'last_owner';
      await transaction('staff').where({ user_id: userId }).delete();
      await noteChange(transaction, { action: 'removed', userId, role: null }, by);
      await voidInvitations(transaction, { invited_by: userId }, by);
      await tell(transaction, 'staff.removed', userId, by.now);
      return 'done';
    });
  },
});

type Entry = { userId: string; role: StaffRole; invitationId?: string };

/** Adds somebody who is not of staff, in the transaction that locked it. */
export async function addStaff(
  transaction: Knex.Transaction,
  { userId, role, ...invitation }: Entry,
  by: By,
): Promise<void> {
  await transaction('staff').insert({ user_id: userId, role, added_at: by.now });
  await noteChange(transaction, { action: 'added', userId, role, ...invitation }, by);
  await tell(transaction, 'staff.added', userId, by.now);
}

async function changeRole(
  transaction: Knex.Transaction,
  roles: Roles,
  { userId, role }: Entry,
  by: By,
): Promise<'done' | StaffRefusal> {
  const former = roles.get(userId);
  if (!former) return 'not_staff';
  if (former === role) return 'done';
  if (isLastOwner(roles, userId)) return 'last_owner';
  await transaction('staff').where({ user_id: userId }).update({ role });
  await noteChange(transaction, { action: 'role_changed', userId, role }, by);
  // Who may invite nobody any more has nobody invited.
  if (role === 'agent') await voidInvitations(transaction, { invited_by: userId }, by);
  return 'done';
}

const tell = (
  transaction: Knex.Transaction,
  type: StaffEvent['type'],
  subject: string,
  occurredAt: Date,
): Promise<void> =>
  appendEvent<StaffEvent>(transaction, { type, subject, payload: {}, occurredAt });
