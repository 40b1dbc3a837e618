import { composeMail, type Mail } from '@reset/service-kit';

/** The queue of cards that come by mail and are to be ordered. */
export const ORDER_CARD_QUEUE = 'order-card';
export type OrderCardJob = { order_id: string };

/** A card that was ordered and that the issuer has not made yet. */
export type CardOrder = {
  id: string;
  userId: string;
  accountId: string;
  issued: { personId: string; accountId: string };
  isExpedited: boolean;
};

export const CARD_ORDER_MAIL_QUEUE = 'send-card-order-mail';
export type CardOrderMailJob = { user_id: string; last_four: string };

/** To a member, that a card comes to her by mail. */
export const cardOrderMail = (origin: string, { last_four: lastFour }: CardOrderMailJob): Mail =>
  composeMail({
    subject: 'Your Reset Card is on its way',
    paragraphs: [
      `A physical Reset Card that ends in ${lastFour} is being mailed to the address that you told us.`,
      'You can activate it once it has arrived. Until then your virtual card works as before.',
    ],
    action: { label: 'See your card', href: `${origin}/account` },
    closing: ['We never ask for the number of your card by email.'],
    reason: 'You got this email because a card was ordered for you at Reset.',
  });
