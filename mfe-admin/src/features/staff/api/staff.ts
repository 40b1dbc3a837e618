import type { InviteStaff, Staff, StaffRole } from '@reset/api-contract/admin/staff.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type StaffMember = Camelized<Staff>['staff'][number];
export type Invitation = Camelized<Staff>['invitations'][number];

/** GET /admin/staff: who is of staff, and who is invited. */
export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: async () => unwrap(await adminApi.get<Camelized<Staff>>('/admin/staff')),
});

/** PUT /admin/staff/:id. */
export const changeRole = (id: string, role: StaffRole) =>
  adminApi.put(`/admin/staff/${id}`, { role });

/** DELETE /admin/staff/:id. */
export const removeFromStaff = (id: string) => adminApi.delete(`/admin/staff/${id}`);

/** POST /admin/staff_invitations: a mail with a link for 7 days. */
export const invite = (invitation: InviteStaff) =>
  adminApi.post('/admin/staff_invitations', invitation);

/** DELETE /admin/staff_invitations/:id: the link leads nowhere any more. */
export const voidInvitation = (id: string) => adminApi.delete(`/admin/staff_invitations/${id}`);
