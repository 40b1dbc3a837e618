import { newId, type AddJob, type Database, type Transaction } from '@reset/service-kit';
import { cardStore, insertIssuedCard } from '#features/cards/cards.store.ts';
import type { IssuedCard } from '#providers/card-issuing.ts';
import {
  CARD_ORDER_MAIL_QUEUE,
  ORDER_CARD_QUEUE,
  type CardOrder,
  type CardOrderMailJob,
} from './card-order.ts';

/** Why no card is ordered. */
export type OrderRefusal = 'no_cards' | 'card_already_physical' | 'card_already_ordered';

/** Orders a card that comes by mail, once the transaction is committed; null where it does. */
export async function orderCard(
  transaction: Transaction,
  addJob: AddJob,
  { userId, isExpedited, now }: { userId: string; isExpedited: boolean; now: Date },
): Promise<OrderRefusal | null> {
  await transaction('card_account').where({ user_id: userId }).forNoKeyUpdate().first('id');
  const account = await cardStore(transaction).findAccount(userId);
  if (!account || account.isClosed || account.cards.length === 0) return 'no_cards';
  if (account.cards.some(({ form }) => form === 'PHYSICAL')) return 'card_already_physical';
  const [order] = await transaction('card_order')
    .insert({
      id: newId(),
      card_account_id: account.id,
      is_expedited: isExpedited,
      ordered_at: now,
    })
    .onConflict(transaction.raw('(card_account_id) WHERE ended_at IS NULL'))
    .ignore()
    .returning('id');
  if (!order) return 'card_already_ordered';
  await addJob(transaction, ORDER_CARD_QUEUE, { order_id: order.id });
  return null;
}

/** Cards that were ordered, in the database. */
export const cardOrderStore = (database: Database, addJob: AddJob) => ({
  /** null for one that has ended. */
  async findOpen(id: string): Promise<CardOrder | null> {
    const row = await database('card_order as o')
      .join('card_account as a', 'a.id', 'o.card_account_id')
      .where({ 'o.id': id, 'o.ended_at': null })
      .first(
        'a.id',
        'a.user_id',
        'a.synctera_person_id',
        'a.synctera_account_id',
        'o.is_expedited',
      );
    return row
      ? {
          id,
          userId: row.user_id,
          accountId: row.id,
          issued: { personId: row.synctera_person_id, accountId: row.synctera_account_id },
          isExpedited: row.is_expedited,
        }
      : null;
  },

  /**
   * Ends an order with the card that the issuer has made, and has its member told, once. Under the lock
   * of who orders another: she would find no card yet, and no order any more.
   */
  end: ({ id, userId, accountId }: CardOrder, card: IssuedCard | null, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction('card_account').where({ id: accountId }).forNoKeyUpdate().first('id');
      const ended = await transaction('card_order')
        .where({ id, ended_at: null })
        .update({ ended_at: now });
      if (ended === 0 || !card) return;
      await insertIssuedCard(transaction, { accountId, card, now });
      const mail: CardOrderMailJob = { user_id: userId, last_four: card.lastFour };
      await addJob(transaction, CARD_ORDER_MAIL_QUEUE, mail);
    }),
});
