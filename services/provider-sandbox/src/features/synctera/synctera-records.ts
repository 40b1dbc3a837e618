import type { RecordStore, Records } from '#records/records.ts';
import type { CardBody, GatewayBody } from './card-schemas.ts';
import type { AccountBody, PersonBody, WebhookBody } from './synctera-schemas.ts';
import type { Times } from './times.ts';
import type { Ach, ExternalAccount, Hold, Posted } from './money-records.ts';

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

/** What the gateway's silence means, and the secrets; one record. */
export type Settings = {
  secrets: string[];
  /** Up to this, in cents, is approved when nobody answers in time; 0 declines. */
  standInUpTo: number;
  timeoutMs: number;
};

export type Remembered = {
  persons: Records<Person>;
  accounts: Records<Account>;
  cards: Records<Card>;
  changes: Records<CardChange>;
  holds: Records<Hold>;
  posted: Records<Posted>;
  externalAccounts: Records<ExternalAccount>;
  achs: Records<Ach>;
  gateways: Records<Gateway>;
  webhooks: Records<Webhook>;
  settings: Records<Settings>;
};

/** All that Synctera remembers. Cards, holds and transactions are listed by their account. */
export const openRemembered = (records: RecordStore): Remembered => ({
  persons: records.of('synctera_person'),
  accounts: records.of('synctera_account'),
  cards: records.of('synctera_card'),
  changes: records.of('synctera_card_change'),
  holds: records.of('synctera_hold'),
  posted: records.of('synctera_posted'),
  externalAccounts: records.of('synctera_external_account'),
  achs: records.of('synctera_ach'),
  gateways: records.of('synctera_gateway'),
  webhooks: records.of('synctera_webhook'),
  settings: records.of('synctera_settings'),
});
