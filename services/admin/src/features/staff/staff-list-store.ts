import type { Staff, StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { Knex } from 'knex';
import { toWireInvitation } from './invitation.ts';
import { toInvitation, type InvitationRow } from './invitation-store.ts';

export type ReadStaff = (askedBy: string, now: Date) => Promise<Staff>;

type StaffRow = {
  user_id: string;
  role: StaffRole;
  added_at: Date;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  last_sign_in_at: Date | null;
};

/** Reads who is of staff and who is invited, from one moment. */
export const readStaffIn =
  (database: Knex): ReadStaff =>
  (askedBy, now) =>
    database.transaction(
      async (transaction) => {
        const staff = await transaction('staff as s')
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
        const invitations = await transaction<InvitationRow>('staff_invitation')
          .where({ accepted_at: null, voided_at: null })
          .where('expires_at', '>', now)
          .orderBy(['invited_at', 'id']);
        return {
          staff: staff.map((row) => toMember(row, askedBy)),
          invitations: invitations.map((row) => toWireInvitation(toInvitation(row))),
        };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );

const toMember = (row: StaffRow, askedBy: string): Staff['staff'][number] => ({
  id: row.user_id,
  name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  email: row.email,
  role: row.role,
  added_at: row.added_at.toISOString(),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  you: row.user_id === askedBy,
});
