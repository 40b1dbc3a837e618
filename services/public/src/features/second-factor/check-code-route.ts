import { Id } from '@reset/api-contract/fields.ts';
import { CheckCode, CheckCodeReply } from '@reset/api-contract/public/second-factor.ts';
import type { Clock, Service } from '@reset/service-kit';
import Type from 'typebox';
import { TOO_MANY_CODES } from '#codes/refusals.ts';
import { REFUSALS } from './refusals.ts';
import type { TurnStore } from './turn-store.ts';

export type CheckCodeNeeds = { check: TurnStore['check']; clock: Clock };

/** POST /internal/users/:id/check_code, for services whose people prove once more who they are. */
export function registerCheckCode(app: Service, { check, clock }: CheckCodeNeeds): void {
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
      const verdict = await check({
        userId: params.id,
        sessionId: body.session_id,
        typed: body.otp_attempt,
        now: clock.now(),
      });
      if (verdict === null) return reply.refuse(REFUSALS.notFound);
      if (verdict === 'off') return reply.refuse(REFUSALS.isOff);
      if (verdict === 'too_many') return reply.refuse(TOO_MANY_CODES);
      return { matches: verdict === 'right' };
    },
  );
}
