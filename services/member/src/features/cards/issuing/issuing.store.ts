import { type Database, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { insertIssuedCard } from '#features/cards/cards.store.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { publishCardOpened } from '#features/cards/purchases/purchases.store.ts';
import { ledgerStore } from '@reset/ledger';
import type { DepositNumbers, IssuedCard } from '#providers/card-issuing.ts';

/** How far the issuing of an account has come; null for what the issuer has not made yet. */
export type Begun = {
  id: string;
  /** Nothing is left to be made: also of one that was closed before the issuer had opened it. */
  isOpen: boolean;
  personId: string | null;
  accountId: string | null;
  /** The account that her pay can be sent to is open. */
  hasDeposit: boolean;
};

export type IssuingStore = ReturnType<typeof issuingStore>;

/** Card accounts while they are issued, and cards, in the database. */
export const issuingStore = (database: Database) => ({
  /** Begins her account with its accounts in the ledger, or finds it; one for each member. */
  begin: (userId: string): Promise<Begun> =>
    database.transaction(async (transaction) => {
      const found = await findBegun(transaction, userId);
      if (found) return found;
      const accounts = await ledgerStore(transaction).openMember(userId);
      await transaction('card_account')
        .insert({
          id: newId(),
          user_id: userId,
          receivable: String(accounts.receivable),
          deposit: String(accounts.deposit),
          status: 'issuing',
        })
        .onConflict('user_id')
        .ignore();
      const begun = await findBegun(transaction, userId);
      if (!begun) throw new Error('An account that was begun is not there.');
      return begun;
    }),

  /** By which the issuer knows her; null while it does not. */
  async findPerson(userId: string): Promise<string | null> {
    const row = await database('card_account')
      .where({ user_id: userId })
      .first('synctera_person_id');
    return row?.synctera_person_id ?? null;
  },

  /** @returns the one that is kept: the first */
  async keepPerson(id: string, personId: string): Promise<string> {
    const kept = database.raw('coalesce(synctera_person_id, ?)', [personId]);
    const [row] = await database('card_account')
      .where({ id })
      .update({ synctera_person_id: kept }, ['synctera_person_id']);
    return row.synctera_person_id;
  },

  /** @returns the one that is kept: the first */
  async keepAccount(id: string, accountId: string): Promise<string> {
    const kept = database.raw('coalesce(synctera_account_id, ?)', [accountId]);
    const [row] = await database('card_account')
      .where({ id })
      .update({ synctera_account_id: kept }, ['synctera_account_id']);
    return row.synctera_account_id;
  },

  /** Keeps the account that her pay can be sent to; of its number, the last four digits. */
  async keepDeposit(userId: string, numbers: DepositNumbers, now: Date): Promise<void> {
    const { accountId: issuerAccountId, routingNumber, accountNumber } = numbers;
    const mask = accountNumber.slice(-4);
    await directDepositStore(database).open({ userId, issuerAccountId, routingNumber, mask }, now);
  },

  /** Opens the account with its first card, once, and publishes it. */
  open: (id: string, card: IssuedCard, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const [opened] = await transaction('card_account')
        .where({ id, status: 'issuing' })
        .update({ status: 'open', issued_on: dayOf(now) }, ['id', 'user_id']);
      if (!opened) return;
      await insertIssuedCard(transaction, { accountId: id, card, now });
      await transaction('card_sync').insert({ card_account_id: id, asked_at: now });
      await publishCardOpened(transaction, { id, userId: opened.user_id }, now);
    }),

  /** Keeps a card of an account; nothing where it is kept already. */
  async keepCard(accountId: string, card: IssuedCard, now: Date): Promise<void> {
    await insertIssuedCard(database, { accountId, card, now });
  },

  /** How many physical cards of an account are gone: each is ordered by a key of its own. */
  async countGone(accountId: string): Promise<number> {
    const row = await database('card')
      .where({ card_account_id: accountId, form: 'PHYSICAL', status: 'terminated' })
      .count<{ count: bigint }[]>();
    return Number(row[0]?.count ?? 0);
  },
});

async function findBegun(transaction: Transaction, userId: string): Promise<Begun | null> {
  const row = await transaction('card_account').where({ user_id: userId }).first();
  if (!row) return null;
  const deposit = await directDepositStore(transaction).find(userId);
  return {
    id: row.id,
    hasDeposit: deposit !== null,
    isOpen: row.status !== 'issuing' || row.closed_at !== null,
    personId: row.synctera_person_id,
    accountId: row.synctera_account_id,
  };
}
