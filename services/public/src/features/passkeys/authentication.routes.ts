import { Id } from '@reset/api-contract/fields.ts';
import {
  AuthenticationOptions,
  AuthenticationOptionsRequest,
  CheckPasskey,
  CheckPasskeyReply,
} from '@reset/api-contract/public/passkeys.ts';
import {
  notFound,
  RefusedError,
  rejectImpersonation,
  unauthorized,
  type Service,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { findPendingSignIn } from '#features/second-factor/second-factor.store.ts';
import { secondFactorOff, tooManyCodes } from '#features/second-factor/second-factor.ts';
import { readUser } from '#features/users/users.store.ts';
import { hasSecondFactor } from '#features/users/users.ts';
import { checkAssertion, consumeAssertion } from './assertions.store.ts';
import { openChallenge } from './challenges.store.ts';
import type { ChallengePurpose } from './passkey.ts';
import { readPasskeys } from './passkey.store.ts';
import { logReversal } from './passkeys.guard.ts';
import { passkeyMissing, signInOver } from './refusals.ts';
import { authenticationOptions, relyingPartyOf } from './webauthn.ts';

/**
 * POST /users/passkeys/authentication_options: a challenge for a passkey, for who signs in and for
 * who proves once more who she is. POST /internal/users/:id/check_passkey is for services whose
 * people do that.
 */
export function authenticationRoutes(app: Service, context: Context): void {
  const { clock, config, database } = context;
  const party = relyingPartyOf(config.ORIGIN);

  app.post(
    '/api/v1/users/passkeys/authentication_options',
    {
      config: { access: 'visitor', limits: [{ calls: 60, seconds: 10, per: 'ip' }] },
      schema: { body: AuthenticationOptionsRequest, response: { 200: AuthenticationOptions } },
    },
    async (request, reply) => {
      const { identity: caller } = request;
      if (!caller) return reply.refuse(unauthorized);
      const { sessionId } = caller;
      const { purpose } = request.body;
      const userId = await ownerAwaited(context, request, purpose);
      const allowed = userId === null ? null : await readPasskeys(database, userId);
      if (allowed?.length === 0) return reply.refuse(passkeyMissing);
      const challenge = await openChallenge(database, context, { sessionId, purpose, userId });
      return authenticationOptions({ party, challenge, allowed });
    },
  );

  app.post(
    '/internal/users/:id/check_passkey',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ id: Id }),
        body: CheckPasskey,
        response: { 200: CheckPasskeyReply },
      },
    },
    async (request, reply) => {
      const { session_id: sessionId, passkey: assertion } = request.body;
      const { id } = request.params;
      const user = await readUser(database, { id });
      if (!user) return reply.refuse(notFound);
      if (!hasSecondFactor(user)) return reply.refuse(secondFactorOff);
      const now = clock.now();
      const purposes = ['confirm'] as const;
      const checked = await checkAssertion(context, { assertion, sessionId, purposes, now });
      const used =
        checked.is === 'right'
          ? await database.transaction((transaction) =>
              consumeAssertion(transaction, context, checked, now),
            )
          : checked;
      if (used.is === 'used') return { matches: used.user.id === id };
      if (used.is === 'locked') return reply.refuse(tooManyCodes);
      logReversal(request, used);
      return { matches: false };
    },
  );
}

/**
 * Whose passkey it has to be; null for anybody's.
 * @throws RefusedError when nobody is there whose it could be
 */
async function ownerAwaited(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  request: FastifyRequest,
  purpose: Exclude<ChallengePurpose, 'register'>,
): Promise<string | null> {
  if (purpose === 'sign_in') return null;
  if (purpose === 'confirm') return rejectImpersonation(request);
  const sessionId = request.identity?.sessionId ?? '';
  const pending = await findPendingSignIn(database, sessionId, clock.now());
  if (!pending) throw new RefusedError(signInOver);
  return pending.userId;
}
