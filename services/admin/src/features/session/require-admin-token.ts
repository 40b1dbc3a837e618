import { ADMIN_TOKEN_HEADER } from '@reset/api-contract/admin/session.ts';
import { RefusedError, signedIn, type Clock, type Refusal, type Service } from '@reset/service-kit';
import { SESSION_ROUTE } from './session.ts';
import type { SessionStore } from './session-store.ts';
import { hashToken } from './token.ts';

const tokenRequired: Refusal = {
  status: 403,
  code: 'admin_token_required',
  error: 'Please confirm that it is you.',
};

type Needs = { sessions: Pick<SessionStore, 'serves'>; clock: Clock };

/**
 * Stands before every route below /admin but the one that gives tokens, those
 * that are still to be written included, and lets in who holds a token that serves.
 */
export function requireAdminToken(app: Service, { sessions, clock }: Needs): void {
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (!url?.startsWith('/api/v1/admin/') || url === SESSION_ROUTE) return;
    const { userId, sessionId } = signedIn(request);
    const token = request.headers[ADMIN_TOKEN_HEADER];
    const holder = { userId, gatewaySessionId: sessionId };
    const isServing =
      typeof token === 'string' && (await sessions.serves(hashToken(token), holder, clock.now()));
    if (!isServing) throw new RefusedError(tokenRequired);
  });
}
