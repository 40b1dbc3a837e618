import {
  achCanceledTransfers,
  achReturnedTransfers,
  BANK,
  ledgerStore,
  type Occasion,
} from '@reset/ledger';
import { type AddJob, newId, type Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { payOwed } from '#features/cards/deposits/deposits.store.ts';
import { planTakingBack, recordTakingBack } from '#features/cards/purchases/payments.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { owedOf } from './owed.store.ts';
import { occasionOf, publishRepayments } from './debit-postings.store.ts';
import { afterReturn, type Debit } from './debits.ts';
import { planRepaymentOf } from './plan-repayments.store.ts';
import type { NoticeKind } from './repayment-notices.ts';
import { tellByMail } from './repayment-notices.store.ts';
import { cancelObsolete, planRepresentment, presentedAgainOn } from './representments.store.ts';

type Ended = { ending: 'refused' | 'returned'; code: string | null; now: Date; add: AddJob };

/** The store's `end`, in its transaction. */
export async function endDebit(
  transaction: Transaction,
  debit: Debit,
  { ending, code, now, add }: Ended,
): Promise<boolean> {
  const { id, status } = debit;
  const purchases = purchaseStore(transaction, now);
  const account = await purchases.lockAccount({ id: debit.accountId });
  const ended = await transaction('debit')
    .where({ id, status })
    .update({ status: ending, ended_at: now, return_code: code });
  if (!account || ended === 0) return false;
  const occasion = occasionOf(id, ending, now);
  if (status === 'settled') await takeBack({ transaction, account, purchases }, debit, occasion);
  else await cancel(transaction, debit, occasion);
  await payOwed(transaction, account.id, now);
  const { cents: owedCents } = await owedOf(transaction, account.receivable);
  const told = { userId: account.userId, owedCents, debit, add };
  if (ending === 'returned') {
    const day = await followReturn(transaction, account, { debit, code, now });
    const kind = (await isStopped(transaction, debit)) ? 'stopped' : 'returned';
    await tellEnd(transaction, told, { kind: day === null ? kind : 'presented_again', day });
  } else {
    await tellEnd(transaction, told, { kind: 'failed', day: null });
  }
  await publishRepayments(transaction, [{ debitId: id, account, occasion }]);
  return true;
}

type Payer = {
  transaction: Transaction;
  account: LockedAccount;
  purchases: ReturnType<typeof purchaseStore>;
};

async function takeBack(payer: Payer, debit: Debit, occasion: Occasion): Promise<void> {
  const { id, amountCents } = debit;
  const ledger = ledgerStore(payer.transaction);
  const accounts = {
    receivable: payer.account.receivable,
    settlementCash: await ledger.accountOf(BANK.settlementCash),
  };
  await ledger.post(achReturnedTransfers(occasion, accounts, { newId, amountCents }));
  const { groupId } = occasion;
  const takenBack = await planTakingBack(payer, { repaymentId: id, amountCents });
  await recordTakingBack(payer, takenBack, { repaymentId: id, groupId });
}

const cancel = (
  transaction: Transaction,
  { id, amountCents }: Debit,
  occasion: Occasion,
): Promise<boolean> =>
  ledgerStore(transaction).post(
    achCanceledTransfers(occasion, { pendingId: id, amountCents }, { newId }),
  );

/**
 * What is hers repays first what came back. Then it is presented again where that is allowed and all of
 * it is owed still, and her account is debited no more where it is forbidden.
 * @returns the day on which it is presented again; null where it is not
 */
async function followReturn(
  transaction: Transaction,
  { userId }: LockedAccount,
  { debit, code, now }: { debit: Debit; code: string | null; now: Date },
): Promise<CalendarDate | null> {
  const after = afterReturn(code);
  if (after === 'stop') {
    await transaction('debit_stop')
      .insert({
        bank_link_id: debit.bankLinkId,
        user_id: userId,
        debit_id: debit.id,
        return_code: code ?? 'none',
        stopped_at: now,
      })
      .onConflict('bank_link_id')
      .ignore();
  } else if (after === 'present_again') {
    await planRepresentment(transaction, { userId, debit, now });
    await planRepaymentOf(transaction, userId, now);
  } else return null;
  // Of what was planned, also of what was just now, nobody is told what does not hold.
  await cancelObsolete(transaction, now, userId);
  return presentedAgainOn(transaction, debit);
}

/** Whether her account may not be debited any more, by this return or by another that was posted before. */
async function isStopped(transaction: Transaction, { bankLinkId }: Debit): Promise<boolean> {
  const stop = await transaction('debit_stop')
    .where({ bank_link_id: bankLinkId })
    .first('debit_id');
  return stop !== undefined;
}

const tellEnd = (
  transaction: Transaction,
  {
    userId,
    owedCents,
    debit,
    add,
  }: { userId: string; owedCents: number; debit: Debit; add: AddJob },
  { kind, day }: { kind: NoticeKind; day: CalendarDate | null },
): Promise<void> =>
  tellByMail(transaction, add, {
    userId,
    owedCents,
    kind,
    because: null,
    amountCents: debit.amountCents,
    bankName: debit.bankName,
    bankMask: debit.bankMask,
    day: day ?? debit.effectiveOn,
  });
