import type { Hold, Posted } from './money-records.ts';

/** An entry of GET /v0/transactions/pending. */
export const wireHold = (hold: Hold) => ({
  uuid: hold.id,
  account_id: hold.account_id,
  created: hold.created,
  updated: hold.updated,
  data: {
    transaction_id: hold.id,
    type: 'card',
    subtype: 'pos_purchase',
    network: 'VISA',
    dc_sign: 'debit',
    currency: 'USD',
    status: hold.status,
    reason: hold.reason,
    amount: hold.amount,
    req_amount: hold.req_amount,
    transaction_time: hold.created,
    memo: '',
    external_data: { card_id: hold.card_id, merchant: hold.merchant },
  },
});

/** An entry of GET /v0/transactions/posted. */
export const wirePosted = (posted: Posted) => ({
  uuid: posted.id,
  type: posted.type,
  subtype: posted.subtype,
  status: 'COMPLETE',
  created: posted.posted_date,
  updated: posted.posted_date,
  posted_date: posted.posted_date,
  effective_date: posted.posted_date,
  transaction_time: posted.posted_date,
  data: {
    memo: posted.memo,
    hold_id: posted.hold_id,
    original_trx: posted.original_trx,
    external_data: posted.external_data,
    lines: [
      {
        account_id: posted.account_id,
        amount: posted.amount,
        balance: posted.balance,
        currency: 'USD',
        dc_sign: posted.dc_sign,
        is_primary: true,
      },
    ],
  },
});
