import { AdminSession, AdminSessionRequest } from '@reset/api-contract/admin/session.ts';
import type { CheckCode, CheckCodeReply } from '@reset/api-contract/public/second-factor.ts';
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
  /** The public service, which sends codes and knows them. */
  publicService: Pick<InternalClient, 'post'>;
  clock: Clock;
};

const REFUSALS = {
  notStaff: { status: 403, code: 'forbidden', error: 'Forbidden' },
  wrongCode: {
    status: 422,
    code: 'invalid_code',
    error: 'Some fields are not right.',
    errors: { otp_attempt: ['Invalid code'] },
  },
  noSecondFactor: {
    status: 422,
    code: 'second_factor_required',
    error: 'Please turn on two-factor authentication first.',
  },
  tooManyAttempts: {
    status: 429,
    code: 'too_many_attempts',
    error: 'Too many attempts. Please try again in 15 minutes.',
  },
  publicAway: {
    status: 503,
    code: 'service_unavailable',
    error: 'Your code cannot be looked at right now. Please try again.',
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
      const check = {
        session_id: sessionId,
        otp_attempt: request.body.otp_attempt,
      } satisfies CheckCode;
      const { matches } = await publicService
        .post<CheckCodeReply>(`/internal/users/${userId}/check_code`, check, {
          requestId: request.id,
        })
        .catch(refuse);
      if (!matches) return reply.refuse(REFUSALS.wrongCode);
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
  if (error.code === 'second_factor_off') throw new RefusedError(REFUSALS.noSecondFactor);
  if (error.status === 429) throw new RefusedError(REFUSALS.tooManyAttempts);
  if (error.status === 404) throw new RefusedError(REFUSALS.notStaff);
  throw new RefusedError(REFUSALS.publicAway);
}
