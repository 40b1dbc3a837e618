import type { Account, Ach, Card, Hold, Posted } from './synctera-records.ts';

/* Accounts, cards and transactions as Synctera's API has them. */

const ROUTING_NUMBER = '112233445';

/** @param available in cents */
export const wireAccount = ({ balance, ...account }: Account, available: number) => ({
  ...account,
  account_number_masked: `****${account.account_number.slice(-4)}`,
  bank_routing: ROUTING_NUMBER,
  currency: 'USD',
  customer_type: 'PERSONAL',
  balances: [
    { type: 'ACCOUNT_BALANCE', balance },
    { type: 'AVAILABLE_BALANCE', balance: available },
  ],
});

/** A card as the API has it: without its number, which the widget alone shows. */
export function wireCard({ pan, cvv: _cvv, pin, ...card }: Card) {
  return {
    ...card,
    type: 'DEBIT',
    card_brand: 'VISA',
    bin: pan.slice(0, 6),
    last_four: pan.slice(-4),
    is_pin_set: pin !== null,
    ...(card.form === 'PHYSICAL' ? { physical_card_format: 'CONTACTLESS' } : {}),
  };
}

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

/** A transfer by ACH that is not posted, as webhooks have it. */
export const wirePendingAch = (ach: Ach) => ({
  uuid: ach.id,
  account_id: ach.account_id,
  data: {
    transaction_id: ach.id,
    type: 'ach',
    subtype: `outgoing_${ach.dc_sign}`,
    dc_sign: ach.dc_sign === 'debit' ? 'credit' : 'debit',
    currency: 'USD',
    status: ach.status,
    amount: ach.amount,
    memo: ach.memo,
    effective_date: ach.effective_date,
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
    user_data: posted.user_data ?? {},
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
