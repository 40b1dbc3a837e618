import type { StaffEvent } from '@reset/api-contract/admin/staff-events.ts';
import type { Staff, StaffRole } from '@reset/api-contract/admin/staff.ts';
import { appendEvent, type Database, type Transaction } from '@reset/service-kit';
import { changingStaff, noteChange, voidInvitations } from './staff-change.store.ts';
import { isLastAdministrator, type By, type Roles, type StaffRefusal } from './staff.ts';

/** Who is of staff, in the database; each change is published and logged in its transaction. */
export const staffStore = (database: Database) => ({
  /** Brings somebody to this role; null makes an administrator of who is new and leaves others what they are. */
  put(userId: string, role: StaffRole | null, by: By): Promise<'done' | StaffRefusal> {
    return changingStaff(database, by, async (transaction, roles) => {
      const former = roles.get(userId);
      if (former) return changeRole(transaction, roles, { userId, role: role ?? former }, by);
      await addStaff(transaction, { userId, role: role ?? 'administrator' }, by);
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
      const formerRole = roles.get(userId);
      if (!formerRole) return 'not_staff';
      if (isLastAdministrator(roles, userId)) return 'last_administrator';
      await transaction('staff').where({ user_id: userId }).delete();
      await noteChange(transaction, { action: 'removed', userId, role: null, formerRole }, by);
      await voidInvitations(transaction, { invited_by: userId }, by);
      await publish(transaction, 'staff.removed', userId, by.now);
      return 'done';
    });
  },

  /** All of staff, the earliest first. */
  async list(caller: string): Promise<Staff['staff']> {
    const rows = await database('staff as s')
      .leftJoin('listed_user as u', 'u.user_id', 's.user_id')
      .orderBy(['s.added_at', 's.user_id'])
      .select<StaffRow[]>([
        's.user_id',
        's.role',
        's.added_at',
        'u.email',
        'u.first_name',
        'u.last_name',
        'u.last_sign_in_at',
      ]);
    return rows.map((row) => toMember(row, caller));
  },
});

type Entry = { userId: string; role: StaffRole; invitationId?: string };

/** Adds somebody who is not of staff, in the transaction that locked it. */
export async function addStaff(
  transaction: Transaction,
  { userId, role, ...invitation }: Entry,
  by: By,
): Promise<void> {
  await transaction('staff').insert({ user_id: userId, role, added_at: by.now });
  await noteChange(transaction, { action: 'added', userId, role, ...invitation }, by);
  await publish(transaction, 'staff.added', userId, by.now);
}

async function changeRole(
  transaction: Transaction,
  roles: Roles,
  { userId, role }: Entry,
  by: By,
): Promise<'done' | StaffRefusal> {
  const former = roles.get(userId);
  if (!former) return 'not_staff';
  if (former === role) return 'done';
  if (isLastAdministrator(roles, userId)) return 'last_administrator';
  await transaction('staff').where({ user_id: userId }).update({ role });
  await noteChange(transaction, { action: 'role_changed', userId, role, formerRole: former }, by);
  // Who may invite nobody any more has nobody invited.
  if (role !== 'administrator') await voidInvitations(transaction, { invited_by: userId }, by);
  return 'done';
}

const publish = (
  transaction: Transaction,
  type: StaffEvent['type'],
  subject: string,
  occurredAt: Date,
): Promise<void> =>
  appendEvent<StaffEvent>(transaction, { type, subject, payload: {}, occurredAt });

type StaffRow = {
  user_id: string;
  role: StaffRole;
  added_at: Date;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  last_sign_in_at: Date | null;
};

const toMember = (row: StaffRow, caller: string): Staff['staff'][number] => ({
  id: row.user_id,
  name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  email: row.email,
  role: row.role,
  added_at: row.added_at.toISOString(),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  you: row.user_id === caller,
});
