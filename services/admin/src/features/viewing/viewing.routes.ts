import { Reason } from '@reset/api-contract/admin/commands.ts';
import { body, Id } from '@reset/api-contract/fields.ts';
import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import {
  forbidden,
  invalidFields,
  notFound,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { STOP_VIEWING_ROUTE } from '#features/session/session.ts';
import { ownSessionOf, viewOf } from './viewing.ts';
import { viewingStore } from './viewing.store.ts';

/** What the gateway makes a session of; it never reaches the browser. */
const SESSION_START_HEADER = 'x-reset-session-start';

/**
 * POST /admin/users/:id/impersonate: staff see what a member sees, for half an hour, and change nothing;
 * POST /admin/users/stop_impersonating, by the member of staff who does, in that session.
 */
export function viewingRoutes(app: Service, { clock, database }: Context): void {
  const views = viewingStore(database);
  app.post(
    '/api/v1/admin/users/:id/impersonate',
    {
      config: {
        access: 'admin',
        staffRole: 'operations',
        session: 'starts',
        auditedAs: 'impersonate',
      },
      schema: { params: Type.Object({ id: Id }), body: body({ reason: Reason }) },
    },
    async (request, reply) => {
      const { realUserId: staffId, secondFactorAt } = requireIdentity(request);
      const { id: userId } = request.params;
      const reason = request.body.reason.trim();
      if (reason === '') return reply.refuse(REASON_MISSING);
      const now = clock.now();
      const begun = await views.begin({ staffId, userId, reason, requestId: request.id, now });
      if (begun === 'unknown') return reply.refuse(notFound);
      if (begun === 'staff') return reply.refuse(forbidden);
      const view = viewOf({ staffId, userId, secondFactorAt, now });
      return reply.header(SESSION_START_HEADER, encode(view)).code(204).send();
    },
  );

  app.post(
    STOP_VIEWING_ROUTE,
    { config: { access: 'member', session: 'starts', viewing: 'may' } },
    async (request, reply) => {
      const { userId, realUserId: staffId, secondFactorAt } = requireIdentity(request);
      if (userId === staffId) return reply.refuse(NOT_IMPERSONATING);
      const requestId = request.id;
      const change = { staffId, userId, reason: null, requestId, now: clock.now() };
      if (!(await views.end(change))) return reply.refuse(forbidden);
      const own = ownSessionOf({ staffId, secondFactorAt });
      return reply.header(SESSION_START_HEADER, encode(own)).code(204).send();
    },
  );
}

const encode = (start: SessionStart): string =>
  Buffer.from(JSON.stringify(start)).toString('base64url');

const REASON_MISSING = invalidFields({ reason: ['This is required.'] });
const NOT_IMPERSONATING: Refusal = {
  status: 409,
  code: 'not_impersonating',
  error: 'You do not view the product as somebody else.',
};
