import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, nullable } from '../fields.ts';

const NamedAmount = Type.Object({ name: Type.String(), amount: Dollars });

/** GET /dashboard/overview. */
export const DashboardOverview = Type.Object({
  /** The spending limit now, and what it would be with nothing outstanding. */
  dsl: Type.Object({ current_amount: Dollars, max_amount: Dollars }),
  /** null while no payroll is linked. */
  next_payday: nullable(CalendarDate),
  payroll: nullable(NamedAmount),
  linked_bank: nullable(NamedAmount),
  /** The card and what is outstanding on it; null without a card account. */
  reset_card: nullable(NamedAmount),
  /** What is hers with us, as a merchant's refund above what she owed. */
  deposit_balance: Dollars,
  tax_refund: nullable(Type.Object({ amount: Dollars })),
  upcoming_expenses_amount: Dollars,
});
export type DashboardOverview = Static<typeof DashboardOverview>;
