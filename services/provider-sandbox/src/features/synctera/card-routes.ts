import type { Service } from '@reset/service-kit';
import type { CardLife } from './card-life.ts';
import { CARD_PRODUCTS, newCard } from './new-card.ts';
import { badRequest, conflict, unknown } from './synctera-refusals.ts';
import { ActivateBody, CardBody, CardChangeBody, FulfillmentBody } from './card-schemas.ts';
import { IdParams, TransactionsQuery } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { wireCard } from './wire.ts';
import { Refused } from '#http/refusals.ts';

const CARD = '/cards/:id';

/** /v0/cards and what happens to them; the widgets are in card-widgets.ts. */
export function cardRoutes(scope: Service, synctera: Synctera, life: CardLife): void {
  const { cards, accounts, changes } = synctera.records;
  const params = IdParams;
  const cardOf = (id: string) => found(cards, id, 'card');

  scope.get('/cards/products', () => ({ card_products: CARD_PRODUCTS }));
  scope.post('/cards', { schema: { body: CardBody } }, async ({ body }, reply) => {
    const account = found(accounts, body.account_id, 'account');
    if (!account.customer_ids.includes(body.customer_id)) {
      throw new Refused(badRequest('the account is of another customer'));
    }
    const product = CARD_PRODUCTS.find(({ id }) => id === body.card_product_id);
    if (product?.form !== body.form) throw new Refused(unknown('card product'));
    if (body.form === 'PHYSICAL' && !body.shipping) {
      throw new Refused(badRequest('missing required fields: shipping'));
    }
    const before = body.reissued_from_id ? cardOf(body.reissued_from_id) : null;
    const card = newCard(body, { now: synctera.now(), random: synctera.random });
    cards.put(card.id, card, card.account_id);
    if (before) cards.put(before.id, { ...before, reissued_to_id: card.id }, before.account_id);
    return reply.code(201).send(wireCard(card));
  });
  scope.get('/cards', { schema: { querystring: TransactionsQuery } }, ({ query }) => {
    const listed = query.account_id ? cards.listOf(query.account_id) : cards.list();
    return { cards: listed.slice(0, Number(query.limit)).map(wireCard) };
  });
  scope.get(CARD, { schema: { params } }, (request) => wireCard(cardOf(request.params.id)));
  scope.patch(CARD, { schema: { params, body: CardChangeBody } }, async (request) => {
    const card = cardOf(request.params.id);
    const { card_status, reason, memo, metadata } = request.body;
    const why = { ...(reason ? { reason } : {}), ...(memo ? { memo } : {}) };
    const changed = card_status ? life.setStatus(card, card_status, why) : card;
    if (metadata) cards.put(card.id, { ...changed, metadata }, card.account_id);
    return wireCard(cardOf(card.id));
  });
  scope.get(`${CARD}/changes`, { schema: { params } }, (request) => ({
    changes: changes.listOf(cardOf(request.params.id).id),
  }));

  // The code is the last four digits of the number on the card, as it comes by mail.
  scope.post('/cards/activate', { schema: { body: ActivateBody } }, async ({ body }) => {
    const card = cards
      .list()
      .filter(({ customer_id, form }) => customer_id === body.customer_id && form === 'PHYSICAL')
      .find(({ pan }) => pan.endsWith(body.activation_code));
    if (!card) throw new Refused(unknown('card with that activation code'));
    if (card.card_status !== 'UNACTIVATED') {
      throw new Refused(conflict('the card is activated already'));
    }
    return wireCard(life.setStatus(card, 'ACTIVE', { reason: 'ACT' }));
  });
  scope.post(
    `${CARD}/webhook_simulations/fulfillment`,
    { schema: { params, body: FulfillmentBody } },
    async ({ params: { id }, body }) => {
      life.setFulfillment(cardOf(id), body.card_fulfillment_status);
      return body;
    },
  );
}
