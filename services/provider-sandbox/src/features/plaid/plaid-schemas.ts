import Type, { type Static } from 'typebox';

/* Plaid's own shapes, as far as the product reads them: https://plaid.com/docs/api/ */

const nullableText = Type.Union([Type.String(), Type.Null()]);
const nullableNumber = Type.Union([Type.Number(), Type.Null()]);

/** Credentials may be in the body or in the headers PLAID-CLIENT-ID and PLAID-SECRET. */
export const PlaidRequest = Type.Object(
  {
    client_id: Type.Optional(Type.String()),
    secret: Type.Optional(Type.String()),
    access_token: Type.String(),
    account_ids: Type.Optional(Type.Array(Type.String())),
    options: Type.Optional(Type.Object({})),
  },
  { additionalProperties: false },
);
export type PlaidRequest = Static<typeof PlaidRequest>;

/** Dollars, in Plaid's way a JSON number; positive when money leaves the account. */
const Amount = Type.Object({
  amount: Type.Number(),
  iso_currency_code: Type.Literal('USD'),
  unofficial_currency_code: Type.Null(),
});

export const BalanceReply = Type.Object({
  accounts: Type.Array(
    Type.Object({
      account_id: Type.String(),
      balances: Type.Object({
        available: nullableNumber,
        current: nullableNumber,
        limit: Type.Null(),
        iso_currency_code: Type.Literal('USD'),
        unofficial_currency_code: Type.Null(),
      }),
      mask: nullableText,
      name: Type.String(),
      official_name: nullableText,
      subtype: Type.Literal('checking'),
      type: Type.Literal('depository'),
    }),
  ),
  item: Type.Object({
    item_id: Type.String(),
    institution_id: Type.String(),
    institution_name: Type.String(),
    webhook: nullableText,
    error: Type.Null(),
    available_products: Type.Array(Type.String()),
    billed_products: Type.Array(Type.String()),
    products: Type.Array(Type.String()),
    consent_expiration_time: Type.Null(),
    update_type: Type.Literal('background'),
  }),
  request_id: Type.String(),
});
export type BalanceReply = Static<typeof BalanceReply>;

const TransactionStream = Type.Object({
  account_id: Type.String(),
  stream_id: Type.String(),
  description: Type.String(),
  merchant_name: nullableText,
  first_date: Type.String(),
  last_date: Type.String(),
  predicted_next_date: nullableText,
  frequency: Type.Union([Type.Literal('MONTHLY'), Type.Literal('BIWEEKLY')]),
  transaction_ids: Type.Array(Type.String()),
  average_amount: Amount,
  last_amount: Amount,
  is_active: Type.Boolean(),
  status: Type.Union([Type.Literal('MATURE'), Type.Literal('TOMBSTONED')]),
  personal_finance_category: Type.Object({
    primary: Type.String(),
    detailed: Type.String(),
    confidence_level: Type.Literal('VERY_HIGH'),
  }),
});
export type TransactionStream = Static<typeof TransactionStream>;

export const RecurringReply = Type.Object({
  inflow_streams: Type.Array(TransactionStream),
  outflow_streams: Type.Array(TransactionStream),
  updated_datetime: Type.String(),
  request_id: Type.String(),
});
export type RecurringReply = Static<typeof RecurringReply>;
