import { type AccountId, achDebitTransfers, BANK, ledgerStore, type Occasion } from '@reset/ledger';
import { type Database, newId, type Transaction } from '@reset/service-kit';
import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { payOwed } from '#features/cards/deposits/deposits.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { type Bank, debitableBanks } from './debitable-banks.store.ts';
import { occasionOf, publishRepayments } from './debit-postings.store.ts';
import { type Begun, decide, effectiveFor, type Obstacle, putOffTo } from './instances.ts';

type Beginning = { account: LockedAccount; instance: InstanceRow };

type InstanceRow = {
  id: string;
  user_id: string;
  purpose: 'payday' | 'staff' | 'member' | 'representment';
  amount_cents: number | null;
  times_put_off: number;
};

/** The store's `begin`, in its transaction. */
export async function beginDebits(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Begun[]> {
  const due = await lockDue(transaction, ids, now);
  // Of two days of one member, the second is about what the first one leaves.
  const byUser = new Map<string, Beginning>();
  for (const one of due) if (!byUser.has(one.account.userId)) byUser.set(one.account.userId, one);
  const first = [...byUser.values()];
  const begun = await beginEach(transaction, first, now);
  const left = due.filter((one) => !first.includes(one)).map(({ instance }) => instance.id);
  return left.length === 0 ? begun : [...begun, ...(await beginDebits(transaction, left, now))];
}

// Accounts first and in the order of their ids, as whoever else locks several.
async function lockDue(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Beginning[]> {
  const accountIds: string[] = await transaction('repayment_instance as i')
    .join('card_account as c', 'c.user_id', 'i.user_id')
    .whereIn('i.id', ids)
    .pluck('c.id');
  const accounts = await purchaseStore(transaction, now).lockAccounts(accountIds);
  const byUser = new Map([...accounts.values()].map((account) => [account.userId, account]));
  const instances: InstanceRow[] = await transaction('repayment_instance')
    .whereIn('id', ids)
    .where({ state: 'scheduled' })
    .where('effective_on', '<=', dayOf(now))
    .orderBy('id')
    .forUpdate();
  return instances.flatMap((instance) => {
    const account = byUser.get(instance.user_id);
    return account ? [{ account, instance }] : [];
  });
}

/** Of different members. */
async function beginEach(
  transaction: Transaction,
  beginnings: readonly Beginning[],
  now: Date,
): Promise<Begun[]> {
  const userIds = beginnings.map(({ account }) => account.userId);
  await payFromDeposits(transaction, beginnings, now);
  const owed = await owedByAccount(
    transaction,
    beginnings.map(({ account }) => account.receivable),
  );
  const banks = await debitableBanks(transaction, userIds, dayOf(now));
  const reserved: (Beginning & Reserved)[] = [];
  const begun: Begun[] = [];
  for (const beginning of beginnings) {
    const { account, instance } = beginning;
    const decision = decide(
      { purpose: instance.purpose, askedCents: instance.amount_cents },
      owed.get(account.receivable) ?? 0,
      banks.get(account.userId) ?? null,
    );
    if (decision.kind === 'debit') {
      const id = newId();
      const { bank, cents: amountCents } = decision;
      const occasion = occasionOf(id, 'reserved', now);
      reserved.push({ ...beginning, id, occasion, bank, amountCents });
      begun.push({ outcome: 'debited', debitId: id });
    } else {
      const end = decision.kind === 'cancel' ? cancel : putOff;
      begun.push(await end(transaction, beginning, decision.because, now));
    }
  }
  await reserve(transaction, reserved, now);
  return begun;
}

/** What is hers pays what she owes first. */
async function payFromDeposits(
  transaction: Transaction,
  beginnings: readonly Beginning[],
  now: Date,
): Promise<void> {
  const deposits = beginnings.map(({ account }) => String(account.deposit));
  const { rows } = await transaction.raw<{ rows: { id: AccountId }[] }>(
    `SELECT id FROM ledger.account
      WHERE id = ANY (?) AND credits_posted > debits_posted + debits_pending`,
    [deposits],
  );
  const filled = new Set(rows.map(({ id }) => id));
  for (const { account } of beginnings) {
    if (filled.has(account.deposit)) await payOwed(transaction, account.id, now);
  }
}

/** What is posted on an account and neither repaid nor about to be. */
export const owedOf = async (database: Database, receivable: AccountId): Promise<number> =>
  (await owedByAccount(database, [receivable])).get(receivable) ?? 0;

async function owedByAccount(
  database: Database,
  receivables: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, number>> {
  const { rows } = await database.raw<{ rows: { id: AccountId; owed: bigint }[] }>(
    `SELECT id, debits_posted - credits_posted - credits_pending AS owed
       FROM ledger.account WHERE id = ANY (?)`,
    [receivables.map(String)],
  );
  return new Map(rows.map(({ id, owed }) => [id, Number(owed)]));
}

type Reserved = { id: string; occasion: Occasion; bank: Bank; amountCents: number };

async function reserve(
  transaction: Transaction,
  reserved: readonly (Beginning & Reserved)[],
  now: Date,
): Promise<void> {
  if (reserved.length === 0) return;
  const ledger = ledgerStore(transaction);
  const debitClearing = await ledger.accountOf(BANK.debitClearing);
  await ledger.post(
    reserved.flatMap(({ id, occasion, account: { receivable }, amountCents }) =>
      achDebitTransfers(occasion, { debitClearing, receivable }, { id, amountCents }),
    ),
  );
  await transaction('debit').insert(
    reserved.map(({ id, instance, account, amountCents, bank }) => ({
      id,
      instance_id: instance.id,
      card_account_id: account.id,
      amount_cents: amountCents,
      bank_link_id: bank.id,
      bank_name: bank.name,
      bank_mask: bank.mask,
      effective_on: dayOf(now),
      created_at: now,
      checked_at: now,
    })),
  );
  await transaction('repayment_instance')
    .whereIn(
      'id',
      reserved.map(({ instance }) => instance.id),
    )
    .update({ state: 'processed', ended_at: now });
  await publishRepayments(
    transaction,
    reserved.map(({ id, account, occasion }) => ({ debitId: id, account, occasion })),
  );
}

async function putOff(
  transaction: Transaction,
  beginning: Beginning,
  because: Obstacle,
  now: Date,
): Promise<Begun> {
  const { account, instance } = beginning;
  const today = dayOf(now);
  let day = putOffTo(today, instance.times_put_off);
  if (day === null) return cancel(transaction, beginning, because, now);
  const taken = await transaction('repayment_instance')
    .where({ user_id: account.userId, purpose: instance.purpose })
    .whereNot({ id: instance.id })
    .where('effective_on', '>=', day)
    .pluck('effective_on');
  while (taken.includes(day)) day = effectiveFor(plusDays(day, 1), today);
  await transaction('repayment_instance')
    .where({ id: instance.id })
    .update({ effective_on: day, times_put_off: instance.times_put_off + 1, because });
  return { outcome: 'put_off', because, accountId: account.id, instanceId: instance.id };
}

async function cancel(
  transaction: Transaction,
  { account, instance }: Beginning,
  because: Obstacle,
  now: Date,
): Promise<Begun> {
  await transaction('repayment_instance')
    .where({ id: instance.id })
    .update({ state: 'cancelled', because, ended_at: now });
  return { outcome: 'cancelled', because, accountId: account.id, instanceId: instance.id };
}
