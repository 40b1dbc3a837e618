import { achSettledTransfers, BANK, ledgerStore } from '@reset/ledger';
import { newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { planReservedPayments, recordPayments } from '#features/cards/purchases/payments.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { occasionOf, publishRepayments } from './debit-postings.store.ts';
import { countsFrom, type Debit } from './debits.ts';

/** The store's `settle`, in its transaction: of debits of different accounts. */
export async function settleDebits(
  transaction: Transaction,
  debits: readonly Debit[],
  now: Date,
): Promise<void> {
  const purchases = purchaseStore(transaction, now);
  const accounts = await purchases.lockAccounts(debits.map(({ accountId }) => accountId));
  const settled = await settledOnce(transaction, debits, now);
  if (settled.length === 0) return;
  const accountOf = ({ accountId }: Debit): LockedAccount => {
    const account = accounts.get(accountId);
    if (!account) throw new Error('A debit is of no card account.');
    return account;
  };
  await lowerLimits(
    transaction,
    settled.map((debit) => ({ account: accountOf(debit), cents: debit.amountCents })),
  );
  const ledger = ledgerStore(transaction);
  const banks = {
    settlementCash: await ledger.accountOf(BANK.settlementCash),
    debitClearing: await ledger.accountOf(BANK.debitClearing),
  };
  const planned = await planReservedPayments(transaction, settled);
  const posted = planned.map(({ payment: debit, planned: payment }) => {
    if (payment.restCents > 0) throw new Error('A debit repays more than was reserved for it.');
    return { debit, payment, occasion: occasionOf(debit.id, 'settled', now) };
  });
  await ledger.post(
    posted.flatMap(({ debit: { id: pendingId, amountCents }, occasion }) =>
      achSettledTransfers(occasion, { pendingId, amountCents }, { ...banks, newId }),
    ),
  );
  await recordPayments(
    purchases,
    posted.map(({ debit, payment, occasion: { groupId } }) => ({
      account: accountOf(debit),
      planned: payment,
      by: { groupId, repaymentId: debit.id, kind: 'repayment' },
    })),
  );
  await publishRepayments(
    transaction,
    posted.map(({ debit, occasion }) => ({
      debitId: debit.id,
      account: accountOf(debit),
      occasion,
    })),
  );
}

/** Those that had not ended otherwise before. */
async function settledOnce(
  transaction: Transaction,
  debits: readonly Debit[],
  now: Date,
): Promise<Debit[]> {
  const changed: { id: string }[] = await transaction('debit')
    .whereIn(
      'id',
      debits.map(({ id }) => id),
    )
    .where({ status: 'sent' })
    .update({ status: 'settled', settled_at: now, counts_from: countsFrom(dayOf(now)) }, ['id']);
  const ids = new Set(changed.map(({ id }) => id));
  return debits.filter(({ id }) => ids.has(id));
}

// Until a debit counts it makes no room. The limit that is computed next says the same; one that is
// being computed now is waited for.
async function lowerLimits(
  transaction: Transaction,
  lowered: readonly { account: LockedAccount; cents: number }[],
): Promise<void> {
  const userIds = lowered.map(({ account }) => account.userId);
  await transaction('limit_state')
    .whereIn('user_id', userIds)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .select('user_id');
  await transaction.raw(
    `SELECT ledger.set_credit_limits(jsonb_agg(jsonb_build_object(
              'member', a.owner_user_id, 'cents', greatest(a.credit_limit - l.cents, 0),
              'falls_at', a.limit_falls_at, 'falls_by', a.limit_falls_by)))
       FROM jsonb_to_recordset(?) AS l (receivable bigint, cents bigint)
       JOIN ledger.account a ON a.id = l.receivable
      WHERE a.credit_limit IS NOT NULL`,
    [
      JSON.stringify(
        lowered.map(({ account, cents }) => ({ receivable: String(account.receivable), cents })),
      ),
    ],
  );
}
