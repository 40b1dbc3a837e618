import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import { tellOpened, tellRecorded } from './card-fact-store.ts';
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

  /** Makes the account with this card, and tells so, or changes the card of that form. */
  async putAccount(userId: string, card: Card, now: Date): Promise<void> {
    await database.transaction(async (transaction) => {
      const [opened] = await transaction('card_account')
        .insert({ id: newId(), user_id: userId, issued_on: dayOf(now) })
        .onConflict('user_id')
        .ignore()
        .returning(['id', 'user_id']);
      if (opened) await tellOpened(transaction, opened, now);
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

  /**
   * Makes a purchase or changes it, and tells so if it is another than before;
   * false without a card account or when the id is another's.
   */
  async putTransaction(userId: string, purchase: CardTransaction, now: Date): Promise<boolean> {
    return database.transaction(async (transaction) => {
      // One account's purchases one after another: each tells what the latest is then.
      const account = await transaction('card_account')
        .where({ user_id: userId })
        .forUpdate()
        .first('id', 'user_id');
      if (!account) return false;
      if (await writePurchase(transaction, account.id, purchase)) {
        await tellRecorded(transaction, account, purchase.id, now);
        return true;
      }
      const same = { id: purchase.id, card_account_id: account.id };
      return (await transaction('card_transaction').where(same).first('id')) !== undefined;
    });
  },
});

/** Whether anything was written: not what is there already, and not another account's. */
async function writePurchase(
  transaction: Knex.Transaction,
  accountId: string,
  purchase: CardTransaction,
): Promise<boolean> {
  const { rowCount } = await transaction.raw(WRITE_PURCHASE, [
    purchase.id,
    accountId,
    purchase.occurredAt,
    purchase.amountCents,
    purchase.repaidCents,
    purchase.merchantName,
    purchase.merchantCategory,
    purchase.customerState,
  ]);
  return rowCount === 1;
}

const WRITE_PURCHASE = `
  INSERT INTO card_transaction AS known
    (id, card_account_id, occurred_at, amount_cents, repaid_cents, merchant_name,
     merchant_category, customer_state)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET
    occurred_at = excluded.occurred_at, amount_cents = excluded.amount_cents,
    repaid_cents = excluded.repaid_cents, merchant_name = excluded.merchant_name,
    merchant_category = excluded.merchant_category, customer_state = excluded.customer_state
  WHERE known.card_account_id = excluded.card_account_id AND known IS DISTINCT FROM excluded
`;
