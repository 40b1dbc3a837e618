import {
  achDebitTransfers,
  achSettledTransfers,
  BANK,
  CODES,
  ledgerStore,
  singleTransfers,
  type Transfer,
} from '@reset/ledger';
import { appendEvent, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { changed } from '#features/cards/purchases/purchase-changes.ts';
import { type PurchaseRow, toPurchase } from '#features/cards/purchases/purchase-row.ts';
import {
  type LockedAccount,
  type PurchaseStore,
  purchaseStore,
} from '#features/cards/purchases/purchases.store.ts';
import type { Purchase } from '#features/cards/purchases/purchases.ts';
import { oracleShares } from '#testing/allocation-oracle.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';

type Scope = {
  transaction: Transaction;
  account: LockedAccount;
  purchases: PurchaseStore;
  groupId: string;
};

/** Debits of a member's bank, written as money.md has them posted and allocated. */
export function postedRepayments(service: MemberServiceUnderTest, accountId: string) {
  const repaying = repayingOf(service, accountId);
  const occasionOf = ({ groupId }: Scope) => ({
    groupId,
    occurredAt: service.clock.now(),
    effectiveOn: dayOf(service.clock.now()),
    actor: 'bank',
    source: null,
  });

  return {
    /** Her bank is asked for an amount. */
    debit: (id: string, amountCents: number) =>
      repaying(async (scope) =>
        achDebitTransfers(occasionOf(scope), await bankAccounts(scope), { id, amountCents }),
      ),

    /** The money is here, and pays the oldest first. */
    settle: (pendingId: string, amountCents: number) =>
      repaying(
        async (scope) =>
          achSettledTransfers(
            occasionOf(scope),
            { pendingId, amountCents },
            await bankAccounts(scope),
          ),
        async (scope) => {
          const owing = await purchasesOf(scope);
          const owed = owing.map((one) => ({
            id: one.id,
            owedCents: one.postedCents - one.repaidCents,
          }));
          const to = { firstId: null, maxCents: amountCents };
          for (const { id, cents } of oracleShares(amountCents, owed, to).shares) {
            await repay(scope, { purchase: owing.find((one) => one.id === id), cents });
            await scope.purchases.allocate([
              { repaymentId: pendingId, purchaseId: id, amountCents: cents, kind: 'repayment' },
            ]);
          }
        },
      ),

    /** It was canceled before the money was here. */
    cancel: (pendingId: string, amountCents: number) =>
      repaying(async (scope) => [
        {
          ...occasionOf(scope),
          id: newId(),
          amountCents,
          code: CODES.achDebitCanceled,
          kind: 'void',
          pendingId,
        },
      ]),

    /** Her bank took it back after that. */
    giveBack: (repaymentId: string, amountCents: number) =>
      repaying(
        async (scope) => {
          const { receivable, settlementCash } = await bankAccounts(scope);
          const between = { debit: receivable, credit: settlementCash };
          return singleTransfers(occasionOf(scope), [
            { id: newId(), amountCents, code: CODES.achReturn, ...between },
          ]);
        },
        async (scope) => {
          const all = await purchasesOf(scope);
          const allocations = scope.transaction('allocation').where({ repayment_id: repaymentId });
          for (const row of await allocations.clone()) {
            const paid = all.find(({ id }) => id === row.card_transaction_id);
            await repay(scope, { purchase: paid, cents: -row.amount_cents });
          }
          await allocations.update({ reversed_by: scope.groupId });
        },
      ),
  };
}

/** One transaction of a repayment; an event publishes its transfers, as those of all do. */
const repayingOf =
  ({ clock, database }: MemberServiceUnderTest, accountId: string) =>
  (work: (scope: Scope) => Promise<Transfer[]>, after?: (scope: Scope) => Promise<void>) =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      const purchases = purchaseStore(transaction, now);
      const locked = await purchases.lockAccount({ id: accountId });
      if (!locked) throw new Error('There is no card account');
      const scope = { transaction, account: locked, purchases, groupId: newId() };
      await ledgerStore(transaction).post(await work(scope));
      await after?.(scope);
      await appendEvent<RepaymentEvent>(transaction, {
        type: 'repayment.moved',
        subject: accountId,
        payload: { transfer_group_id: scope.groupId },
        occurredAt: now,
      });
    });

const bankAccounts = async ({ transaction, account: { receivable } }: Scope) => {
  const { accountOf } = ledgerStore(transaction);
  return {
    receivable,
    debitClearing: await accountOf(BANK.debitClearing),
    settlementCash: await accountOf(BANK.settlementCash),
    newId,
  };
};

type RepaymentEvent = { type: 'repayment.moved'; payload: { transfer_group_id: string } };

const purchasesOf = async ({ transaction, account }: Scope): Promise<Purchase[]> => {
  const rows = await transaction('card_transaction')
    .where({ card_account_id: account.id })
    .orderBy('occurred_at')
    .select<PurchaseRow[]>();
  return rows.map(toPurchase);
};

async function repay(
  { account, purchases, groupId }: Scope,
  { purchase: before, cents }: { purchase: Purchase | undefined; cents: number },
): Promise<void> {
  if (!before) throw new Error('There is no such purchase');
  const after = changed(before, { kind: 'repay', amountCents: cents });
  await purchases.record(account, { purchase: after, groupId });
}
