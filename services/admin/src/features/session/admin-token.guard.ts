import { ADMIN_TOKEN_HEADER } from '@reset/api-contract/admin/session.ts';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { RefusedError, requireIdentity, type Refusal, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { hashToken } from './session-token.ts';
import { sessionStore } from './session.store.ts';
import { ownerRequired, SESSION_ROUTE } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who of staff may call a route below /admin; everybody of staff unless it is named. */
    staffRole?: Extract<StaffRole, 'owner'>;
  }
}

const tokenRequired: Refusal = {
  status: 403,
  code: 'admin_token_required',
  event: 'access.second_factor_required',
  error: 'Please confirm that it is you.',
};

/**
 * Stands before every route below /admin but the one that gives tokens, those
 * that are still to be written included, and lets in who holds a token that serves
 * and has the role that the route asks for.
 */
export function requireAdminToken(app: Service, { clock, database }: Context): void {
  const sessions = sessionStore(database);
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (!url?.startsWith('/api/v1/admin/') || url === SESSION_ROUTE) return;
    const { userId, sessionId } = requireIdentity(request);
    const token = request.headers[ADMIN_TOKEN_HEADER];
    const holder = { userId, gatewaySessionId: sessionId };
    const role =
      typeof token === 'string'
        ? await sessions.roleOf(hashToken(token), holder, clock.now())
        : null;
    if (!role) throw new RefusedError(tokenRequired);
    if (config.staffRole === 'owner' && role !== 'owner') throw new RefusedError(ownerRequired);
  });
}
