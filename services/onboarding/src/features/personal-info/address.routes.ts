import { Id } from '@reset/api-contract/fields.ts';
import { HomeAddress } from '@reset/api-contract/onboarding/personal-info.ts';
import { answerOnce, invalidFields, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { JUDGE_QUEUE } from '#features/application/application.ts';
import { ADDRESS_CHANGED_MAIL_QUEUE, type AddressChangedMailJob } from './address-changed-mail.ts';
import { addressFaults, addressFromWire } from './judge-personal-info.ts';
import { TELL_ADDRESS_QUEUE } from './personal-info.ts';
import { moveHome } from './personal-info.store.ts';

const NOTHING_TOLD: Refusal = {
  status: 404,
  code: 'no_personal_info',
  error: 'This person has not told where she lives.',
};

/**
 * POST /internal/personal_infos/:user_id/address, by the admin service: where somebody lives now, as
 * her own form takes it, also once what she told was submitted. The issuer of cards is told by a job, and she by a
 * mail where it is another one than before.
 */
export function addressRoutes(app: Service, context: Context): void {
  app.post(
    '/internal/personal_infos/:user_id/address',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ user_id: Id }), body: HomeAddress },
    },
    async (request, reply) => {
      const { user_id: userId } = request.params;
      const address = addressFromWire(request.body);
      const faults = addressFaults(address);
      if (Object.keys(faults).length > 0) return reply.refuse(invalidFields(faults));
      return answerOnce(context, request, reply, async (transaction) => {
        const moved = await moveHome(transaction, userId, address);
        if (moved === 'unknown') return { refusal: NOTHING_TOLD };
        if (moved === 'moved') {
          const mail: AddressChangedMailJob = {
            user_id: userId,
            at: context.clock.now().toISOString(),
          };
          await context.jobs.add(transaction, ADDRESS_CHANGED_MAIL_QUEUE, mail);
        }
        await context.jobs.add(transaction, TELL_ADDRESS_QUEUE, { user_id: userId });
        await context.jobs.add(transaction, JUDGE_QUEUE, { user_id: userId });
        return { status: 204 };
      });
    },
  );
}
