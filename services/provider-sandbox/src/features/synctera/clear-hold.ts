import type { Ledger } from './ledger.ts';
import type { Hold, Posted } from './synctera-records.ts';
import { conflict } from './synctera-refusals.ts';
import type { AdviceBody, AuthorizationBody, ClearingBody, ReversalBody } from './card-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { Refused } from '#http/refusals.ts';

/** Posts a purchase that was authorized, or a refund of it, with the merchant's amount. */
export function clearHold({ records, ledger }: Synctera, request: ClearingBody): Posted {
  const hold = found(records.holds, request.original_transaction_id, 'transaction');
  if (!request.is_refund) requireOpen(hold, request.force_post ?? false);
  if (!request.is_refund && isOpen(hold)) takeFrom(ledger, hold, request);
  const before = records.posted
    .listOf(hold.account_id)
    .find(({ hold_id, dc_sign }) => hold_id === hold.id && dc_sign === 'debit');
  return ledger.post({
    account_id: hold.account_id,
    type: 'card',
    subtype: request.is_refund ? 'pos_refund' : 'pos_purchase',
    dc_sign: request.is_refund ? 'credit' : 'debit',
    amount: request.amount,
    memo: '',
    hold_id: hold.id,
    original_trx: request.is_refund ? (before?.id ?? null) : null,
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

/** Releases an authorization, or a part of it. */
export function reverseHold({ records, ledger }: Synctera, request: ReversalBody): Hold {
  const hold = found(records.holds, request.original_transaction_id, 'transaction');
  requireOpen(hold, false);
  const amount = Math.max(0, hold.amount - request.amount);
  if (amount > 0) return resize(ledger, hold, hold.req_amount - request.amount);
  return ledger.changeHold(hold, { status: 'RELEASED', amount, reason: 'REVERSED' });
}

/** Changes the amount of an authorization: an incremental one, or a partial reversal. */
export function adviseHold({ records, ledger }: Synctera, request: AdviceBody): Hold {
  const hold = found(records.holds, request.original_transaction_id, 'transaction');
  requireOpen(hold, false);
  const cleared = hold.req_amount - hold.amount;
  if (request.amount <= cleared) {
    throw new Refused(conflict('that much of it is cleared already'));
  }
  return resize(ledger, hold, request.amount);
}

const resize = (ledger: Ledger, hold: Hold, req_amount: number): Hold =>
  ledger.changeHold(hold, {
    status: hold.status,
    amount: hold.amount + req_amount - hold.req_amount,
    req_amount,
    reason: 'ADVICE',
  });

/** Posts a purchase without an authorization. */
export function forcePost({ records, ledger }: Synctera, request: AuthorizationBody): Posted {
  const card = found(records.cards, request.card_id, 'card');
  return ledger.post({
    account_id: card.account_id,
    type: 'card',
    subtype: 'pos_purchase',
    dc_sign: 'debit',
    amount: request.amount,
    memo: '',
    hold_id: null,
    original_trx: null,
    external_data: { card_id: card.id, merchant: { mid: request.mid, ...request.card_acceptor } },
  });
}

/** Whether anything is held by it. */
export const isOpen = ({ status }: Hold): boolean =>
  status === 'PENDING' || status === 'PARTCLEARD';

function requireOpen(hold: Hold, isForced: boolean): void {
  if (isOpen(hold) || isForced) return;
  throw new Refused(conflict(`the authorization is ${hold.status}`));
}
