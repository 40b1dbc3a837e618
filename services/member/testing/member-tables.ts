import { newId } from '@reset/service-kit';
import { afterAll } from '@jest/globals';
import { memberDatabase } from './db.ts';

/** When what a test writes down happened. */
export const NOW = '2026-11-20T20:00:00Z';

/** The tables without a service, for tests of what they refuse, whoever writes into them. */
export async function openTables() {
  const { database, drop } = await memberDatabase();
  afterAll(drop);
  let receivable = 1_000;
  return {
    database,
    async someAccount(changes: object = {}) {
      const [id, userId] = [newId(), newId()];
      await database('member').insert({
        user_id: userId,
        repayment_method: 'ach_debit_flow',
        created_at: NOW,
      });
      receivable += 2;
      await database('card_account').insert({
        id,
        user_id: userId,
        receivable,
        deposit: receivable + 1,
        status: 'issuing',
        ...changes,
      });
      return { id, userId };
    },
    async somePurchase(accountId: string, changes: object = {}) {
      const id = newId();
      await database('card_transaction').insert({
        id,
        card_account_id: accountId,
        occurred_at: NOW,
        merchant_name: 'Harbor Street Grocery',
        requested_cents: 500,
        posted_cents: 500,
        network_state: 'cleared',
        customer_state: 'posted',
        ...changes,
      });
      return id;
    },
  };
}

/** @returns the SQLSTATE with which the database refuses it, or that it accepts it */
export const refusalOf = (write: () => Promise<unknown>): Promise<string> =>
  write().then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
