import { Id } from '@reset/api-contract/fields.ts';
import type { Clock, Refusal, Service } from '@reset/service-kit';
import Type from 'typebox';
import type { StaffStore } from './staff-store.ts';

const lastStaff: Refusal = {
  status: 409,
  code: 'last_staff',
  error: 'Nobody would be of staff any more.',
};

/** PUT and DELETE /internal/staff/:id: who is of staff. Both can be sent again. */
export function registerStaff(app: Service, staff: StaffStore, clock: Clock): void {
  const options = {
    config: { callers: ['operator'] },
    schema: { params: Type.Object({ id: Id }) },
  };
  app.put('/internal/staff/:id', options, async (request, reply) => {
    await staff.add(request.params.id, clock.now());
    return reply.code(204).send();
  });
  app.delete('/internal/staff/:id', options, async (request, reply) => {
    const outcome = await staff.remove(request.params.id, clock.now());
    return outcome === 'last_staff' ? reply.refuse(lastStaff) : reply.code(204).send();
  });
}
