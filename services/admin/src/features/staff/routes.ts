import { ChangeStaffRole, Staff } from '@reset/api-contract/admin/staff.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { signedIn, type Clock, type Service } from '@reset/service-kit';
import Type from 'typebox';
import { byCaller } from './by-caller.ts';
import { STAFF_REFUSALS } from './refusals.ts';
import type { ReadStaff } from './staff-list-store.ts';
import type { StaffStore } from './staff-store.ts';

type StaffNeeds = { staff: StaffStore; readStaff: ReadStaff; clock: Clock };

const params = Type.Object({ id: Id });

/** GET /admin/staff for all of staff; PUT and DELETE /admin/staff/:id for owners. */
export function registerStaff(app: Service, { staff, readStaff, clock }: StaffNeeds): void {
  app.get(
    '/api/v1/admin/staff',
    { config: { access: 'admin' }, schema: { response: { 200: Staff } } },
    (request) => readStaff(signedIn(request).userId, clock.now()),
  );

  app.put(
    '/api/v1/admin/staff/:id',
    { config: { access: 'admin', staffRole: 'owner' }, schema: { params, body: ChangeStaffRole } },
    async (request, reply) => {
      const { id } = request.params;
      const outcome = await staff.changeRole(id, request.body.role, byCaller(request, clock));
      return outcome === 'done' ? reply.code(204).send() : reply.refuse(STAFF_REFUSALS[outcome]);
    },
  );

  app.delete(
    '/api/v1/admin/staff/:id',
    { config: { access: 'admin', staffRole: 'owner' }, schema: { params } },
    async (request, reply) => {
      const outcome = await staff.remove(request.params.id, byCaller(request, clock));
      return outcome === 'done' ? reply.code(204).send() : reply.refuse(STAFF_REFUSALS[outcome]);
    },
  );
}
