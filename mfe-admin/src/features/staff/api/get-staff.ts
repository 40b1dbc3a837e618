import type { Staff } from '@reset/api-contract/admin/staff.ts';
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
