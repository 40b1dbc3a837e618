import {
  BANK,
  creditOfOwedTransfers,
  creditOfRepaidTransfers,
  disputeLostTransfers,
  disputeWonTransfers,
  disputeWrittenOffTransfers,
  ledgerStore,
  type Occasion,
  type Transfer,
} from '@reset/ledger';
import { type AddJob, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import {
  type LockedAccount,
  payOwed,
  type PurchaseStore,
  repayableCents,
} from '#features/cards/cards.store.ts';
import { changed, owedCents, type Purchase } from '#features/cards/cards.ts';
import { claimCents, creditCents, type Dispute, shareCredit, shareTakeBack } from './disputes.ts';

/** What serves to lead a dispute on: one transaction that has locked its card account. */
export type DisputeScope = {
  transaction: Transaction;
  account: LockedAccount;
  purchases: PurchaseStore;
  now: Date;
  /** Adds what is done later, if the transaction is committed. */
  add: AddJob;
};

/** Movements of one step of a dispute, posted together by `postStep`. */
export type MoneyStep = {
  transfers: Transfer[];
  /** What it changes of the dispute. */
  dispute: Partial<Dispute>;
  /** Writes down what the transfers did to purchases, once they are posted. */
  record(): Promise<void>;
};

export const NO_MONEY: MoneyStep = { transfers: [], dispute: {}, record: async () => undefined };

/** What the transfers of one step have in common. */
export const occasionOf = (dispute: Dispute, actor: string, now: Date): Occasion => ({
  groupId: newId(),
  occurredAt: now,
  effectiveOn: dayOf(now),
  actor,
  source: dispute.id,
});

/** Gives what is claimed: as payment of the purchase where she owes it, else on deposit. */
export async function creditStep(
  scope: DisputeScope,
  dispute: Dispute,
  occasion: Occasion,
): Promise<MoneyStep> {
  const { transaction, account, purchases } = scope;
  const purchase = await purchaseOf(scope, dispute);
  const share = shareCredit(claimCents(dispute), {
    owedCents: owedCents(purchase),
    repayableCents: await repayableCents({ transaction, account }),
  });
  const { accountOf } = ledgerStore(transaction);
  const accounts = {
    receivable: account.receivable,
    deposit: account.deposit,
    chargebackReceivable: await accountOf(BANK.chargebackReceivable),
    fboCash: await accountOf(BANK.fboCash),
    settlementCash: await accountOf(BANK.settlementCash),
  };
  const { groupId } = occasion;
  return {
    transfers: [
      ...creditOfOwedTransfers(occasion, accounts, { newId, amountCents: share.owedCents }),
      ...creditOfRepaidTransfers(occasion, accounts, { newId, amountCents: share.depositCents }),
    ],
    dispute: {
      creditGroupId: groupId,
      creditedOwedCents: share.owedCents,
      creditedDepositCents: share.depositCents,
    },
    async record() {
      if (share.owedCents === 0) return;
      const repay = { kind: 'repay', amountCents: share.owedCents } as const;
      await purchases.record(account, { purchase: changed(purchase, repay), groupId });
      await allocate(scope, dispute, { groupId, amountCents: share.owedCents });
    },
  };
}

/** The network, or we ourselves, pay for the credit: she keeps it. */
export async function keepStep(
  scope: DisputeScope,
  dispute: Dispute,
  { occasion, outcome }: { occasion: Occasion; outcome: 'won' | 'written_off' },
): Promise<MoneyStep> {
  const { accountOf } = ledgerStore(scope.transaction);
  const chargebackReceivable = await accountOf(BANK.chargebackReceivable);
  const claim = { newId, amountCents: creditCents(dispute) };
  const transfers =
    outcome === 'won'
      ? disputeWonTransfers(
          occasion,
          { payable: await scope.purchases.payable(), chargebackReceivable },
          claim,
        )
      : disputeWrittenOffTransfers(
          occasion,
          { disputeLoss: await accountOf(BANK.disputeLoss), chargebackReceivable },
          claim,
        );
  return { ...NO_MONEY, transfers, dispute: { creditEndedAt: scope.now } };
}

/**
 * Takes a credit back. What paid the purchase is owed for it again; what was deposited is owed as a
 * purchase of its own, since the purchase itself stays repaid by what she paid for it.
 */
export async function takeBackStep(
  scope: DisputeScope,
  dispute: Dispute,
  occasion: Occasion,
): Promise<MoneyStep & { reversalId: string | null }> {
  const { transaction, account, purchases, now } = scope;
  const { accountOf } = ledgerStore(transaction);
  const accounts = {
    receivable: account.receivable,
    chargebackReceivable: await accountOf(BANK.chargebackReceivable),
  };
  const claim = { newId, amountCents: creditCents(dispute) };
  const { unpaidCents, reversalCents } = shareTakeBack(dispute);
  const { groupId } = occasion;
  const purchase = await purchaseOf(scope, dispute);
  const reversal = reversalOf(purchase, { cents: reversalCents, now });
  return {
    transfers: disputeLostTransfers(occasion, accounts, claim),
    dispute: { creditEndedAt: now },
    reversalId: reversalCents > 0 ? reversal.id : null,
    async record() {
      if (unpaidCents > 0) {
        const unpay = { kind: 'repay', amountCents: -unpaidCents } as const;
        await purchases.record(account, { purchase: changed(purchase, unpay), groupId });
        await reallocate(scope, dispute, { groupId, unpaidCents });
      }
      if (reversalCents > 0) await purchases.record(account, { purchase: reversal, groupId });
    },
  };
}

/**
 * Posts all of a step at once, so that the accounts are locked in their order, and records it; what is
 * hers on deposit by then pays what else she owes.
 */
export async function postStep(
  { transaction, account, now }: DisputeScope,
  steps: readonly MoneyStep[],
): Promise<void> {
  const transfers = steps.flatMap((step) => step.transfers);
  if (transfers.length > 0) await ledgerStore(transaction).post(transfers);
  for (const step of steps) await step.record();
  await payOwed(transaction, account.id, now);
}

async function purchaseOf({ purchases }: DisputeScope, { purchaseId }: Dispute): Promise<Purchase> {
  const found = await purchases.find({ id: purchaseId });
  if (!found) throw new Error('A dispute is of a purchase that is not there.');
  return found.purchase;
}

const allocate = (
  { purchases }: DisputeScope,
  { purchaseId }: Dispute,
  { groupId, amountCents }: { groupId: string; amountCents: number },
): Promise<void> =>
  purchases.allocate([
    { repaymentId: groupId, purchaseId, amountCents, kind: 'provisional_credit' },
  ]);

/** What the merchant gave back in the place of the credit stays paid. */
async function reallocate(
  scope: DisputeScope,
  dispute: Dispute,
  { groupId, unpaidCents }: { groupId: string; unpaidCents: number },
): Promise<void> {
  await scope
    .transaction('allocation')
    .where({ repayment_id: dispute.creditGroupId, kind: 'provisional_credit', reversed_by: null })
    .update({ reversed_by: groupId });
  const amountCents = dispute.creditedOwedCents - unpaidCents;
  if (amountCents > 0) {
    await allocate(scope, dispute, { groupId: dispute.creditGroupId ?? '', amountCents });
  }
}

const reversalOf = (
  { merchantName, merchantCategory }: Purchase,
  { cents, now }: { cents: number; now: Date },
): Purchase => ({
  id: newId(),
  cardId: null,
  authorizationId: null,
  pendingId: null,
  occurredAt: now,
  merchantName,
  merchantCategory,
  cardPresent: false,
  referenceNumber: null,
  requestedCents: cents,
  heldCents: 0,
  postedCents: cents,
  repaidCents: 0,
  networkState: 'cleared',
  customerState: 'posted',
  declineReason: null,
  issuerUpdatedAt: null,
});
