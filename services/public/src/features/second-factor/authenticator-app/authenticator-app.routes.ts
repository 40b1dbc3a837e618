import {
  SetUpAppReply,
  SetUpAppRequest,
  TurnOffAppReply,
  TurnOffAppRequest,
  TurnOnAppRequest,
  VerifyCodeReply,
} from '@reset/api-contract/public/second-factor.ts';
import { rejectImpersonation, requireIdentity, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { awaitedOf, proveOwner } from '../second-factor.guard.ts';
import { appOff, appOn, setUpExpired } from '../refusals.ts';
import { answerTurned, refusalOf } from '../turned.ts';
import { setUpApp, turnOffApp, turnOnApp } from './authenticator-app.store.ts';
import { appAddress } from './authenticator-app.ts';

const PATH = '/api/v1/multifactor_authentication_configurations/authenticator_app';
const limits = [{ calls: 30, seconds: 60, per: 'ip' as const }];

/**
 * An authenticator app: POST …/set_up gives it a key, …/turn_on takes its first code, …/turn_off
 * removes it. Coming and going it takes the password, and a code where a second factor is on.
 */
export function authenticatorAppRoutes(app: Service, context: Context): void {
  const { clock } = context;
  app.post(
    `${PATH}/set_up`,
    {
      config: { access: 'member', limits },
      schema: { body: SetUpAppRequest, response: { 200: SetUpAppReply } },
    },
    async (request, reply) => {
      const proving = await proveOwner(context, request, request.body);
      const setUp = await setUpApp(context, proving);
      if (setUp.is === 'unchanged') return reply.refuse(appOn);
      if (setUp.is !== 'set_up') return awaitedOf(setUp);
      return { key: setUp.key, uri: appAddress(setUp.key, proving.proof.user.email) };
    },
  );

  app.post(
    `${PATH}/turn_on`,
    {
      config: { access: 'member', session: 'starts', device: 'remembers', limits },
      schema: { body: TurnOnAppRequest, response: { 200: VerifyCodeReply } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { sessionId, deviceId } = requireIdentity(request);
      const { otp_attempt: typed } = request.body;
      const now = clock.now();
      const turned = await turnOnApp(context, { userId, sessionId, deviceId, typed, now });
      if (turned.is === 'unchanged') return reply.refuse(appOn);
      if (turned.is === 'expired') return reply.refuse(setUpExpired);
      if (turned.is !== 'turned') return reply.refuse(refusalOf(turned));
      return answerTurned(reply, turned, { userId, to: 'on', now });
    },
  );

  app.post(
    `${PATH}/turn_off`,
    {
      config: { access: 'member', session: 'starts', device: 'remembers', limits },
      schema: { body: TurnOffAppRequest, response: { 200: TurnOffAppReply } },
    },
    async (request, reply) => {
      const proving = await proveOwner(context, request, request.body);
      const turned = await turnOffApp(context, proving);
      if (turned.is === 'unchanged') return reply.refuse(appOff);
      if (turned.is !== 'turned') return { success: false, ...awaitedOf(turned) };
      const { now, proof } = proving;
      return answerTurned(reply, turned, { userId: proof.user.id, to: 'off', now });
    },
  );
}
