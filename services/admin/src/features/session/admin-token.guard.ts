import { ADMIN_TOKEN_HEADER } from '@reset/api-contract/admin/session.ts';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { RefusedError, type Refusal, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { holderOf } from './caller.ts';
import { hashToken } from './session-token.ts';
import { sessionStore } from './session.store.ts';
import { isAtLeast, isJustProved, roleRequired, type Standing, WITHOUT_TOKEN } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The least role of staff that may call a route below /admin; each of them names it. */
    staffRole?: StaffRole;
    /** It asks that the token was given less than five minutes ago: money, deletions, exports. */
    stepUp?: true;
  }
  interface FastifyRequest {
    /** What who calls may do; null on routes that are not below /admin. */
    standing: Standing | null;
  }
}

const tokenRequired: Refusal = {
  status: 403,
  code: 'admin_token_required',
  event: 'access.second_factor_required',
  error: 'Please confirm that it is you.',
};

const stepUpRequired: Refusal = {
  ...tokenRequired,
  code: 'step_up_required',
  error: 'Please confirm once more that it is you.',
};

/**
 * Stands before every route below /admin but two (`WITHOUT_TOKEN`), those
 * that are still to be written included, and lets in who holds a token that serves
 * and has the role that the route asks for.
 * @throws when a route names no role: forgetting it must not open a door
 */
export function requireAdminToken(app: Service, { clock, database }: Context): void {
  const sessions = sessionStore(database);
  app.decorateRequest('standing', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (!isGuarded(url) || config?.staffRole) return;
    throw new Error(`${url} has to say who of staff may call it: config.staffRole.`);
  });
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (!isGuarded(url)) return;
    const token = request.headers[ADMIN_TOKEN_HEADER];
    const holder = holderOf(request);
    const now = clock.now();
    const standing =
      typeof token === 'string' ? await sessions.standingOf(hashToken(token), holder, now) : null;
    if (!standing) throw new RefusedError(tokenRequired);
    request.standing = standing;
    // None is named by a route that was added before this guard was.
    const least = config.staffRole ?? 'administrator';
    if (!isAtLeast(standing.role, least)) throw new RefusedError(roleRequired(least));
    if (config.stepUp && !isJustProved(standing, now)) throw new RefusedError(stepUpRequired);
  });
}

const isGuarded = (url = ''): boolean =>
  url.startsWith('/api/v1/admin/') && !WITHOUT_TOKEN.includes(url);
