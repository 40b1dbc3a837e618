import type { Knex } from 'knex';
import { toPurchase, type PurchaseRow } from '#purchases/purchase-row.ts';
import type { Purchase } from '#purchases/purchases.ts';
import type { CardAccount } from './cards.ts';

/** Card accounts, cards and what was bought with them, in the database. */
export const cardStore = (database: Knex) => ({
  /** null without a card account; one that is still being issued is none. */
  async findAccount(userId: string): Promise<CardAccount | null> {
    const account = await database('card_account')
      .where({ user_id: userId })
      .whereNot({ status: 'issuing' })
      .first();
    if (!account) return null;
    const cards = await database('card')
      .where({ card_account_id: account.id })
      .whereNot({ status: 'terminated' })
      .orderBy([{ column: 'form', order: 'desc' }, 'created_at'])
      .select('id', 'synctera_card_id', 'last_four', 'form', 'status');
    return {
      id: account.id,
      issuedOn: account.issued_on,
      issued: { personId: account.synctera_person_id, accountId: account.synctera_account_id },
      cards: cards.map((card) => ({
        id: card.id,
        issuerId: card.synctera_card_id,
        lastFour: card.last_four,
        form: card.form,
        status: card.status,
      })),
    };
  },

  /** What a member owes, holds with it, by the ledger; nothing without a card account. */
  async outstandingCents(userId: string): Promise<number> {
    const { rows } = await database.raw<{ rows: { outstanding: bigint }[] }>(OUTSTANDING, [userId]);
    return Number(rows[0]?.outstanding ?? 0);
  },

  /** Newest first; none without a card account. */
  async transactions(userId: string): Promise<Purchase[]> {
    const rows = await database('card_transaction as t')
      .join('card_account as a', 'a.id', 't.card_account_id')
      .where('a.user_id', userId)
      .orderBy([
        { column: 't.occurred_at', order: 'desc' },
        { column: 't.id', order: 'desc' },
      ])
      .select<PurchaseRow[]>('t.*');
    return rows.map(toPurchase);
  },
});

const OUTSTANDING = `
  SELECT debits_posted + debits_pending - credits_posted AS outstanding
    FROM ledger.account WHERE owner_user_id = ? AND code = 1110
`;
