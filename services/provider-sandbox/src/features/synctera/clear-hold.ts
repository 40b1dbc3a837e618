import type { Hold, Posted } from './money-records.ts';
import { conflict, SyncteraRefused } from './synctera-refusal.ts';
import type { ClearingBody, ReversalBody } from './card-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

/** Posts a purchase that was authorized, by as much as the merchant says; or gives it back. */
export function clearHold({ remembered, ledger }: SyncteraWorld, asked: ClearingBody): Posted {
  const hold = found(remembered.holds, asked.original_transaction_id, 'transaction');
  if (!asked.is_refund) mayGoOn(hold, asked.force_post ?? false);
  const isLast = asked.amount >= hold.amount;
  if (!asked.is_refund && isOpen(hold)) {
    ledger.changeHold(hold, {
      status: isLast ? 'CLEARED' : 'PARTCLEARD',
      amount: isLast ? 0 : hold.amount - asked.amount,
      reason: 'CLEARED',
    });
  }
  const before = remembered.posted
    .listOf(hold.account_id)
    .find(({ hold_id, dc_sign }) => hold_id === hold.id && dc_sign === 'debit');
  return ledger.post({
    account_id: hold.account_id,
    type: 'card',
    subtype: asked.is_refund ? 'pos_refund' : 'pos_purchase',
    dc_sign: asked.is_refund ? 'credit' : 'debit',
    amount: asked.amount,
    memo: '',
    hold_id: hold.id,
    original_trx: asked.is_refund ? (before?.id ?? null) : null,
    external_data: { card_id: hold.card_id, merchant: hold.merchant },
  });
}

/** Lets go of an authorization, or of a part of it. */
export function reverseHold({ remembered, ledger }: SyncteraWorld, asked: ReversalBody): Hold {
  const hold = found(remembered.holds, asked.original_transaction_id, 'transaction');
  mayGoOn(hold, false);
  const amount = Math.max(0, hold.amount - asked.amount);
  return ledger.changeHold(hold, {
    status: amount === 0 ? 'RELEASED' : hold.status,
    amount,
    reason: 'REVERSED',
  });
}

const isOpen = ({ status }: Hold) => status === 'PENDING' || status === 'PARTCLEARD';

function mayGoOn(hold: Hold, isForced: boolean): void {
  if (isOpen(hold) || isForced) return;
  throw new SyncteraRefused(conflict(`the authorization is ${hold.status}`));
}
