import Type from 'typebox';
import { CalendarDate, Id, nullable, ShownCents } from '../fields.ts';
import { amountsOf } from './amounts.ts';
import { cents, day, dollars, instant, maybe, word } from './maybe.ts';

/** Her bank and her pay. Names that end in `_int` are cents. */
export const userIncome = {
  linked_bank_account_name: word,
  payroll_linking_status: word,
  payroll_account: maybe(
    nullable(
      Type.Object({
        institution_name: word,
        compensation_unit: word,
        pay_frequency: word,
        pay_period_start_date: day,
        compensation_amount_int: cents,
        overridden_at: instant,
        /** Of the compensation alone; null while payroll's counts. */
        compensation_overridden_at: instant,
      }),
    ),
  ),
  annualized_compensation: dollars,
  last_pinwheel_paystub: maybe(
    nullable(
      Type.Object(
        {
          employer_name: word,
          pay_date: day,
          pay_period_start_date: day,
          pay_period_end_date: day,
          net_pay_amount_int: cents,
          gross_pay_amount_int: cents,
          check_amount_int: cents,
        },
        amountsOf({ on: 'pay_date' }),
      ),
    ),
  ),
  pay_date: day,
  pay_dates: maybe(
    Type.Object({
      system_chosen_debit_date: day,
      pave_derived: day,
      pinwheel_derived: day,
      reset_paystub_derived: day,
      payroll_account_pay_period_start_date_derived: day,
    }),
  ),
  income_tax_returns: maybe(
    Type.Array(
      Type.Object({
        jurisdiction: Type.String(),
        tax_year: Type.Integer(),
        refund_amount: dollars,
        tax_return_status: Type.String(),
        refund_advance_eligible: Type.Boolean(),
      }),
    ),
  ),
  recurring_expenses: maybe(
    Type.Array(
      Type.Object({
        id: Id,
        last_occurrence_date: CalendarDate,
        merchant_name: word,
        description: word,
        average_amount_int: maybe(ShownCents),
      }),
    ),
  ),
};
