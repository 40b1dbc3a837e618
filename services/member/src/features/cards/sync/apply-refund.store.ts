import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import {
  BANK,
  CODES,
  ledgerStore,
  type Occasion,
  refundTransfers,
  singleTransfers,
  type Transfer,
} from '@reset/ledger';
import { appendEvent, newId } from '@reset/service-kit';
import { merchantCategory } from '#features/cards/purchases/merchant-category.ts';
import { planPayment, recordPayment } from '#features/cards/purchases/payments.store.ts';
import { type PurchaseRow, toPurchase } from '#features/cards/purchases/purchase-row.ts';
import type { Purchase } from '#features/cards/purchases/purchases.ts';
import { type AbsorbedRefund, absorbRefund } from '#features/disputes/disputes.store.ts';
import type { PostedRecord } from '#providers/card-records.ts';
import { ISSUER, occasionOf, type RecordScope } from './record-scope.ts';

/**
 * A merchant gives money back: it pays the purchase that it is for, then what else she owes, and the
 * rest is hers, on deposit. It is recorded, and published, whatever it pays.
 */
export async function applyRefund(scope: RecordScope, posted: PostedRecord): Promise<void> {
  const original = await originalOf(scope, posted);
  const { id: source, occurredAt } = posted;
  const occasion = occasionOf({ source, occurredAt });
  const { groupId } = occasion;
  const absorbed = await absorbedOf(scope, posted, { original, occasion });
  const amountCents = posted.amountCents - absorbed.cents;
  const planned = await planPayment(scope, {
    amountCents,
    firstId: original?.id ?? null,
    by: 'refund',
  });
  const repaidCents = amountCents - planned.restCents;
  await post(scope, posted, { occasion, amountCents, repaidCents, absorbed: absorbed.transfers });
  await recordPayment(scope, planned, { groupId, kind: 'merchant_refund' });
  if (original) await addRefundEvent(scope, posted, { purchaseId: original.id, groupId });
  await record(scope, posted, { original, groupId });
  await openCases(scope, posted, original);
}

type Refund = {
  occasion: Occasion;
  /** What of it is the member's, and what of that she owes. */
  amountCents: number;
  repaidCents: number;
  /** What takes the place of a dispute's credit. */
  absorbed: readonly Transfer[];
};

async function absorbedOf(
  scope: RecordScope,
  { id: subject, amountCents }: PostedRecord,
  { original, occasion }: { original: Purchase | null; occasion: Occasion },
): Promise<Pick<AbsorbedRefund, 'cents' | 'transfers'>> {
  if (!original) return { cents: 0, transfers: [] };
  const absorbed = await absorbRefund({ ...scope, occasion }, original.id, amountCents);
  if (absorbed.isPaidTwice) {
    const detail = { amount_cents: absorbed.cents };
    await scope.openCase({ kind: 'refund_after_dispute', subject, detail });
  }
  return absorbed;
}

async function post(
  scope: RecordScope,
  { id }: PostedRecord,
  { occasion, amountCents, repaidCents, absorbed }: Refund,
): Promise<void> {
  const { transaction, account, purchases } = scope;
  const ledger = ledgerStore(transaction);
  const accounts = {
    ...account,
    payable: await purchases.payable(),
    fboCash: await ledger.accountOf(BANK.fboCash),
    settlementCash: await ledger.accountOf(BANK.settlementCash),
  };
  const refund = { newId, amountCents, owedCents: repaidCents };
  const [first, ...others] = [...refundTransfers(occasion, accounts, refund), ...absorbed];
  // One bears the entry's own id: it is posted once, whomever it pays.
  if (first) await ledger.post([{ ...first, id }, ...others]);
}

const addRefundEvent = (
  { purchases }: RecordScope,
  { id, amountCents, occurredAt }: PostedRecord,
  { purchaseId, groupId }: { purchaseId: string; groupId: string },
): Promise<void> =>
  purchases.addEvent(purchaseId, groupId, {
    kind: 'refunded',
    amountCents,
    source: id,
    reason: null,
    actor: ISSUER,
    occurredAt,
  });

const NAMELESS = 'Refund';

async function record(
  { transaction, account, now }: RecordScope,
  { id, amountCents, merchant, occurredAt }: PostedRecord,
  { original, groupId }: { original: Purchase | null; groupId: string },
): Promise<void> {
  await transaction('card_refund').insert({
    id,
    card_account_id: account.id,
    card_transaction_id: original?.id ?? null,
    amount_cents: amountCents,
    merchant_name: merchant.name ?? original?.merchantName ?? NAMELESS,
    merchant_category: merchantCategory(merchant.mcc ?? undefined),
    transfer_group_id: groupId,
    occurred_at: occurredAt,
    recorded_at: now,
  });
  await appendEvent<CardEvent>(transaction, {
    type: 'card_refund.recorded',
    subject: account.id,
    payload: { user_id: account.userId, card_refund_id: id, transfer_group_id: groupId },
    occurredAt: now,
  });
}

async function openCases(
  scope: RecordScope,
  { id: subject, originalId }: PostedRecord,
  original: Purchase | null,
): Promise<void> {
  if (original) await alertRefundsAbove(scope, original);
  else if (originalId !== null) await scope.openCase({ kind: 'original_unknown', subject });
}

/** Alerts when more of a purchase was given back than it takes, with what is still held for it. */
export async function alertRefundsAbove(
  { transaction, openCase }: RecordScope,
  { id, heldCents, postedCents }: Purchase,
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { refunded: string; latest: string | null }[] }>(
    `SELECT sum(amount_cents) AS refunded, (array_agg(id ORDER BY recorded_at DESC, id DESC))[1] AS latest
       FROM card_refund WHERE card_transaction_id = ?`,
    [id],
  );
  const { refunded, latest: subject } = rows[0] ?? { refunded: 0, latest: null };
  const aboveCents = Number(refunded) - heldCents - postedCents;
  if (subject === null || aboveCents <= 0) return;
  const kind = 'refund_above_purchase';
  await openCase({ kind, subject, detail: { above_cents: aboveCents } });
}

/**
 * The purchase that an entry gives back: that of the entry which it names or, where it names none of
 * ours, of its hold, as when a merchant gives back before she has taken. Null where it is neither.
 */
async function originalOf(
  { transaction, purchases }: RecordScope,
  { originalId, holdId }: PostedRecord,
): Promise<Purchase | null> {
  if (originalId !== null) {
    const row = await transaction('card_transaction as t')
      .join('card_event as e', 'e.card_transaction_id', 't.id')
      .where('e.source', originalId)
      .whereIn('e.kind', ['cleared', 'force_posted'])
      .first<PurchaseRow | undefined>('t.*');
    if (row) return toPurchase(row);
  }
  if (holdId === null) return null;
  return (await purchases.find({ authorization_id: holdId }))?.purchase ?? null;
}

/**
 * Posts what was paid or given back by a card that is none of the account's: nobody owes it until
 * staff have found out whose it is. The transfer's id is the entry's.
 */
export async function suspend(scope: RecordScope, posted: PostedRecord): Promise<void> {
  const ledger = ledgerStore(scope.transaction);
  const unmatched = await ledger.accountOf(BANK.unmatched);
  const payable = await scope.purchases.payable();
  const isDebit = posted.direction === 'debit';
  const { id, amountCents, occurredAt } = posted;
  const occasion = occasionOf({ source: id, occurredAt });
  await ledger.post(
    singleTransfers(occasion, [
      {
        id,
        amountCents,
        code: isDebit ? CODES.forcePost : CODES.merchantRefund,
        debit: isDebit ? unmatched : payable,
        credit: isDebit ? payable : unmatched,
      },
    ]),
  );
  await scope.openCase({ kind: 'card_unknown', subject: id });
}
