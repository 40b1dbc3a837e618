import Type, { type Static } from 'typebox';

/* As much of https://docs.synctera.com (API v0) as is imitated. Amounts are cents. */

export const Uuid = Type.String({ pattern: '^[0-9a-f-]{36}$' });
export const Text = Type.String({ minLength: 1, maxLength: 255 });
export const Cents = Type.Integer({ minimum: 1, maximum: 100_000_00 });
export const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown()));

export const IdParams = Type.Object({ id: Type.String() });

export const Address = Type.Object({
  address_line_1: Text,
  address_line_2: Type.Optional(Type.String()),
  city: Type.Optional(Text),
  state: Type.Optional(Text),
  postal_code: Type.Optional(Text),
  country_code: Text,
});

export const PersonBody = Type.Object({
  status: Type.Optional(Type.Enum(['PROSPECT', 'ACTIVE', 'FROZEN', 'INACTIVE'])),
  is_customer: Type.Optional(Type.Boolean()),
  first_name: Type.Optional(Text),
  last_name: Type.Optional(Text),
  dob: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  ssn: Type.Optional(Type.String({ pattern: '^\\d{3}-?\\d{2}-?\\d{4}$' })),
  email: Type.Optional(Text),
  phone_number: Type.Optional(Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' })),
  legal_address: Type.Optional(Address),
  shipping_address: Type.Optional(Address),
  metadata: Metadata,
});
export type PersonBody = Static<typeof PersonBody>;

export const VerifyBody = Type.Object({
  person_id: Uuid,
  customer_consent: Type.Boolean(),
  customer_ip_address: Type.Optional(Type.String()),
});

export const AccountBody = Type.Object({
  account_template_id: Type.Optional(Uuid),
  account_type: Type.Optional(Type.Enum(['CHECKING', 'SAVING', 'LINE_OF_CREDIT'])),
  nickname: Type.Optional(Text),
  relationships: Type.Array(
    Type.Object({
      customer_id: Type.Optional(Uuid),
      person_id: Type.Optional(Uuid),
      relationship_type: Type.Enum(['ACCOUNT_HOLDER', 'PRIMARY_ACCOUNT_HOLDER']),
    }),
    { minItems: 1, maxItems: 1 },
  ),
  metadata: Metadata,
});
export type AccountBody = Static<typeof AccountBody>;

export const AccountChange = Type.Object({
  status: Type.Optional(Type.Enum(['ACTIVE_OR_DISBURSED', 'CLOSED', 'SUSPENDED'])),
  access_status: Type.Optional(Type.Enum(['ACTIVE', 'FROZEN'])),
  nickname: Type.Optional(Text),
  metadata: Metadata,
});

export const WebhookBody = Type.Object({
  url: Type.String({ pattern: '^https?://' }),
  enabled_events: Type.Array(Type.String({ pattern: '^[A-Z_.]+(\\*)?$' }), { minItems: 1 }),
  is_enabled: Type.Boolean(),
  description: Type.Optional(Type.String()),
  metadata: Type.Optional(Type.String()),
});
export type WebhookBody = Static<typeof WebhookBody>;

export const ExternalAccountBody = Type.Object({
  account_identifiers: Type.Object({ number: Type.String({ pattern: '^\\d{4,17}$' }) }),
  account_owner_names: Type.Array(Text, { minItems: 1 }),
  customer_id: Uuid,
  customer_type: Type.Literal('PERSONAL'),
  nickname: Type.Optional(Text),
  routing_identifiers: Type.Object({
    ach_routing_number: Type.String({ pattern: '^\\d{9}$' }),
    bank_countries: Type.Array(Type.Literal('US')),
    bank_name: Text,
  }),
  type: Type.Enum(['CHECKING', 'SAVINGS']),
  metadata: Metadata,
});
export type ExternalAccountBody = Static<typeof ExternalAccountBody>;

export const AchBody = Type.Object({
  amount: Cents,
  currency: Type.Literal('USD'),
  customer_id: Uuid,
  dc_sign: Type.Enum(['debit', 'credit']),
  originating_account_id: Uuid,
  receiving_account_id: Uuid,
  is_same_day: Type.Optional(Type.Boolean()),
  effective_date: Type.Optional(Type.String({ format: 'date' })),
  memo: Type.Optional(Type.String({ maxLength: 255 })),
  company_entry_description: Type.Optional(Type.String({ maxLength: 10 })),
});
export type AchBody = Static<typeof AchBody>;

export const AchReturnBody = Type.Object({
  type: Type.Enum(['credit_refused', 'return_requested', 'acc_closed', 'acc_not_found']),
});

export const AchChange = Type.Object({ status: Type.Literal('CANCELED') });

export const PageQuery = Type.Object({
  limit: Type.String({ pattern: '^[1-9]\\d{0,2}$', default: '100' }),
  page_token: Type.Optional(Type.String()),
});
export type PageQuery = Static<typeof PageQuery>;

export const TransactionsQuery = Type.Object({
  account_id: Type.Optional(Uuid),
  status: Type.Optional(Type.String()),
  ...PageQuery.properties,
});
export type TransactionsQuery = Static<typeof TransactionsQuery>;
