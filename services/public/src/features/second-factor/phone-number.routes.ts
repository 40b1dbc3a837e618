import { Id } from '@reset/api-contract/fields.ts';
import { ChangePhoneNumber } from '@reset/api-contract/public/second-factor.ts';
import { answerOnce, forbidden, notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { changePhoneNumber } from './phone-number.store.ts';

/** POST /internal/users/:id/phone_number, by the admin service: staff write down another phone. */
export function phoneNumberRoutes(app: Service, context: Context): void {
  app.post(
    '/internal/users/:id/phone_number',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ id: Id }), body: ChangePhoneNumber },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const changed = await changePhoneNumber(transaction, context, {
          userId: request.params.id,
          phoneNumber: request.body.phone_number,
          now: context.clock.now(),
        });
        if (changed === 'changed') return { status: 204 };
        return { refusal: changed === 'staff' ? forbidden : notFound };
      }),
  );
}
