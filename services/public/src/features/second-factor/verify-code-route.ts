import {
  SecondFactor,
  VerifyCodeReply,
  VerifyCodeRequest,
} from '@reset/api-contract/public/second-factor.ts';
import { signedIn, type Clock, type Service } from '@reset/service-kit';
import { INVALID_CODE, TOO_MANY_CODES } from '#codes/refusals.ts';
import { startSession } from '#sessions/session-start.ts';
import { REFUSALS } from './refusals.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { toSecondFactor } from './second-factor.ts';
import type { TurnStore } from './turn-store.ts';

export type VerifyCodeNeeds = {
  turn: TurnStore['turn'];
  read: SecondFactorStore['read'];
  clock: Clock;
};

const PATH = '/api/v1/multifactor_authentication_configurations';

/**
 * POST …/verify_code turns the second factor on or off by the code that was sent,
 * and starts a new session: whoever had the old one does not have this. GET
 * …/current says how it is.
 */
export function registerVerifyCode(app: Service, { turn, read, clock }: VerifyCodeNeeds): void {
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
      const { userId, realUserId, sessionId, deviceId } = signedIn(request);
      // Who views as somebody is not her.
      if (userId !== realUserId) return reply.refuse(REFUSALS.forbidden);
      const now = clock.now();
      const { otp_attempt: typed, type } = request.body;
      const to = type === 'enable_mfa' ? 'on' : 'off';
      const turned = await turn(to, { userId, sessionId, typed, now }, deviceId);
      if (turned.is === 'as_asked')
        return reply.refuse(to === 'on' ? REFUSALS.isOn : REFUSALS.isOff);
      if (turned.is === 'wrong') return reply.refuse(INVALID_CODE);
      if (turned.is === 'too_many') return reply.refuse(TOO_MANY_CODES);
      const { isStaff, recoveryCodes } = turned;
      startSession(reply, { userId, isStaff, secondFactorAt: now, endsOthers: to === 'on' });
      return {
        success: true as const,
        ...(to === 'on' ? { recovery_codes: recoveryCodes } : {}),
      };
    },
  );

  app.get(
    `${PATH}/current`,
    { config: { access: 'member' }, schema: { response: { 200: SecondFactor } } },
    async (request, reply) => {
      const state = await read(signedIn(request).userId);
      return state ? toSecondFactor(state) : reply.refuse(REFUSALS.notFound);
    },
  );
}
