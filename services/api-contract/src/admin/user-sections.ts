import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Id, Instant, nullable, ShownCents } from '../fields.ts';
import { amountsOf } from './amounts.ts';
import { IntegrationErrorParams } from '../member/notifications.ts';

/*
 * The sections of a person's page that are read one by one: GET /admin/users/:id/<section>, from the
 * member service's GET /internal/members/:user_id/<section>, which answers the same. 404 for nobody, 503
 * while the member service is away; of who is no member yet a section is empty.
 */

const refreshed = nullable(Instant);

export const PinwheelStatus = Type.Object({
  connected: Type.Boolean(),
  /** In the provider's words; `not_linked` without a payroll. */
  monitoring_status: Type.String(),
  pinwheel_account_id: nullable(Type.String()),
  /** Always null: whoever holds one can link an account as hers, so that staff are given none. */
  link_token: Type.Null(),
  /** All that is read of a payroll is read together; of who she is nothing is read: null. */
  data_refreshed_at: Type.Object({
    direct_deposit_allocations: refreshed,
    income: refreshed,
    employment: refreshed,
    identity: Type.Null(),
    shifts: refreshed,
    paystubs: refreshed,
  }),
});
export type PinwheelStatus = Static<typeof PinwheelStatus>;

/** Where her employer sends her pay, in the order in which it is split. */
export const DirectDeposit = Type.Array(
  Type.Object({
    account_name: nullable(Type.String()),
    allocation_type: Type.Enum(['amount', 'percentage', 'remainder'] as const),
    /** Cents; null unless the type is `amount`. */
    amount: Type.Optional(nullable(ShownCents)),
    /** 0 to 100; null unless the type is `percentage`. */
    percentage: nullable(Type.Number()),
    /** From 1. */
    priority: Type.Integer(),
    routing_number: nullable(Type.String()),
    /** Its last four digits at most. */
    masked_account_number: nullable(Type.String()),
  }),
);
export type DirectDeposit = Static<typeof DirectDeposit>;

/** What the bank reported of the linked item; amounts above zero left the account. */
export const PlaidTransaction = Type.Object(
  {
    date: CalendarDate,
    amount: Type.Optional(Dollars),
    category: nullable(Type.String()),
    category_id: nullable(Type.String()),
    merchant_name: nullable(Type.String()),
    name: Type.String(),
    transaction_type: nullable(Type.String()),
  },
  amountsOf({ on: 'date' }),
);

/** The 100 latest, the latest first. */
export const PlaidTransactions = Type.Array(PlaidTransaction);
export type PlaidTransactions = Static<typeof PlaidTransactions>;

/** GET /admin/normalized_transactions. `page` is 1 when it is missing or not a number. */
export const NormalizedTransactionsQuery = Type.Object(
  { user_id: Id, page: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
);

/** Internal, GET /internal/members/:user_id/normalized_transactions. */
export const NormalizedTransactionsPage = Type.Object(
  { page: Type.String({ pattern: '^[1-9]\\d{0,6}$' }) },
  { additionalProperties: false },
);

/** All of them, the latest first, 25 a page; `total_pages` is 0 when there is none. */
export const NormalizedTransactions = Type.Object({
  normalized_transactions: Type.Array(PlaidTransaction),
  total_pages: Type.Integer(),
});
export type NormalizedTransactions = Static<typeof NormalizedTransactions>;

/** All null while no bank is linked. */
export const PlaidStatus = Type.Object({
  /** The provider's word for what is wrong; null while nothing is. */
  error: nullable(Type.String()),
  balances_updated_at: nullable(Instant),
  transactions_successful_updated_at: nullable(Instant),
  transactions_fail_updated_at: nullable(Instant),
  plaid_item_id: nullable(Type.String()),
});
export type PlaidStatus = Static<typeof PlaidStatus>;

const yearly = nullable(ShownCents);

/** What her paystubs come to in a year; cents, null without paystubs or where nobody says how often she is paid. */
export const AnnualizedIncome = Type.Object({
  annualized_pay_with_min: yearly,
  annualized_pay_with_max: yearly,
  annualized_pay_with_avg: yearly,
  /** Cents, the smallest first. */
  sorted_net_pay_amounts: Type.Array(Type.Integer()),
  /** Net pay as a part of gross pay, the smallest first; none of a paystub without gross pay. */
  sorted_net_pay_ratios: Type.Array(Type.Number()),
});
export type AnnualizedIncome = Static<typeof AnnualizedIncome>;

/** What is kept of her cash flow, read by Pave from her bank's transactions. */
export const PaveStatus = Type.Object({
  /** What limits and eligibility use of it; null until it was read. */
  characteristics: nullable(
    Type.Object({
      /** Of what comes in of itself, in a month. */
      deposits_monthly: nullable(Dollars),
      has_earnings: nullable(Type.Boolean()),
      read_at: nullable(Instant),
    }),
  ),
  /** Always null: no score of Pave's is asked for or kept. */
  scores: Type.Null(),
  /** What comes in again and again, the newest first. */
  incomes: Type.Array(
    Type.Object({
      name: Type.String(),
      kind: Type.String(),
      frequency: Type.String(),
      average_amount: Dollars,
      last_amount: Dollars,
      monthly_amount: Dollars,
      last_date: CalendarDate,
      /** Null for one that has stopped. */
      next_date: nullable(CalendarDate),
      active: Type.Boolean(),
    }),
  ),
});
export type PaveStatus = Static<typeof PaveStatus>;

/** The oldest first. */
export const UnresolvedIntegrationErrors = Type.Object({
  integration_errors: Type.Array(
    Type.Object({ id: Id, created_at: Instant, ...IntegrationErrorParams }),
  ),
});
export type UnresolvedIntegrationErrors = Static<typeof UnresolvedIntegrationErrors>;
