import { AdminSession, AdminSessionRequest } from '@reset/api-contract/admin/session.ts';
import type { CheckPasskey, CheckPasskeyReply } from '@reset/api-contract/public/passkeys.ts';
import type { CheckCode, CheckCodeReply } from '@reset/api-contract/public/second-factor.ts';
import {
  forbidden,
  InternalCallError,
  invalidFields,
  RefusedError,
  tooManyAttempts,
  unavailable,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { hashToken, newToken } from './session-token.ts';
import { sessionStore } from './session.store.ts';
import { holderOf, expiryOf, SESSION_ROUTE } from './session.ts';

const REFUSALS = {
  wrongCode: {
    ...invalidFields({ otp_attempt: ['Invalid code'] }, 'invalid_code'),
    event: 'second_factor.failed',
  },
  wrongPasskey: {
    status: 422,
    code: 'invalid_passkey',
    error: 'This passkey was not accepted. Please try again, or use a code.',
    event: 'second_factor.failed',
  },
  nothingGiven: invalidFields({ otp_attempt: ['This is required.'] }),
  bothGiven: invalidFields({ passkey: ['Please send this or a code, not both.'] }),
  noSecondFactor: {
    status: 422,
    code: 'second_factor_required',
    error: 'Please turn on two-factor authentication first.',
  },
  tooManyAttempts: {
    ...tooManyAttempts('Too many attempts. Please try again in 15 minutes.'),
    event: 'second_factor.locked',
  },
  publicAway: unavailable('This cannot be looked at right now. Please try again.'),
} satisfies Record<string, Refusal>;

/** POST /admin/session: staff prove who they are, by a code or a passkey, and get a token. */
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
      const refusal = await refusalOfProof(services, request, request.body);
      if (refusal) return reply.refuse(refusal);
      const now = clock.now();
      const token = newToken(randomBytes);
      const expiresAt = expiryOf(now);
      const role = await sessions.keep(
        { ...holderOf(request), tokenHash: hashToken(token), provedAt: now, expiresAt },
        now,
      );
      if (role === null) return reply.refuse(forbidden);
      return { admin_token: token, expires_at: expiresAt.toISOString(), role };
    },
  );
}

/**
 * Why what she gave does not show who she is, as the public service says; null when it does.
 * @throws RefusedError when that did not look at it
 */
async function refusalOfProof(
  { public: publicService }: Context['services'],
  request: FastifyRequest,
  { otp_attempt: code, passkey }: AdminSessionRequest,
): Promise<Refusal | null> {
  const { userId, gatewaySessionId: sessionId } = holderOf(request);
  const ask = <Reply>(what: string, check: CheckCode | CheckPasskey): Promise<Reply> =>
    publicService
      .post<Reply>(`/internal/users/${userId}/${what}`, check, { requestId: request.id })
      .catch(refuse);
  if (code !== undefined && passkey !== undefined) return REFUSALS.bothGiven;
  if (code !== undefined) {
    const check = { session_id: sessionId, otp_attempt: code };
    const { matches } = await ask<CheckCodeReply>('check_code', check);
    return matches ? null : REFUSALS.wrongCode;
  }
  if (passkey === undefined) return REFUSALS.nothingGiven;
  const { matches } = await ask<CheckPasskeyReply>('check_passkey', {
    session_id: sessionId,
    passkey,
  });
  return matches ? null : REFUSALS.wrongPasskey;
}

function refuse(error: unknown): never {
  if (!(error instanceof InternalCallError)) throw error;
  if (error.code === 'second_factor_off') throw new RefusedError(REFUSALS.noSecondFactor);
  if (error.status === 429) throw new RefusedError(REFUSALS.tooManyAttempts);
  if (error.status === 404) throw new RefusedError(forbidden);
  throw new RefusedError(REFUSALS.publicAway);
}
