import type { ExternalAccountBody } from './synctera-schemas.ts';
import type { Times } from './times.ts';

/** A hold on what an account has: a card's authorization, or what became of it. */
export type Hold = {
  id: string;
  account_id: string;
  card_id: string;
  status: 'PENDING' | 'DECLINED' | 'RELEASED' | 'PARTCLEARD' | 'CLEARED';
  reason: string;
  /** What is still held of `req_amount`. */
  amount: number;
  /** All that was asked for, with what was added to it or taken back. */
  req_amount: number;
  merchant: object;
  created: string;
  updated: string;
};

/** What changed an account's balance. */
export type Posted = {
  id: string;
  account_id: string;
  type: 'card' | 'ach';
  subtype: string;
  dc_sign: 'debit' | 'credit';
  amount: number;
  balance: number;
  memo: string;
  /** The hold that it was; null for none. */
  hold_id: string | null;
  /** What it gives back; null for what is no return. */
  original_trx: string | null;
  external_data: object;
  posted_date: string;
};

export type ExternalAccount = Times & ExternalAccountBody & { status: 'ACTIVE' | 'CLOSED' };

export type Ach = {
  id: string;
  customer_id: string;
  account_id: string;
  external_account_id: string;
  dc_sign: 'debit' | 'credit';
  amount: number;
  memo: string;
  is_same_day: boolean;
  status: 'INIT' | 'PENDING' | 'CANCELED' | 'COMPLETE' | 'DECLINED';
  effective_date: string;
  trace_no: string;
  /** R01 and the like; null for what did not come back. */
  return_code: string | null;
};
