import { type AccountId, achDebitTransfers, BANK, ledgerStore, type Occasion } from '@reset/ledger';
import { type AddJob, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { payOwed } from '#features/cards/deposits/deposits.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { tellByPush } from '#features/push/push.store.ts';
import { type Bank, debitableBanks } from './debitable-banks.store.ts';
import { occasionOf, publishRepayments } from './debit-postings.store.ts';
import { type Begun, decide, type Decision, isAskedFor, leftOver } from './instances.ts';
import { askedForOf, owedByAccount } from './owed.store.ts';
import { cancelInstance, type InstanceRow, putOff } from './put-off.store.ts';

type Beginning = { account: LockedAccount; instance: InstanceRow };

export type Beginnings = {
  /** What is reserved. */
  begun: Extract<Begun, { outcome: 'debited' }>[];
  /** What cannot be debited, in the order in which it is to be put off or ended. */
  obstructed: string[];
};

/**
 * Reserves what is to be debited of these, in the store's transaction. What cannot be debited takes
 * several statements each, for which nobody's purchases are to wait: it is left alone.
 */
export async function beginDebits(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Beginnings> {
  const due = await lockDue(transaction, ids, now);
  // Of two days of one member, the second is about what the first one leaves.
  const byUser = new Map<string, Beginning>();
  for (const one of due) if (!byUser.has(one.account.userId)) byUser.set(one.account.userId, one);
  const first = [...byUser.values()];
  const { begun, obstructed } = await beginEach(transaction, first, now);
  const stuck = new Set(obstructed.map(({ account }) => account.userId));
  const left = due.filter((one) => !first.includes(one));
  const behind = left.filter(({ account }) => stuck.has(account.userId));
  const next = left.filter(({ account }) => !stuck.has(account.userId)).map(idOf);
  const rest = next.length === 0 ? NOTHING : await beginDebits(transaction, next, now);
  return {
    begun: [...begun, ...rest.begun],
    obstructed: [...obstructed.map(idOf), ...behind.map(idOf), ...rest.obstructed],
  };
}

const NOTHING: Beginnings = { begun: [], obstructed: [] };

const idOf = ({ instance }: Beginning): string => instance.id;

/**
 * Reserves one that is due, or puts it off or ends it where her bank cannot be debited, in a transaction
 * of its own.
 * @returns what became of it; null where it was over by then
 */
export async function beginAlone(
  transaction: Transaction,
  id: string,
  { now, add }: { now: Date; add: AddJob },
): Promise<Begun | null> {
  const [beginning] = await lockDue(transaction, [id], now);
  if (!beginning) return null;
  const [decided] = await decideEach(transaction, [beginning], now);
  if (!decided) return null;
  const { decision } = decided;
  if (decision.kind === 'put_off') return putOff(transaction, { ...beginning, now, add }, decision);
  if (decision.kind === 'cancel') {
    return cancelInstance(transaction, { ...beginning, now }, decision.because);
  }
  const reserved = toReserve(beginning, decision, now);
  await reserve(transaction, [reserved], now);
  return { outcome: 'debited', debitId: reserved.id };
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
): Promise<Pick<Beginnings, 'begun'> & { obstructed: Beginning[] }> {
  const decided = await decideEach(transaction, beginnings, now);
  const reserved = decided.flatMap(({ beginning, decision }) =>
    decision.kind === 'debit' ? [toReserve(beginning, decision, now)] : [],
  );
  await reserve(transaction, reserved, now);
  return {
    begun: reserved.map(({ id }) => ({ outcome: 'debited', debitId: id })),
    obstructed: decided.flatMap(({ beginning, decision }) =>
      decision.kind === 'debit' ? [] : [beginning],
    ),
  };
}

/** What is to become of each, once what is hers has paid what she owes. Of different members. */
async function decideEach(
  transaction: Transaction,
  beginnings: readonly Beginning[],
  now: Date,
): Promise<{ beginning: Beginning; decision: Decision<Bank> }[]> {
  const userIds = beginnings.map(({ account }) => account.userId);
  await payFromDeposits(transaction, beginnings, now);
  const owed = await owedByAccount(
    transaction,
    beginnings.map(({ account }) => account.receivable),
  );
  const askedFor = await askedForOf(transaction, userIds);
  const banks = await debitableBanks(transaction, userIds, dayOf(now));
  return beginnings.map((beginning) => {
    const { account, instance } = beginning;
    const { cents = 0, fromPayCents = 0 } = owed.get(account.receivable) ?? {};
    const decision = decide(
      { purpose: instance.purpose, askedCents: instance.amount_cents },
      isAskedFor(instance) ? cents : leftOver(fromPayCents, askedFor.get(account.userId) ?? []),
      banks.get(account.userId) ?? null,
    );
    return { beginning, decision };
  });
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

function toReserve(
  beginning: Beginning,
  { bank, cents: amountCents }: Extract<Decision<Bank>, { kind: 'debit' }>,
  now: Date,
): Beginning & Reserved {
  const id = newId();
  return { ...beginning, id, occasion: occasionOf(id, 'reserved', now), bank, amountCents };
}

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
