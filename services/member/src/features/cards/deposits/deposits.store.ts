import { BANK, ledgerStore, repaidFromDepositTransfers } from '@reset/ledger';
import { type Database, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { planPayment, recordPayment } from '#features/cards/purchases/payments.store.ts';
import { purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { depositCents } from './deposit-balance.store.ts';

const MAX_ACCOUNTS = 200;

/** What is hers with us, on deposit: refunds above what she owed, in the database. */
export const depositStore = (database: Database) => ({
  /**
   * Card accounts that owe something while money of hers is on deposit: some of them, in the order
   * of their ids, those behind `after`.
   */
  async owing(after: string): Promise<string[]> {
    const { rows } = await database.raw<{ rows: { id: string }[] }>(OWING, [after, MAX_ACCOUNTS]);
    return rows.map(({ id }) => id);
  },

  /**
   * Pays what she owes from what is hers, the oldest purchase first, under the lock of her card
   * account; not what she spent of a tax refund, for her pay may be among it. It counts as no repayment of hers. @returns the cents that were paid
   */
  payOwed: (accountId: string, now: Date): Promise<number> =>
    database.transaction((transaction) => payOwed(transaction, accountId, now)),
});

const OWING = `
  SELECT c.id
    FROM card_account c
    JOIN ledger.account deposit ON deposit.id = c.deposit
    JOIN ledger.account receivable ON receivable.id = c.receivable
   WHERE deposit.credits_posted > deposit.debits_posted + deposit.debits_pending
     AND receivable.debits_posted > receivable.credits_posted + receivable.credits_pending
     AND owed_from_pay(receivable.*) > 0
     AND c.id > ?
   ORDER BY c.id LIMIT ?
`;

const ACTOR = 'deposits';

/** The same within a transaction that goes on. */
export async function payOwed(
  transaction: Transaction,
  accountId: string,
  now: Date,
): Promise<number> {
  const purchases = purchaseStore(transaction, now);
  const account = await purchases.lockAccount({ id: accountId });
  if (!account) return 0;
  const amountCents = await depositCents(transaction, account.userId);
  if (amountCents <= 0) return 0;
  const payer = { transaction, account, purchases };
  const planned = await planPayment(payer, { amountCents, firstId: null, by: 'pay' });
  const paidCents = amountCents - planned.restCents;
  if (paidCents === 0) return 0;
  const ledger = ledgerStore(transaction);
  const groupId = newId();
  const occasion = {
    groupId,
    occurredAt: now,
    effectiveOn: dayOf(now),
    actor: ACTOR,
    source: null,
  };
  const accounts = {
    ...account,
    fboCash: await ledger.accountOf(BANK.fboCash),
    settlementCash: await ledger.accountOf(BANK.settlementCash),
  };
  await ledger.post(
    repaidFromDepositTransfers(occasion, accounts, { newId, amountCents: paidCents }),
  );
  await recordPayment(payer, planned, { groupId, kind: 'deposit_balance' });
  return paidCents;
}
