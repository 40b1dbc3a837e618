import type { Database } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { readTakeBacks } from '#features/dispute-marks/dispute-marks.store.ts';
import { debitableBank, isDebitStopped } from './debitable-banks.store.ts';
import { type NextRepayment, nextRepaymentOf } from './next-repayment.ts';

/** What a member repays next; null without a card account, or while it is being issued. */
export async function readNextRepayment(
  database: Database,
  userId: string,
  now: Date,
): Promise<NextRepayment | null> {
  const account = await database('card_account as c')
    .join('ledger.account as a', 'a.id', 'c.receivable')
    .leftJoin('member as m', 'm.user_id', 'c.user_id')
    .leftJoin('limit_state as l', 'l.user_id', 'c.user_id')
    .where({ 'c.user_id': userId })
    .whereNot({ 'c.status': 'issuing' })
    .first(
      'c.id',
      'm.repayment_method',
      'l.payday',
      'a.debits_pending',
      database.raw('a.debits_posted - a.credits_posted - a.credits_pending AS payable'),
      database.raw('owed_from_pay(a) AS from_pay'),
    );
  if (!account) return null;
  const debits = await database('debit')
    .where({ card_account_id: account.id })
    .whereIn('status', ['reserved', 'sent'])
    .orderBy(['effective_on', 'id'])
    .select('effective_on', 'amount_cents', 'bank_name', 'bank_mask');
  const planned = await database('repayment_instance')
    .where({ user_id: userId, state: 'scheduled' })
    .orderBy(['effective_on', 'id'])
    .select('purpose', 'effective_on', 'amount_cents');
  const bank = await debitableBank(database, userId, dayOf(now));
  return nextRepaymentOf({
    isDebitStopped: await isDebitStopped(database, userId),
    repaysByDebit: account.repayment_method !== 'direct_deposit_flow',
    payableCents: Number(account.payable),
    ofRefundCents: Math.max(Number(account.payable) - Number(account.from_pay), 0),
    pendingCents: Number(account.debits_pending),
    underWay: debits.map((debit) => ({
      day: debit.effective_on,
      cents: debit.amount_cents,
      bank: { name: debit.bank_name, mask: debit.bank_mask },
    })),
    planned: planned.map((row) => ({
      purpose: row.purpose,
      effectiveOn: row.effective_on,
      amountCents: row.amount_cents,
    })),
    bank: bank && { name: bank.name, mask: bank.mask },
    payday: account.payday,
    takeBacks: await readTakeBacks(database, userId),
  });
}
