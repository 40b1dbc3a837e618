import { Id } from '@reset/api-contract/fields.ts';
import {
  CheckCode,
  CheckCodeReply,
  SecondFactor,
  VerifyCodeReply,
  VerifyCodeRequest,
} from '@reset/api-contract/public/second-factor.ts';
import { notFound, rejectImpersonation, requireIdentity, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { confirmByCode } from './redeem.store.ts';
import { secondFactorOff, secondFactorOn, tooManyCodes } from './refusals.ts';
import { readSecondFactor } from './second-factor.store.ts';
import { toSecondFactor } from './second-factor.ts';
import { turnTexts } from './turn.store.ts';
import { answerTurned, refusalOf } from './turned.ts';

const PATH = '/api/v1/multifactor_authentication_configurations';

/**
 * POST …/verify_code turns codes by text on or off by the code that was sent,
 * and starts a new session: whoever had the old one does not have this. GET
 * …/current says how it is. POST /internal/users/:id/check_code is for services whose
 * people prove once more who they are.
 */
export function secondFactorRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  app.post(
    `${PATH}/verify_code`,
    {
      config: {
        access: 'member',
        session: 'starts',
        device: 'remembers',
        limits: [{ calls: 60, seconds: 60, per: 'ip' }],
      },
      schema: { body: VerifyCodeRequest, response: { 200: VerifyCodeReply } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { sessionId, deviceId } = requireIdentity(request);
      const now = clock.now();
      const { otp_attempt: typed, type } = request.body;
      const to = type === 'enable_mfa' ? 'on' : 'off';
      const code = { userId, sessionId, deviceId, typed, now };
      const turned = await turnTexts(context, to, code);
      if (turned.is === 'unchanged') {
        return reply.refuse(to === 'on' ? secondFactorOn : secondFactorOff);
      }
      if (turned.is !== 'turned') return reply.refuse(refusalOf(turned));
      return answerTurned(reply, turned, { userId, to, now });
    },
  );

  app.get(
    `${PATH}/current`,
    { config: { access: 'member' }, schema: { response: { 200: SecondFactor } } },
    async (request, reply) => {
      const state = await readSecondFactor(database, requireIdentity(request).userId);
      return state ? toSecondFactor(state) : reply.refuse(notFound);
    },
  );

  app.post(
    '/internal/users/:id/check_code',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ id: Id }),
        body: CheckCode,
        response: { 200: CheckCodeReply },
      },
    },
    async ({ params, body }, reply) => {
      const outcome = await confirmByCode(context, {
        userId: params.id,
        sessionId: body.session_id,
        typed: body.otp_attempt,
        now: clock.now(),
      });
      if (outcome === null) return reply.refuse(notFound);
      if (outcome === 'off') return reply.refuse(secondFactorOff);
      if (outcome === 'too_many') return reply.refuse(tooManyCodes);
      return { matches: outcome === 'right' };
    },
  );
}
