import Type, { type Static } from 'typebox';
import { body, CalendarDate, Dollars, Instant, nullable } from '../fields.ts';
import { NextRepayment, RepaymentNotice } from './repayments.ts';

const NamedAmount = Type.Object({ name: Type.String(), amount: Dollars });

/** What is hers with us, on its way to her bank. */
const Payout = Type.Object({
  /**
   * scheduled goes on the next banking day, after_repayment once her last debit can come back no
   * more; returned was sent back by the bank that is linked.
   */
  status: Type.Enum(['scheduled', 'after_repayment', 'on_its_way', 'needs_bank', 'returned']),
  amount: Dollars,
  /** What of the amount stays with us while purchases are pending, and is not sent yet. */
  held: Dollars,
  /** null while no bank is linked. */
  bank_name: nullable(Type.String()),
  /** The last digits of the account number. */
  bank_mask: nullable(Type.String()),
  /** null until the issuer has sent it. */
  arrives_on: nullable(CalendarDate),
});

/** What makes a limit of what was earned, in the order in which it is reckoned. */
const LIMIT_REASONS = [
  /** No limit while her bank allows no debits, by which she repays. */
  'debit_stopped',
  /** No limit while her pay, from which she repays, is not sent to us. */
  'direct_deposit_switched_away',
  /** Pay that is seen on its way counts in the place of the shifts. */
  'future_deposit',
  /** A part of what was earned counts. */
  'part_of_pay',
  /** What the bank lacks for the bills comes off. */
  'bills',
  /** No more than a cap before the first repayment. */
  'probation',
  /** A part of the tax refund is added. */
  'refund',
  /** What her bank may still send back of her last repayments comes off. */
  'returnable',
  /** It does not rise while its data are missing. */
  'frozen',
  /** Its data were missing beyond the payday that it was for. */
  'period_over',
] as const;

const LimitStep = Type.Object({
  reason: Type.Enum(LIMIT_REASONS),
  /** Of part_of_pay, which part; null for all others. */
  percent: nullable(Type.Number()),
  /** What counts after it. */
  amount: Dollars,
});

/** GET /dashboard/overview. */
export const DashboardOverview = Type.Object({
  /** The product's time, by which the browser says today and in how many days. */
  as_of: Instant,
  /** The spending limit now, and what it would be with nothing outstanding. */
  dsl: Type.Object({ current_amount: Dollars, max_amount: Dollars }),
  /** Why `max_amount` is what it is; empty where there is no limit yet, or nothing to reckon with. */
  limit_steps: Type.Array(LimitStep),
  /** null while no payroll is linked. */
  next_payday: nullable(CalendarDate),
  /** The banking day on which autopay debits for that payday; null without one. */
  next_payday_debit_on: nullable(CalendarDate),
  payroll: nullable(NamedAmount),
  linked_bank: nullable(
    Type.Object({
      ...NamedAmount.properties,
      /** The day by which she has to reconnect it, so that it goes on telling us; null while there is none. */
      reconnect_by: Type.Optional(nullable(CalendarDate)),
    }),
  ),
  /** The card and what is outstanding on it; null without a card account. */
  reset_card: nullable(NamedAmount),
  /** What is hers with us, as a merchant's refund above what she owed. */
  deposit_balance: Dollars,
  /** What becomes of it; null while nothing is hers. */
  payout: nullable(Payout),
  /** What of her tax refund is on top of the limit; null where nothing is. */
  tax_refund: nullable(Type.Object({ amount: Dollars })),
  upcoming_expenses_amount: Dollars,
  /** null without a card account. */
  next_repayment: nullable(NextRepayment),
  /** The soonest day first; none where nothing is debited. */
  repayment_notices: Type.Array(RepaymentNotice),
});
export type DashboardOverview = Static<typeof DashboardOverview>;

/** A debit of her bank, or a payout to it, that is over and was not sent back. */
export const BankTransfer = Type.Object({
  bank_name: Type.String(),
  bank_mask: nullable(Type.String()),
  day: CalendarDate,
  amount: Dollars,
});
export type BankTransfer = Static<typeof BankTransfer>;

/** GET /dashboard/payday. */
export const DashboardPayday = Type.Object({
  /** The product's time. */
  as_of: Instant,
  /** Both null while nothing says when she is paid. */
  current_pay_period_end: nullable(CalendarDate),
  current_payday: nullable(CalendarDate),
  paycheck_amount: Dollars,
  /**
   * What of it repays, or has repaid, what she owes, by all debits of this payday where it came to her
   * bank; pending purchases are in none of these.
   */
  repayment_amount: Dollars,
  remainder_amount: Dollars,
  paycheck_received: Type.Boolean(),
  /** When it came, or the last part of it; null before. */
  paycheck_on: nullable(CalendarDate),
  /**
   * The deposits of her pay that are of this payday, or its paystubs where it came to her bank, whose
   * sum is `paycheck_amount`, the oldest first; none before.
   */
  paycheck_parts: Type.Optional(Type.Array(Type.Object({ day: CalendarDate, amount: Dollars }))),
  /**
   * Where it came, whichever way she repays: on her deposit account it repaid by itself, at her bank a
   * debit does; null before.
   */
  paycheck_to: nullable(Type.Enum(['deposit_account', 'bank'])),
  /** She was congratulated on it, in whichever browser. */
  paycheck_celebrated: Type.Boolean(),
  /** The debit that has repaid; null before, and where her pay itself did. */
  repaid_by: nullable(BankTransfer),
  /** What of her pay was sent on to her bank and is there; null before. */
  forwarded_by: nullable(BankTransfer),
  /** Expected until the paycheck, or each debit that belongs to it, has repaid what she owed. */
  repayment_status: Type.Enum(['expected', 'under_way', 'repaid']),
  /**
   * The debits under way, or to come, that belong to this payday and to no other, by their days; beside
   * pay that came to us those that were under way then, of which nothing is in `repayment_amount`.
   */
  repayment_debits: Type.Array(Type.Object({ day: CalendarDate, amount: Dollars })),
  /** What is repaid next, as the overview says; null without a card account. */
  next_repayment: nullable(NextRepayment),
  /** What becomes of the rest of a paycheck that came to us; null once nothing of it is with us. */
  payout: nullable(Payout),
});
export type DashboardPayday = Static<typeof DashboardPayday>;

/** POST /dashboard/payday/celebrated: she is congratulated on the pay of that payday, once. */
export const CelebratePayday = body({ payday: CalendarDate });
