import { InviteStaff, StaffInvitation } from '@reset/api-contract/admin/staff.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { byCaller } from './by-caller.ts';
import { invitationStore } from './invitations.store.ts';
import { isEmail, normalizeEmail, toWireInvitation } from './invitations.ts';
import { STAFF_REFUSALS } from './refusals.ts';

const config = { access: 'admin', staffRole: 'administrator', stepUp: true } as const;

/** POST /admin/staff_invitations and DELETE of one, for administrators. */
export function invitationsRoutes(app: Service, { clock, database, jobs }: Context): void {
  const invitations = invitationStore(database, jobs);
  app.post(
    '/api/v1/admin/staff_invitations',
    {
      config: { ...config, auditedAs: 'staff.invited' },
      schema: { body: InviteStaff, response: { 201: StaffInvitation } },
    },
    async (request, reply) => {
      const email = normalizeEmail(request.body.email);
      if (!isEmail(email)) return reply.refuse(STAFF_REFUSALS.bad_address);
      const { role } = request.body;
      const invited = await invitations.invite({ email, role }, byCaller(request, clock));
      if (typeof invited === 'string') return reply.refuse(STAFF_REFUSALS[invited]);
      return reply.code(201).send(toWireInvitation(invited));
    },
  );

  app.delete(
    '/api/v1/admin/staff_invitations/:id',
    {
      config: { ...config, auditedAs: 'staff.invitation_voided' },
      schema: { params: Type.Object({ id: Id }) },
    },
    async (request, reply) => {
      const outcome = await invitations.void(request.params.id, byCaller(request, clock));
      return outcome === 'done' ? reply.code(204).send() : reply.refuse(STAFF_REFUSALS[outcome]);
    },
  );
}
