import { EndUserSessions } from '@reset/api-contract/admin/users.ts';
import { Id } from '@reset/api-contract/fields.ts';
import {
  InternalCallError,
  invalidFields,
  notFound,
  RefusedError,
  requireIdentity,
  unavailable,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { actOnUser } from './user-actions.store.ts';

const reasonMissing = invalidFields({ reason: ['This is required.'] });

/** POST /admin/users/:id/end_sessions: staff log a person out everywhere, and say why. */
export function endSessionsRoutes(app: Service, { clock, database, services }: Context): void {
  app.post(
    '/api/v1/admin/users/:id/end_sessions',
    {
      config: { access: 'admin', staffRole: 'operations' },
      schema: { params: Type.Object({ id: Id }), body: EndUserSessions },
    },
    async (request, reply) => {
      const { id: userId } = request.params;
      const reason = request.body.reason.trim();
      if (reason === '') return reply.refuse(reasonMissing);
      const { id: requestId } = request;
      const { realUserId: madeBy } = requireIdentity(request);
      const action = { action: 'end_sessions' as const, userId, madeBy, reason, requestId };
      await actOnUser(database, clock, action, () =>
        services.public
          .post<void>(`/internal/users/${userId}/end_sessions`, undefined, { requestId })
          .catch(refuse),
      );
      return reply.code(204).send();
    },
  );
}

function refuse(error: unknown): never {
  if (!(error instanceof InternalCallError)) throw error;
  if (error.status === 404) throw new RefusedError(notFound);
  throw new RefusedError(unavailable('This person could not be logged out. Please try again.'));
}
