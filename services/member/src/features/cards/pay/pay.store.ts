import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import {
  BANK,
  depositReturnedTransfers,
  depositTransfers,
  ledgerStore,
  repaidFromDepositTransfers,
} from '@reset/ledger';
import {
  type AddJob,
  appendEvent,
  type Clock,
  type Database,
  newId,
  type Transaction,
} from '@reset/service-kit';
import { cardStore } from '#features/cards/cards.store.ts';
import {
  planPayment,
  planTakingBack,
  recordPayment,
  recordTakingBack,
} from '#features/cards/purchases/payments.store.ts';
import { type Alert, caseStore } from '#features/cards/sync/cases.store.ts';
import { occasionOf, type RecordScope } from '#features/cards/sync/record-scope.ts';
import { purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { endPeriodOverride, requestSyncIn } from '#features/payroll/payroll.store.ts';
import { holdReturns, matchRefund } from '#features/tax-returns/tax-returns.store.ts';
import type { IncomingDeposit } from '#providers/incoming-deposits.ts';
import { readKnownPay } from './known-pay.store.ts';
import { tellOfDeposit } from './pay-mail.store.ts';
import { usualPayCents } from './paychecks.ts';
import { type DepositKind, depositKind, takingBack } from './pay.ts';

/** What came in and is not taken, to be sent back. */
export type ForeignDeposit = { id: string; issuerId: string };

type Deps = { clock: Clock; alert: Alert; add: AddJob };

/** What comes in for members, in the database: one transaction for each record. */
export const payStore = (database: Database, { clock, alert, add }: Deps) => ({
  /** Those that are not recorded yet as they are now. */
  async news(deposits: readonly IncomingDeposit[]): Promise<IncomingDeposit[]> {
    const rows = await database('incoming_deposit')
      .whereIn(
        'issuer_id',
        deposits.map(({ id }) => id),
      )
      .select('issuer_id', 'ended_at');
    const ended = new Map(rows.map((row) => [row.issuer_id, row.ended_at !== null]));
    return deposits.filter(
      ({ id, isReturned }) => ended.get(id) !== true && (isReturned || !ended.has(id)),
    );
  },

  /**
   * Records what came in for an account, or that it is there no more, under the lock of the account.
   * It is deposited, and pays at once what she owes, the oldest purchase first. What is made out to
   * somebody else, or comes after her account was closed, is neither; one that was recorded changes
   * nothing when it comes again.
   */
  record: (accountId: string, deposit: IncomingDeposit, isHers: boolean): Promise<void> =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      const purchases = purchaseStore(transaction, now);
      const account = await purchases.lockAccount({ id: accountId }, { isIssuing: true });
      if (!account) return;
      const { open: openCase } = caseStore(transaction, { accountId, now, alert });
      const scope = { transaction, account, purchases, now, add, openCase };
      const known = await transaction('incoming_deposit')
        .where({ issuer_id: deposit.id })
        .first<DepositRow | undefined>();
      if (!known) await recordNew(scope, deposit, await whyForeign(scope, isHers));
      else if (deposit.isReturned) await recordReturned(scope, known);
    }),

  /** What is to be sent back to its sender. */
  async foreign(accountId: string): Promise<ForeignDeposit[]> {
    const rows = await database('incoming_deposit')
      .where({ card_account_id: accountId, status: 'foreign' })
      .orderBy('id')
      .select('id', 'issuer_id');
    return rows.map((row) => ({ id: row.id, issuerId: row.issuer_id }));
  },

  async keepSentBack({ id }: ForeignDeposit): Promise<void> {
    await endForeign(database, id, clock.now());
  },
});

type DepositRow = {
  id: string;
  issuer_id: string;
  kind: DepositKind;
  amount_cents: number;
  status: 'received' | 'returned' | 'foreign' | 'sent_back';
  transfer_group_id: string | null;
};

/** Why what comes in is not taken; null for what is. */
type WhyForeign = 'deposit_of_another' | 'deposit_after_closure' | null;

/** Of who has left us nothing is taken: nobody could tell her of it, nor where it is to be sent. */
async function whyForeign(
  { transaction, account: { id } }: RecordScope,
  isHers: boolean,
): Promise<WhyForeign> {
  if (!isHers) return 'deposit_of_another';
  const { closed_at } = await transaction('card_account').where({ id }).first('closed_at');
  return closed_at === null ? null : 'deposit_after_closure';
}

async function recordNew(
  scope: RecordScope,
  deposit: IncomingDeposit,
  foreign: WhyForeign,
): Promise<void> {
  const id = newId();
  const { id: issuerId, amountCents, isReturned, sender, receiverName, arrivedAt } = deposit;
  const known = await readKnownPay(scope.transaction, scope.account.userId, arrivedAt);
  const kind = depositKind(deposit, usualPayCents(known));
  const isPosted = foreign === null && !isReturned;
  const isRefund = kind === 'tax_refund' && isPosted;
  if (isRefund) await holdReturns(scope.transaction, scope.account.userId);
  const groupId = isPosted ? await receive(scope, deposit, { id, kind }) : null;
  await scope.transaction('incoming_deposit').insert({
    id,
    issuer_id: issuerId,
    card_account_id: scope.account.id,
    kind,
    amount_cents: amountCents,
    sender,
    receiver_name: receiverName,
    arrived_at: arrivedAt,
    recorded_at: scope.now,
    status: newStatus({ isTaken: foreign === null, isReturned }),
    ended_at: isReturned ? scope.now : null,
    transfer_group_id: groupId,
  });
  if (kind === 'pay' && isPosted) {
    const at = { arrivedAt, now: scope.now };
    await endPeriodOverride(scope.transaction, scope.account.userId, at);
    // What was paid counts until it is known which shifts that are.
    const of = { user_id: scope.account.userId };
    await requestSyncIn(scope.transaction, scope.add, { of, now: scope.now });
  }
  if (isRefund) await matchRefund(scope.transaction, scope.account.userId);
  if (foreign === null || isReturned) return;
  const detail = { amount_cents: amountCents };
  await scope.openCase({ kind: foreign, subject: issuerId, detail });
}

function newStatus({ isTaken, isReturned }: { isTaken: boolean; isReturned: boolean }) {
  if (isReturned) return 'sent_back';
  return isTaken ? 'received' : 'foreign';
}

/** @returns the group of its transfers, by which it also repays */
async function receive(
  scope: RecordScope,
  { id: source, amountCents, arrivedAt }: IncomingDeposit,
  { id, kind }: { id: string; kind: DepositKind },
): Promise<string> {
  const { account } = scope;
  const planned = await planPayment(scope, {
    amountCents,
    firstId: null,
    by: kind === 'tax_refund' ? kind : 'pay',
  });
  const occasion = occasionOf({ source, occurredAt: arrivedAt });
  const accounts = { ...account, ...(await bankAccounts(scope.transaction)) };
  const of = kind === 'tax_refund' ? 'taxRefund' : 'directDeposit';
  const paidCents = amountCents - planned.restCents;
  await ledgerStore(scope.transaction).post([
    ...depositTransfers(occasion, accounts, { newId: () => id, amountCents, of }),
    ...repaidFromDepositTransfers(occasion, accounts, { newId, amountCents: paidCents }),
  ]);
  const { groupId } = occasion;
  // Her own pay is a repayment of hers; a tax refund comes whatever she repays, and the rest from anybody.
  const paidBy = kind === 'pay' ? 'direct_deposit' : 'deposit_balance';
  await recordPayment(scope, planned, { groupId, kind: paidBy });
  await publish(scope, 'deposit.received', { id, kind, amountCents, groupId });
  await tellOfDeposit(scope, { id, kind, amountCents, repaidCents: paidCents });
  return groupId;
}

async function recordReturned(scope: RecordScope, row: DepositRow): Promise<void> {
  if (row.status === 'foreign') await endForeign(scope.transaction, row.id, scope.now);
  if (row.status !== 'received' || row.transfer_group_id === null) return;
  const { transaction, account } = scope;
  const { id, kind, amount_cents: amountCents, transfer_group_id: repaymentId } = row;
  const depositCents = Math.max(await cardStore(transaction).depositCents(account.userId), 0);
  const takenBack = await planTakingBack(scope, {
    repaymentId,
    amountCents: Math.max(amountCents - depositCents, 0),
  });
  const repaidCents = takenBack.reduce((sum, { cents }) => sum + cents, 0);
  const parts = takingBack(amountCents, { depositCents, repaidCents });
  const occasion = occasionOf({ source: row.issuer_id, occurredAt: scope.now });
  const { groupId } = occasion;
  const accounts = { ...account, ...(await bankAccounts(transaction)) };
  await ledgerStore(transaction).post(
    depositReturnedTransfers(occasion, accounts, { newId, ...parts }),
  );
  await recordTakingBack(scope, takenBack, { repaymentId, groupId });
  await transaction('incoming_deposit')
    .where({ id })
    .update({ status: 'returned', ended_at: scope.now, return_group_id: groupId });
  await publish(scope, 'deposit.returned', { id, kind, amountCents, groupId });
  const detail = {
    amount_cents: amountCents,
    repaid_cents: parts.repaidCents,
    gone_cents: parts.goneCents,
  };
  await scope.openCase({ kind: 'deposit_returned', subject: row.issuer_id, detail });
}

async function endForeign(database: Database, id: string, now: Date): Promise<void> {
  await database('incoming_deposit')
    .where({ id, status: 'foreign' })
    .update({ status: 'sent_back', ended_at: now });
}

async function bankAccounts(transaction: Transaction) {
  const { accountOf } = ledgerStore(transaction);
  return {
    fboCash: await accountOf(BANK.fboCash),
    settlementCash: await accountOf(BANK.settlementCash),
    unmatched: await accountOf(BANK.unmatched),
  };
}

type Published = { id: string; kind: DepositKind; amountCents: number; groupId: string };

const publish = (
  { transaction, account, now }: RecordScope,
  type: 'deposit.received' | 'deposit.returned',
  { id, kind, amountCents, groupId }: Published,
): Promise<void> =>
  appendEvent<CardEvent>(transaction, {
    type,
    subject: account.id,
    payload: {
      user_id: account.userId,
      incoming_deposit_id: id,
      kind,
      amount_cents: amountCents,
      transfer_group_id: groupId,
    },
    occurredAt: now,
  });
