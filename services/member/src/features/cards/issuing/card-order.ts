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
