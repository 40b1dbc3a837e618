import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Id, nullable } from '../fields.ts';

/** GET /recurring_transactions/active_recurring_outflows. */
export const RecurringOutflow = Type.Object({
  id: Id,
  last_occurrence_date: CalendarDate,
  next_occurrence_date: CalendarDate,
  merchant_name: nullable(Type.String()),
  description: nullable(Type.String()),
  /** Positive: what one bill takes on average. */
  average_amount: Dollars,
  personal_finance_category_primary: Type.String(),
  personal_finance_category_secondary: nullable(Type.String()),
});
export type RecurringOutflow = Static<typeof RecurringOutflow>;

export const RecurringOutflows = Type.Array(RecurringOutflow);
export type RecurringOutflows = Static<typeof RecurringOutflows>;
