import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { Card, CardAccount, CardTransaction } from './cards.ts';

/** Card accounts, cards and what was bought with them, in the database. */
export const cardStore = (database: Knex) => ({
  /** null without a card account. */
  async findAccount(userId: string): Promise<CardAccount | null> {
    const account = await database('card_account').where({ user_id: userId }).first();
    if (!account) return null;
    const cards = await database('card')
      .where({ card_account_id: account.id })
      .orderBy('form', 'desc')
      .select('last_four', 'form');
    return {
      id: account.id,
      issuedOn: account.issued_on,
      cards: cards.map((card) => ({ lastFour: card.last_four, form: card.form })),
    };
  },

  /** Makes the account with this card, or changes the card of that form. */
  async putAccount(userId: string, card: Card, issuedOn: CalendarDate): Promise<void> {
    await database.transaction(async (transaction) => {
      await transaction('card_account')
        .insert({ id: newId(), user_id: userId, issued_on: issuedOn })
        .onConflict('user_id')
        .ignore();
      const { id } = await transaction('card_account').where({ user_id: userId }).first('id');
      await transaction('card')
        .insert({ id: newId(), card_account_id: id, last_four: card.lastFour, form: card.form })
        .onConflict(['card_account_id', 'form'])
        .merge(['last_four']);
    });
  },

  /** Newest first; none without a card account. */
  async transactions(userId: string): Promise<CardTransaction[]> {
    const rows = await database('card_transaction as t')
      .join('card_account as a', 'a.id', 't.card_account_id')
      .where('a.user_id', userId)
      .orderBy([
        { column: 't.occurred_at', order: 'desc' },
        { column: 't.id', order: 'desc' },
      ])
      .select('t.*');
    return rows.map((row) => ({
      id: row.id,
      occurredAt: row.occurred_at,
      amountCents: row.amount_cents,
      repaidCents: row.repaid_cents,
      merchantName: row.merchant_name,
      merchantCategory: row.merchant_category,
      customerState: row.customer_state,
    }));
  },

  /** Makes a transaction or changes it; false without a card account or when the id is another's. */
  async putTransaction(userId: string, transaction: CardTransaction): Promise<boolean> {
    const { rowCount } = await database.raw(
      `INSERT INTO card_transaction
         (id, card_account_id, occurred_at, amount_cents, repaid_cents, merchant_name,
          merchant_category, customer_state)
       SELECT ?, id, ?, ?, ?, ?, ?, ? FROM card_account WHERE user_id = ?
       ON CONFLICT (id) DO UPDATE SET
         occurred_at = excluded.occurred_at, amount_cents = excluded.amount_cents,
         repaid_cents = excluded.repaid_cents, merchant_name = excluded.merchant_name,
         merchant_category = excluded.merchant_category, customer_state = excluded.customer_state
       WHERE card_transaction.card_account_id = excluded.card_account_id`,
      [
        transaction.id,
        transaction.occurredAt,
        transaction.amountCents,
        transaction.repaidCents,
        transaction.merchantName,
        transaction.merchantCategory,
        transaction.customerState,
        userId,
      ],
    );
    return rowCount === 1;
  },
});
