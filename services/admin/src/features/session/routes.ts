import { AdminSession, AdminSessionRequest } from '@reset/api-contract/admin/session.ts';
import type { CheckPasswordReply } from '@reset/api-contract/public/check-password.ts';
import {
  InternalCallError,
  RefusedError,
  signedIn,
  type Clock,
  type InternalClient,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import { expiryOf, SESSION_ROUTE } from './session.ts';
import type { SessionStore } from './session-store.ts';
import { hashToken, newToken } from './token.ts';

type SessionNeeds = {
  sessions: SessionStore;
  /** The public service, which knows passwords. */
  publicService: Pick<InternalClient, 'post'>;
  clock: Clock;
};

const REFUSALS = {
  notStaff: { status: 403, code: 'forbidden', error: 'Forbidden' },
  wrongPassword: {
    status: 422,
    code: 'invalid_password',
    error: 'Some fields are not right.',
    errors: { password: ['This is not your password.'] },
  },
  tooManyAttempts: {
    status: 429,
    code: 'too_many_attempts',
    error: 'Too many attempts. Please try again in 15 minutes.',
  },
  publicAway: {
    status: 503,
    code: 'service_unavailable',
    error: 'Your password cannot be looked at right now. Please try again.',
  },
} satisfies Record<string, Refusal>;

/** POST /admin/session: staff prove who they are and get a token. */
export function registerSession(app: Service, needs: SessionNeeds): void {
  const { sessions, publicService, clock } = needs;
  app.post(
    SESSION_ROUTE,
    {
      config: { access: 'admin' },
      schema: { body: AdminSessionRequest, response: { 200: AdminSession } },
    },
    async (request, reply) => {
      const { userId, sessionId } = signedIn(request);
      const { matches } = await publicService
        .post<CheckPasswordReply>(`/internal/users/${userId}/check_password`, request.body, {
          requestId: request.id,
        })
        .catch(refuse);
      if (!matches) return reply.refuse(REFUSALS.wrongPassword);
      const now = clock.now();
      const token = newToken();
      const expiresAt = expiryOf(now);
      const isKept = await sessions.keep(
        { userId, gatewaySessionId: sessionId, tokenHash: hashToken(token), expiresAt },
        now,
      );
      if (!isKept) return reply.refuse(REFUSALS.notStaff);
      return { admin_token: token, expires_at: expiresAt.toISOString() };
    },
  );
}

function refuse(error: unknown): never {
  if (!(error instanceof InternalCallError)) throw error;
  if (error.status === 429) throw new RefusedError(REFUSALS.tooManyAttempts);
  if (error.status === 404) throw new RefusedError(REFUSALS.notStaff);
  throw new RefusedError(REFUSALS.publicAway);
}
