import { newId, signedIn, type Clock, type Service } from '@reset/service-kit';
import type { User } from '#features/users/users.ts';
import type { ConfirmationStore } from './confirmation-store.ts';

type SendInstructionsNeeds = {
  confirmations: Pick<ConfirmationStore, 'ask'>;
  findUser: (id: string) => Promise<User | null>;
  clock: Clock;
};

/**
 * POST /users/confirmations/send_instructions_for_current_user: the mail once
 * more. 204 also where the address is confirmed already, and no mail goes out.
 */
export function registerSendInstructions(
  app: Service,
  { confirmations, findUser, clock }: SendInstructionsNeeds,
): void {
  app.post(
    '/api/v1/users/confirmations/send_instructions_for_current_user',
    {
      config: {
        access: 'member',
        device: 'remembers',
        limits: [{ calls: 3, seconds: 60, per: 'ip' }],
      },
    },
    async (request, reply) => {
      const { userId, deviceId } = signedIn(request);
      const user = await findUser(userId);
      if (user && !user.confirmedAt) {
        const asked = { id: newId(), userId, email: user.email, deviceId };
        await confirmations.ask(asked, clock.now());
      }
      return reply.code(204).send();
    },
  );
}
