import { Id } from '@reset/api-contract/fields.ts';
import { PostPhysicalCard } from '@reset/api-contract/member/commands.ts';
import { answerOnce, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { orderCard, type OrderRefusal } from './card-order.store.ts';

const SENTENCES: Readonly<Record<OrderRefusal, string>> = {
  no_cards: 'This person has no card.',
  card_already_physical: 'This person has a physical card.',
  card_already_ordered: 'A physical card is being made for this person.',
};

const refusalOf = (code: OrderRefusal): Refusal => ({ status: 409, code, error: SENTENCES[code] });

/**
 * POST /internal/members/:user_id/physical_card, by the admin service: a card that comes by mail to
 * the address that onboarding has of her, for who has cards and none of them is physical.
 */
export function cardOrderRoutes(app: Service, context: Context): void {
  const { clock, jobs } = context;
  app.post(
    '/internal/members/:user_id/physical_card',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ user_id: Id }), body: PostPhysicalCard },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        await requireMember(transaction, userId);
        const isExpedited = request.body.expedited_fulfillment;
        const order = { userId, isExpedited, now: clock.now() };
        const code = await orderCard(transaction, jobs.add, order);
        return code ? { refusal: refusalOf(code) } : { status: 201, body: {} };
      }),
  );
}
