import { AdminSession, AdminSessionRequest } from '@reset/api-contract/admin/session.ts';
import type { CheckCode, CheckCodeReply } from '@reset/api-contract/public/second-factor.ts';
import {
  forbidden,
  InternalCallError,
  invalidFields,
  RefusedError,
  requireIdentity,
  tooManyAttempts,
  unavailable,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { hashToken, newToken } from './session-token.ts';
import { sessionStore } from './session.store.ts';
import { expiryOf, SESSION_ROUTE } from './session.ts';

const REFUSALS = {
  wrongCode: invalidFields({ otp_attempt: ['Invalid code'] }, 'invalid_code'),
  noSecondFactor: {
    status: 422,
    code: 'second_factor_required',
    error: 'Please turn on two-factor authentication first.',
  },
  tooManyAttempts: tooManyAttempts('Too many attempts. Please try again in 15 minutes.'),
  publicAway: unavailable('Your code cannot be looked at right now. Please try again.'),
} satisfies Record<string, Refusal>;

/** POST /admin/session: staff prove who they are and get a token. */
export function sessionRoutes(app: Service, context: Context): void {
  const { clock, database, randomBytes, services } = context;
  const sessions = sessionStore(database);
  app.post(
    SESSION_ROUTE,
    {
      config: { access: 'admin' },
      schema: { body: AdminSessionRequest, response: { 200: AdminSession } },
    },
    async (request, reply) => {
      const { userId, sessionId } = requireIdentity(request);
      const check = {
        session_id: sessionId,
        otp_attempt: request.body.otp_attempt,
      } satisfies CheckCode;
      const { matches } = await services.public
        .post<CheckCodeReply>(`/internal/users/${userId}/check_code`, check, {
          requestId: request.id,
        })
        .catch(refuse);
      if (!matches) return reply.refuse(REFUSALS.wrongCode);
      const now = clock.now();
      const token = newToken(randomBytes);
      const expiresAt = expiryOf(now);
      const isKept = await sessions.keep(
        { userId, gatewaySessionId: sessionId, tokenHash: hashToken(token), expiresAt },
        now,
      );
      if (!isKept) return reply.refuse(forbidden);
      return { admin_token: token, expires_at: expiresAt.toISOString() };
    },
  );
}

function refuse(error: unknown): never {
  if (!(error instanceof InternalCallError)) throw error;
  if (error.code === 'second_factor_off') throw new RefusedError(REFUSALS.noSecondFactor);
  if (error.status === 429) throw new RefusedError(REFUSALS.tooManyAttempts);
  if (error.status === 404) throw new RefusedError(forbidden);
  throw new RefusedError(REFUSALS.publicAway);
}
