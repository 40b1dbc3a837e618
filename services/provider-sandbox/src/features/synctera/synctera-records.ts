import type { RecordStore, Records } from '#records/records.ts';
import type { CardBody, GatewayBody } from './card-schemas.ts';
import type {
  AccountBody,
  ExternalAccountBody,
  PersonBody,
  WebhookBody,
} from './synctera-schemas.ts';

/** What Synctera has of each thing; the times are instants. */
type Times = { id: string; creation_time: string; last_updated_time: string };

export type VerificationStatus = 'UNVERIFIED' | 'ACCEPTED' | 'REVIEW' | 'REJECTED';

export type Person = Times &
  PersonBody & { verification_status: VerificationStatus; verification_last_run?: string };

export type Account = Times &
  Omit<AccountBody, 'relationships'> & {
    status: 'ACTIVE_OR_DISBURSED' | 'CLOSED' | 'SUSPENDED';
    access_status: 'ACTIVE' | 'FROZEN';
    account_number: string;
    customer_ids: string[];
    /** What is posted. */
    balance: number;
  };

export type CardStatus = 'UNACTIVATED' | 'ACTIVE' | 'SUSPENDED' | 'TERMINATED';
export type Fulfillment = 'ISSUED' | 'ORDERED' | 'REJECTED' | 'SHIPPED' | 'DIGITALLY_PRESENTED';

export type Card = CardBody & {
  id: string;
  creation_time: string;
  last_modified_time: string;
  card_status: CardStatus;
  card_fulfillment_status: Fulfillment;
  status_reason: string;
  memo?: string;
  reissued_to_id?: string;
  /** Never in an answer: the widget alone shows it. */
  pan: string;
  cvv: string;
  pin: string | null;
  expiration_month: string;
  expiration_year: string;
};

export type CardChange = {
  id: string;
  change_type: 'STATUS' | 'FULFILLMENT' | 'PIN';
  state: string;
  channel: 'API' | 'SYSTEM';
  reason?: string;
  memo?: string;
  updated_at: string;
  updated_by: string;
};

export type Gateway = Required<GatewayBody> & {
  id: string;
  creation_time: string;
  last_modified_time: string;
};

export type Webhook = WebhookBody & { id: string; last_updated: string };

/** One record. */
export type Settings = {
  /** Of the webhooks; the newest first. */
  secrets: string[];
  /** Up to this, in cents, is approved when the gateway does not answer in time; 0 declines. */
  standInUpTo: number;
  timeoutMs: number;
};

/** A hold on what an account has: a card's authorization, or what became of it. */
export type Hold = {
  id: string;
  account_id: string;
  card_id: string;
  status: 'PENDING' | 'DECLINED' | 'RELEASED' | 'PARTCLEARD' | 'CLEARED';
  reason: string;
  /** What is still held of `req_amount`. */
  amount: number;
  /** The amount of the authorization, with what advices added or took back. */
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
  /** The hold that it clears; null for none. */
  hold_id: string | null;
  /** The transaction that it returns; null for none. */
  original_trx: string | null;
  external_data: object;
  /** What the payment's own network says of it. */
  user_data?: object;
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
  /** R01 and the like; null for one that was not returned. */
  return_code: string | null;
  /** How it is to come back; null where it is not. */
  return_plan?: ReturnPlan | null;
  /** When it was sent, completed and came back, as far as it did. */
  originated_at?: string;
  completed_at?: string;
  returned_at?: string;
};

/** So many banking days after it settled; null for before that. */
export type ReturnPlan = { code: string; banking_days: number | null };

/** The network gives back what a disputed purchase had taken. */
export type Chargeback = {
  id: string;
  /** The authorization of the purchase, or what was posted without one. */
  original_id: string;
  amount: number;
  posted_date: string;
};

/** Money that our customer has moved between its two accounts at the bank. */
export type InternalTransfer = {
  id: string;
  from: 'SETTLEMENT' | 'FBO';
  amount: number;
  memo: string;
  posted_date: string;
};

/** How a report is wrong on purpose, in which revision of it. */
export type ReportChange = {
  change: 'none' | 'missing' | 'doubled' | 'amount' | 'unknown' | 'truncated';
  /** The entry that is changed; the first one where it is null. */
  transaction_id: string | null;
  revision: number;
};

export type SyncteraRecords = {
  persons: Records<Person>;
  accounts: Records<Account>;
  cards: Records<Card>;
  changes: Records<CardChange>;
  holds: Records<Hold>;
  posted: Records<Posted>;
  externalAccounts: Records<ExternalAccount>;
  achs: Records<Ach>;
  /** By account number at the other bank. */
  returnPlans: Records<ReturnPlan>;
  gateways: Records<Gateway>;
  webhooks: Records<Webhook>;
  settings: Records<Settings>;
  chargebacks: Records<Chargeback>;
  internalTransfers: Records<InternalTransfer>;
  /** By the id of the report. */
  reportChanges: Records<ReportChange>;
};

/** All that Synctera stores. Cards, holds and transactions are listed by their account. */
export const openRecords = (store: RecordStore): SyncteraRecords => ({
  persons: store.of('synctera_person'),
  accounts: store.of('synctera_account'),
  cards: store.of('synctera_card'),
  changes: store.of('synctera_card_change'),
  holds: store.of('synctera_hold'),
  posted: store.of('synctera_posted'),
  externalAccounts: store.of('synctera_external_account'),
  achs: store.of('synctera_ach'),
  returnPlans: store.of('synctera_return_plan'),
  gateways: store.of('synctera_gateway'),
  webhooks: store.of('synctera_webhook'),
  settings: store.of('synctera_settings'),
  chargebacks: store.of('synctera_chargeback'),
  internalTransfers: store.of('synctera_internal_transfer'),
  reportChanges: store.of('synctera_report_change'),
});
