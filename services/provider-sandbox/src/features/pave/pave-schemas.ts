import Type, { type Static } from 'typebox';

/* Pave's Cashflow API, as far as the product uses it: https://docs.pave.dev. Amounts are dollars.
   Transactions are uploaded as Plaid has them, positive where money leaves the account. */

const Id = Type.String({ minLength: 1, maxLength: 255 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const NullableText = Type.Union([Type.String(), Type.Null()]);

export const UserParams = Type.Object({ user_id: Id });

/** Other fields of Plaid's are welcome, and not read. */
const UploadedTransaction = Type.Object({
  transaction_id: Id,
  account_id: Id,
  date: Day,
  amount: Type.Number(),
  /** The line of the statement. */
  name: Type.Optional(NullableText),
  original_description: Type.Optional(NullableText),
  merchant_name: Type.Optional(NullableText),
  pending: Type.Optional(Type.Boolean()),
  personal_finance_category: Type.Optional(
    Type.Union([Type.Object({ primary: Type.String(), detailed: Type.String() }), Type.Null()]),
  ),
});
export type UploadedTransaction = Static<typeof UploadedTransaction>;

/** Those that come again are replaced. */
export const TransactionsBody = Type.Object({
  transactions: Type.Array(UploadedTransaction, { maxItems: 2_000 }),
});

const UploadedBalance = Type.Object({
  account_id: Id,
  current: Type.Union([Type.Number(), Type.Null()]),
  available: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
export type UploadedBalance = Static<typeof UploadedBalance>;

/** The balances as they are now; of an account that comes again the newest counts. */
export const BalancesBody = Type.Object({
  balances: Type.Array(UploadedBalance, { maxItems: 100 }),
});

/** Of an upload; what it means is read soon after. */
export const UploadReply = Type.Object({ user_id: Id, received: Type.Integer() });

/** 202: what was uploaded is still being read. */
export const ProcessingReply = Type.Object({ user_id: Id, status: Type.Literal('processing') });

const RecurringIncome = Type.Object({
  /** The same for the same income, in every answer. */
  set_id: Type.String(),
  /** Of the payer. */
  name: Type.String(),
  kind: Type.Enum(['payroll', 'gig', 'benefit']),
  frequency: Type.Enum(['weekly', 'biweekly', 'semi_monthly', 'monthly']),
  average_amount: Type.Number(),
  last_amount: Type.Number(),
  /** What it comes to in a month, by its frequency. */
  monthly_amount: Type.Number(),
  first_date: Day,
  last_date: Day,
  /** When the next is expected; never before today. null for an income that has stopped. */
  next_date: NullableText,
  is_active: Type.Boolean(),
  transaction_ids: Type.Array(Type.String()),
});
export type RecurringIncome = Static<typeof RecurringIncome>;

const Characteristics = Type.Object({
  days_of_history: Type.Integer(),
  transaction_count: Type.Integer(),
  /** Of the incomes that still come. */
  recurring_income_monthly: Type.Number(),
  recurring_income_count: Type.Integer(),
  days_until_next_income: Type.Union([Type.Integer(), Type.Null()]),
  /** In and out in the 90 days up to today, by month. */
  inflow_monthly: Type.Number(),
  outflow_monthly: Type.Number(),
  current_balance: Type.Union([Type.Number(), Type.Null()]),
});
export type Characteristics = Static<typeof Characteristics>;

const Score = Type.Object({
  name: Type.Literal('cashflow_score'),
  /** From 300, the worst, to 850. */
  value: Type.Integer(),
  reasons: Type.Array(Type.String()),
});
export type Score = Static<typeof Score>;

/** GET /v1/users/:user_id/unified_insights */
export const InsightsReply = Type.Object({
  user_id: Id,
  /** The day that the insights are of. */
  as_of: Day,
  /** The largest in a month first. */
  income: Type.Object({ recurring: Type.Array(RecurringIncome) }),
  characteristics: Characteristics,
  scores: Type.Array(Score),
});
export type InsightsReply = Static<typeof InsightsReply>;
