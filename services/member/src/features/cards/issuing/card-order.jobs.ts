import type { CardEligibility } from '@reset/api-contract/onboarding/eligibility.ts';
import { failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerMemberMails } from '#mail/member-mails.ts';
import type { IssuedCard, PostalAddress } from '#providers/card-issuing.ts';
import {
  CARD_ORDER_MAIL_QUEUE,
  ORDER_CARD_QUEUE,
  type CardOrder,
  type OrderCardJob,
} from './card-order.ts';
import { cardOrderMail } from './card-order-mail.ts';
import { cardOrderStore } from './card-order.store.ts';

/** Has the issuer make the cards that were ordered, each once, however often its job is done. */
export function registerCardOrderJobs(context: Context): void {
  const { clock, database, jobs, log } = context;
  const orders = cardOrderStore(database, jobs.add);
  registerMemberMails(context, CARD_ORDER_MAIL_QUEUE, cardOrderMail);

  jobs.register<OrderCardJob>(ORDER_CARD_QUEUE, async ({ order_id: id }) => {
    const order = await orders.findOpen(id);
    if (!order) return;
    const card = await madeCard(context, order);
    failpoint('card-order.made');
    if (!card) log.warn({ order_id: id }, 'card_order.address_gone');
    await orders.end(order, card, clock.now());
  });
}

/**
 * The card that the issuer has made, or makes now. By its list first: she may have moved since it was
 * made, and the same key with another address is refused. null for whose address is gone.
 */
async function madeCard(
  { cardIssuing: issuer, services }: Context,
  { id, userId, issued, isExpedited }: CardOrder,
): Promise<IssuedCard | null> {
  const known = await issuer.readCards(issued.accountId);
  const made = known.find(({ form, status }) => form === 'PHYSICAL' && status !== 'terminated');
  if (made) return made;
  const { personal_info: info } = await services.onboarding.get<CardEligibility>(
    `/internal/applications/${userId}/eligibility?include=personal_info`,
  );
  return info && issuer.issuePhysical(issued, toPostal(info.address), { key: id, isExpedited });
}

type Address = NonNullable<CardEligibility['personal_info']>['address'];

const toPostal = (address: Address): PostalAddress => ({
  streetOne: address.street_one,
  streetTwo: address.street_two,
  city: address.city,
  state: address.state_abbr,
  zipCode: address.zip_code,
});
