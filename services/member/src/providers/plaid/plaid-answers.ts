import Type, { type Static } from 'typebox';
import {
  Day,
  Dollars,
  Instant,
  nullable,
  RecordId,
  Text,
} from '#providers/http/provider-fields.ts';

/* Plaid, as far as we read it: https://plaid.com/docs/api/ */

const optional = <Schema extends Parameters<typeof nullable>[0]>(schema: Schema) =>
  Type.Optional(nullable(schema));

export const Balances = Type.Object({
  accounts: Type.Array(
    Type.Object({
      account_id: RecordId,
      name: Text,
      type: Text,
      subtype: optional(Text),
      mask: nullable(Text),
      balances: Type.Object({ available: nullable(Dollars), current: nullable(Dollars) }),
    }),
  ),
  item: Type.Object({ institution_name: optional(Text) }),
});
export type Balances = Static<typeof Balances>;

export const Stream = Type.Object({
  stream_id: RecordId,
  description: Text,
  merchant_name: nullable(Text),
  last_date: Day,
  predicted_next_date: optional(Day),
  frequency: Text,
  average_amount: Type.Object({ amount: Dollars, iso_currency_code: Type.Literal('USD') }),
  is_active: Type.Boolean(),
  personal_finance_category: Type.Object({ primary: Text, detailed: Text }),
});
export type Stream = Static<typeof Stream>;
export const Recurring = Type.Object({ outflow_streams: Type.Array(Stream) });

export const Item = Type.Object({
  item: Type.Object({
    item_id: RecordId,
    institution_id: optional(Text),
    webhook: nullable(Text),
    consent_expiration_time: optional(Instant),
    error: nullable(Type.Object({ error_code: Text })),
  }),
});
export type Item = Static<typeof Item>;

export const Latest = Type.Intersect([Balances, Item]);

export const Transaction = Type.Object({
  transaction_id: RecordId,
  account_id: RecordId,
  amount: Dollars,
  iso_currency_code: Type.Literal('USD'),
  date: Day,
  name: Text,
  merchant_name: optional(Text),
  pending: Type.Boolean(),
  category_id: optional(Text),
  transaction_type: optional(Text),
  payment_channel: optional(Text),
  personal_finance_category: optional(Type.Object({ primary: Text, detailed: Text })),
});
export type Transaction = Static<typeof Transaction>;

export const Sync = Type.Object({
  added: Type.Array(Transaction),
  modified: Type.Array(Transaction),
  removed: Type.Array(Type.Object({ transaction_id: RecordId })),
  next_cursor: Type.String({ maxLength: 1_000, pattern: '^[^\\u0000]*$' }),
  has_more: Type.Boolean(),
  transactions_update_status: Text,
});

export const Numbers = Type.Object({
  numbers: Type.Object({
    ach: Type.Array(
      Type.Object({
        account_id: RecordId,
        account: Type.String({ pattern: '^\\d{1,17}$' }),
        routing: Type.String({ pattern: '^\\d{9}$' }),
      }),
    ),
  }),
});

export const Owners = Type.Object({
  accounts: Type.Array(
    Type.Object({
      account_id: RecordId,
      owners: Type.Array(Type.Object({ names: Type.Array(Text) })),
    }),
  ),
});

const PublicToken = Type.Object({ public_token: RecordId });

/** What came of a widget; Plaid writes it in one of two places. */
export const Sessions = Type.Object({
  link_sessions: Type.Optional(
    Type.Array(
      Type.Object({
        on_success: optional(PublicToken),
        results: optional(Type.Object({ item_add_results: Type.Array(PublicToken) })),
      }),
    ),
  ),
});

export const LinkToken = Type.Object({
  link_token: RecordId,
  expiration: Type.String({ format: 'date-time' }),
});

export const Exchanged = Type.Object({ access_token: RecordId, item_id: RecordId });

export const Nothing = Type.Object({});
