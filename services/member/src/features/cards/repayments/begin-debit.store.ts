import { type AccountId, achDebitTransfers, BANK, ledgerStore, type Occasion } from '@reset/ledger';
import { type AddJob, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { payOwed } from '#features/cards/deposits/deposits.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { tellByPush } from '#features/push/push.store.ts';
import { type Bank, debitableBanks } from './debitable-banks.store.ts';
import { occasionOf, publishRepayments } from './debit-postings.store.ts';
import { type Begun, decide, isAskedFor, leftOver } from './instances.ts';
import { askedForOf, owedByAccount } from './owed.store.ts';
import { cancelInstance, type InstanceRow, putOff } from './put-off.store.ts';

type Beginning = { account: LockedAccount; instance: InstanceRow };

/** The store's `begin`, in its transaction. */
export async function beginDebits(
  transaction: Transaction,
  ids: readonly string[],
  { now, add }: { now: Date; add: AddJob },
): Promise<Begun[]> {
  const due = await lockDue(transaction, ids, now);
  // Of two days of one member, the second is about what the first one leaves.
  const byUser = new Map<string, Beginning>();
  for (const one of due) if (!byUser.has(one.account.userId)) byUser.set(one.account.userId, one);
  const first = [...byUser.values()];
  const begun = await beginEach(transaction, first, { now, add });
  const left = due.filter((one) => !first.includes(one)).map(({ instance }) => instance.id);
  return left.length === 0
    ? begun
    : [...begun, ...(await beginDebits(transaction, left, { now, add }))];
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
  { now, add }: { now: Date; add: AddJob },
): Promise<Begun[]> {
  const userIds = beginnings.map(({ account }) => account.userId);
  await payFromDeposits(transaction, beginnings, now);
  const owed = await owedByAccount(
    transaction,
    beginnings.map(({ account }) => account.receivable),
  );
  const askedFor = await askedForOf(transaction, userIds);
  const banks = await debitableBanks(transaction, userIds, dayOf(now));
  const reserved: (Beginning & Reserved)[] = [];
  const begun: Begun[] = [];
  for (const beginning of beginnings) {
    const { account, instance } = beginning;
    const { cents = 0, fromPayCents = 0 } = owed.get(account.receivable) ?? {};
    const decision = decide(
      { purpose: instance.purpose, askedCents: instance.amount_cents },
      isAskedFor(instance) ? cents : leftOver(fromPayCents, askedFor.get(account.userId) ?? []),
      banks.get(account.userId) ?? null,
    );
    if (decision.kind === 'debit') {
      const id = newId();
      const { bank, cents: amountCents } = decision;
      const occasion = occasionOf(id, 'reserved', now);
      reserved.push({ ...beginning, id, occasion, bank, amountCents });
      begun.push({ outcome: 'debited', debitId: id });
    } else if (decision.kind === 'put_off') {
      begun.push(await putOff(transaction, { ...beginning, now, add }, decision));
    } else {
      begun.push(await cancelInstance(transaction, { ...beginning, now }, decision.because));
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
  await tellOfDebits(transaction, reserved, now);
  await publishRepayments(
    transaction,
    reserved.map(({ id, account, occasion }) => ({ debitId: id, account, occasion })),
  );
}

/** Of what she asked for herself she knows. */
async function tellOfDebits(
  transaction: Transaction,
  reserved: readonly (Beginning & Reserved)[],
  now: Date,
): Promise<void> {
  for (const { id, account, instance, amountCents } of reserved) {
    if (instance.purpose === 'member') continue;
    await tellByPush(transaction, {
      userId: account.userId,
      kind: 'payday',
      key: `debit:${id}`,
      details: { what: 'debit', amount_cents: amountCents },
      happenedAt: now,
    });
  }
}
