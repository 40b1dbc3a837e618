import { ConfirmReply, ConfirmRequest } from '@reset/api-contract/public/confirmations.ts';
import { PasswordRefusal } from '@reset/api-contract/public/passwords.ts';
import type { Service } from '@reset/service-kit';
import { refusedPassword, refusedToken } from '#passwords/password-faults.ts';
import { startSession } from '#sessions/session-start.ts';
import { press, type PressNeeds } from './press.ts';

/** POST /users/confirmations: the button behind the link in the mail. */
export function registerConfirmations(app: Service, needs: PressNeeds): void {
  app.post(
    '/api/v1/users/confirmations',
    {
      config: {
        access: 'visitor',
        session: 'starts',
        limits: [{ calls: 60, seconds: 60, per: 'ip' }],
      },
      schema: { body: ConfirmRequest, response: { 200: ConfirmReply, 400: PasswordRefusal } },
    },
    async ({ id: requestId, body, identity }, reply) => {
      const outcome = await press(needs, {
        token: body.confirmation_token,
        password: body.user?.password ?? null,
        identity,
      });
      switch (outcome.is) {
        case 'invalid':
          return reply.code(400).send(refusedToken('Confirmation', requestId));
        case 'faulty':
          return reply.code(400).send(refusedPassword(outcome.faults, requestId));
        case 'password_required':
          return { password_required: true as const };
        case 'taken_over': {
          const { id: userId, isStaff } = outcome.user;
          startSession(reply, { userId, isStaff, endsOthers: true });
          return { location: outcome.location };
        }
        case 'confirmed':
          return { location: outcome.location };
      }
    },
  );
}
