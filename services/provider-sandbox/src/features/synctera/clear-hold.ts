import type { Ledger } from './ledger.ts';
import type { Hold, Posted } from './money-records.ts';
import { conflict, SyncteraRefused } from './synctera-refusal.ts';
import type { AdviceBody, AuthorizationBody, ClearingBody, ReversalBody } from './card-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

/** Posts a purchase that was authorized, by as much as the merchant says; or gives it back. */
export function clearHold({ remembered, ledger }: SyncteraWorld, asked: ClearingBody): Posted {
  const hold = found(remembered.holds, asked.original_transaction_id, 'transaction');
  if (!asked.is_refund) mayGoOn(hold, asked.force_post ?? false);
  if (!asked.is_refund && isOpen(hold)) takeFrom(ledger, hold, asked);
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

function takeFrom(ledger: Ledger, hold: Hold, { amount, is_final = false }: ClearingBody): void {
  const isLast = amount >= hold.amount || is_final;
  ledger.changeHold(hold, {
    status: isLast ? 'CLEARED' : 'PARTCLEARD',
    amount: isLast ? 0 : hold.amount - amount,
    reason: 'CLEARED',
  });
}

/** Lets go of an authorization, or of a part of it. */
export function reverseHold({ remembered, ledger }: SyncteraWorld, asked: ReversalBody): Hold {
  const hold = found(remembered.holds, asked.original_transaction_id, 'transaction');
  mayGoOn(hold, false);
  const amount = Math.max(0, hold.amount - asked.amount);
  if (amount > 0) return resize(ledger, hold, hold.req_amount - asked.amount);
  return ledger.changeHold(hold, { status: 'RELEASED', amount, reason: 'REVERSED' });
}

/** Makes an authorization come to another amount: an incremental one, or a partial reversal. */
export function adviseHold({ remembered, ledger }: SyncteraWorld, asked: AdviceBody): Hold {
  const hold = found(remembered.holds, asked.original_transaction_id, 'transaction');
  mayGoOn(hold, false);
  const cleared = hold.req_amount - hold.amount;
  if (asked.amount <= cleared) {
    throw new SyncteraRefused(conflict('that much of it is cleared already'));
  }
  return resize(ledger, hold, asked.amount);
}

const resize = (ledger: Ledger, hold: Hold, req_amount: number): Hold =>
  ledger.changeHold(hold, {
    status: hold.status,
    amount: hold.amount + req_amount - hold.req_amount,
    req_amount,
    reason: 'ADVICE',
  });

/** Posts a purchase that nobody was asked about. */
export function forcePost({ remembered, ledger }: SyncteraWorld, asked: AuthorizationBody): Posted {
  const card = found(remembered.cards, asked.card_id, 'card');
  return ledger.post({
    account_id: card.account_id,
    type: 'card',
    subtype: 'pos_purchase',
    dc_sign: 'debit',
    amount: asked.amount,
    memo: '',
    hold_id: null,
    original_trx: null,
    external_data: { card_id: card.id, merchant: { mid: asked.mid, ...asked.card_acceptor } },
  });
}

/** Whether anything is held by it. */
export const isOpen = ({ status }: Hold): boolean =>
  status === 'PENDING' || status === 'PARTCLEARD';

function mayGoOn(hold: Hold, isForced: boolean): void {
  if (isOpen(hold) || isForced) return;
  throw new SyncteraRefused(conflict(`the authorization is ${hold.status}`));
}
