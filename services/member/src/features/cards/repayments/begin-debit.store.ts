import { type AccountId, achDebitTransfers, BANK, ledgerStore } from '@reset/ledger';
import { type AddJob, type Database, newId, type Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf, plusDays } from '#calendar/calendar-date.ts';
import { billsCents, type Outflow } from '#features/banks/banks.ts';
import { payOwed } from '#features/cards/deposits/deposits.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { occasionOf, publishRepayment } from './debit-postings.store.ts';
import {
  affordableCents,
  type Begun,
  effectiveFor,
  type Obstacle,
  predictedUntil,
  putOffTo,
} from './instances.ts';
import type { RepaymentNotice } from './repayment-notices.ts';
import { tellByMail } from './repayment-notices.store.ts';

type InstanceRow = {
  id: string;
  user_id: string;
  purpose: 'payday' | 'staff' | 'member' | 'representment';
  amount_cents: number | null;
  times_put_off: number;
};

/** The store's `begin`, in its transaction. */
export async function beginDebit(
  transaction: Transaction,
  { id, now, add }: { id: string; now: Date; add: AddJob },
): Promise<Begun> {
  const today = dayOf(now);
  const found = await transaction('repayment_instance').where({ id }).first('user_id');
  if (!found) return null;
  const account = await purchaseStore(transaction, now).lockAccount({ user_id: found.user_id });
  if (!account) return null;
  const instance: InstanceRow | undefined = await transaction('repayment_instance')
    .where({ id, state: 'scheduled' })
    .where('effective_on', '<=', today)
    .forUpdate()
    .first();
  if (!instance) return null;
  await payOwed(transaction, account.id, now);
  const wanted = await wantedCents(transaction, account, instance);
  if (typeof wanted === 'string') return cancel(transaction, { account, instance, now }, wanted);
  const obstructed = { account, instance, now, add, wantedCents: wanted };
  const bank = await debitable(transaction, account.userId, today);
  if (!bank) return putOff(transaction, obstructed, 'no_bank');
  // Who repays of her own will, or is debited by staff, was told what it leaves her.
  const isLookedAhead = instance.purpose === 'payday' || instance.purpose === 'representment';
  const amountCents = isLookedAhead
    ? affordableCents(wanted, {
        predictedCents: bank.predictedCents,
        mayBePart: bank.mayBePart && instance.purpose === 'payday',
      })
    : wanted;
  if (amountCents === 0) return putOff(transaction, obstructed, 'short_balance');
  const debitId = await reserve(transaction, { account, instance, now }, { amountCents, bank });
  return { outcome: 'debited', debitId };
}

/** What is neither repaid nor about to be, as far as it is asked for; or why there is nothing. */
async function wantedCents(
  transaction: Transaction,
  { receivable }: LockedAccount,
  { purpose, amount_cents: askedCents }: InstanceRow,
): Promise<number | Obstacle> {
  const owedCents = await owedOf(transaction, receivable);
  if (owedCents <= 0) return 'nothing_owed';
  // What is presented again is presented in the same amount.
  if (purpose === 'representment' && askedCents !== null && askedCents > owedCents) {
    return 'owed_less';
  }
  return Math.min(askedCents ?? owedCents, owedCents);
}

/** What is posted on an account and neither repaid nor about to be. */
export async function owedOf(database: Database, receivable: AccountId): Promise<number> {
  const { rows } = await database.raw<{ rows: { owed: bigint }[] }>(
    `SELECT debits_posted - credits_posted - credits_pending AS owed
       FROM ledger.account WHERE id = ?`,
    [String(receivable)],
  );
  return Number(rows[0]?.owed ?? 0);
}

type Bank = {
  bank_link_id: string;
  bank_name: string;
  bank_mask: string | null;
  predictedCents: number;
  mayBePart: boolean;
};

/** Her bank account, if it is known to be hers and may be debited, and what is to be left on it. */
export async function debitable(
  transaction: Database,
  userId: string,
  today: CalendarDate,
): Promise<Bank | null> {
  const row = await transaction('bank_link as b')
    .join('member as m', 'm.user_id', 'b.user_id')
    .where({ 'b.user_id': userId, 'b.owner_status': 'verified' })
    .whereNotNull('b.account_numbers')
    .whereNotExists(
      transaction('debit_stop as s').whereRaw('s.bank_link_id = b.id').select('bank_link_id'),
    )
    .first('b.id', 'b.institution_name', 'b.mask', 'b.available_cents', 'm.repays_in_part');
  if (!row) return null;
  const bills: OutflowRow[] = await transaction('recurring_outflow')
    .where({ user_id: userId })
    .select('average_cents', 'frequency', 'next_occurrence_on');
  const outflows = bills.map((bill) => ({
    averageCents: bill.average_cents,
    frequency: bill.frequency,
    nextOccurrenceOn: bill.next_occurrence_on,
  }));
  return {
    bank_link_id: row.id,
    bank_name: row.institution_name,
    bank_mask: row.mask,
    predictedCents:
      row.available_cents - billsCents(outflows, { from: today, to: predictedUntil(today) }),
    mayBePart: row.repays_in_part,
  };
}

type OutflowRow = {
  average_cents: number;
  frequency: Outflow['frequency'];
  next_occurrence_on: CalendarDate;
};

type Beginning = { account: LockedAccount; instance: InstanceRow; now: Date };

async function reserve(
  transaction: Transaction,
  { account, instance, now }: Beginning,
  { amountCents, bank }: { amountCents: number; bank: Bank },
): Promise<string> {
  const id = newId();
  const ledger = ledgerStore(transaction);
  const occasion = occasionOf(id, 'reserved', now);
  const debitClearing = await ledger.accountOf(BANK.debitClearing);
  const accounts = { debitClearing, receivable: account.receivable };
  await ledger.post(achDebitTransfers(occasion, accounts, { id, amountCents }));
  await transaction('debit').insert({
    id,
    instance_id: instance.id,
    card_account_id: account.id,
    amount_cents: amountCents,
    bank_link_id: bank.bank_link_id,
    bank_name: bank.bank_name,
    bank_mask: bank.bank_mask,
    effective_on: dayOf(now),
    created_at: now,
    checked_at: now,
  });
  await transaction('repayment_instance')
    .where({ id: instance.id })
    .update({ state: 'processed', ended_at: now });
  await publishRepayment(transaction, account, { debitId: id, occasion });
  return id;
}

type Obstructed = Beginning & { add: AddJob; wantedCents: number };

async function putOff(
  transaction: Transaction,
  beginning: Obstructed,
  because: 'no_bank' | 'short_balance',
): Promise<Begun> {
  const { account, instance, now } = beginning;
  const today = dayOf(now);
  let day = putOffTo(today, instance.times_put_off);
  if (day === null) {
    await tellObstacle(transaction, beginning, { kind: 'given_up', because, day });
    return cancel(transaction, beginning, because);
  }
  const taken = await transaction('repayment_instance')
    .where({ user_id: account.userId, purpose: instance.purpose })
    .whereNot({ id: instance.id })
    .where('effective_on', '>=', day)
    .pluck('effective_on');
  while (taken.includes(day)) day = effectiveFor(plusDays(day, 1), today);
  await transaction('repayment_instance')
    .where({ id: instance.id })
    .update({ effective_on: day, times_put_off: instance.times_put_off + 1, because });
  await tellObstacle(transaction, beginning, { kind: 'put_off', because, day });
  return { outcome: 'put_off', because, accountId: account.id, instanceId: instance.id };
}

async function tellObstacle(
  transaction: Transaction,
  { account: { userId }, add, wantedCents: amountCents }: Obstructed,
  what: Pick<RepaymentNotice, 'kind' | 'because' | 'day'>,
): Promise<void> {
  const bank = await transaction('bank_link')
    .where({ user_id: userId })
    .first('institution_name', 'mask');
  await tellByMail(transaction, add, {
    ...what,
    userId,
    amountCents,
    bankName: bank?.institution_name ?? null,
    bankMask: bank?.mask ?? null,
  });
}

async function cancel(
  transaction: Transaction,
  { account, instance, now }: Beginning,
  because: Obstacle,
): Promise<Begun> {
  await transaction('repayment_instance')
    .where({ id: instance.id })
    .update({ state: 'cancelled', because, ended_at: now });
  return { outcome: 'cancelled', because, accountId: account.id, instanceId: instance.id };
}
