import { PutStaff } from '@reset/api-contract/admin/staff.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { STAFF_REFUSALS } from './refusals.ts';
import { staffStore } from './staff.store.ts';

const params = Type.Object({ id: Id });
const config = { callers: ['operator'] };

/** PUT and DELETE /internal/staff/:id: who is of staff. Both can be sent again. */
export function internalStaffRoutes(app: Service, { clock, database }: Context): void {
  const staff = staffStore(database);
  app.put(
    '/internal/staff/:id',
    { config, schema: { params, body: PutStaff } },
    async (request, reply) => {
      const by = { userId: null, requestId: request.id, now: clock.now() };
      const outcome = await staff.put(request.params.id, request.body?.role ?? null, by);
      return outcome === 'done' ? reply.code(204).send() : reply.refuse(STAFF_REFUSALS[outcome]);
    },
  );
  app.delete('/internal/staff/:id', { config, schema: { params } }, async (request, reply) => {
    const by = { userId: null, requestId: request.id, now: clock.now() };
    const outcome = await staff.remove(request.params.id, by);
    const isDone = outcome === 'done' || outcome === 'not_staff';
    return isDone ? reply.code(204).send() : reply.refuse(STAFF_REFUSALS[outcome]);
  });
}
