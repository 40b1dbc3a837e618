import { ChangeStaffRole, Staff } from '@reset/api-contract/admin/staff.ts';
import { callerOf } from '#features/session/session.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { byCaller } from './by-caller.ts';
import { invitationStore } from './invitations.store.ts';
import { toWireInvitation } from './invitations.ts';
import { STAFF_REFUSALS } from './refusals.ts';
import { staffStore } from './staff.store.ts';

const params = Type.Object({ id: Id });
// Who may make administrators may make her own second person.
const config = { access: 'admin', staffRole: 'administrator', stepUp: true } as const;

/** GET /admin/staff for all of staff; PUT and DELETE /admin/staff/:id for administrators. */
export function staffRoutes(app: Service, { clock, database, jobs }: Context): void {
  const staff = staffStore(database);
  app.get(
    '/api/v1/admin/staff',
    { config: { access: 'admin', staffRole: 'support' }, schema: { response: { 200: Staff } } },
    (request) =>
      // Staff and invitations as they are at one moment.
      database.transaction(
        async (snapshot) => {
          const invitations = await invitationStore(snapshot, jobs).listOpen(clock.now());
          return {
            staff: await staffStore(snapshot).list(callerOf(request).staffId),
            invitations: invitations.map(toWireInvitation),
          };
        },
        { isolationLevel: 'repeatable read', readOnly: true },
      ),
  );

  app.put(
    '/api/v1/admin/staff/:id',
    {
      config: { ...config, auditedAs: 'staff.role_changed' },
      schema: { params, body: ChangeStaffRole },
    },
    async (request, reply) => {
      const { id } = request.params;
      const outcome = await staff.changeRole(id, request.body.role, byCaller(request, clock));
      return outcome === 'done' ? reply.code(204).send() : reply.refuse(STAFF_REFUSALS[outcome]);
    },
  );

  app.delete(
    '/api/v1/admin/staff/:id',
    { config: { ...config, auditedAs: 'staff.removed' }, schema: { params } },
    async (request, reply) => {
      const outcome = await staff.remove(request.params.id, byCaller(request, clock));
      return outcome === 'done' ? reply.code(204).send() : reply.refuse(STAFF_REFUSALS[outcome]);
    },
  );
}
