import Type, { type Static } from 'typebox';
import { CalendarDate, Dollars, Id, nullable } from '../fields.ts';

/** GET /income/earnings: the shifts of the present pay period. Empty without payroll. */
export const Earnings = Type.Object({
  shifts: Type.Array(
    Type.Object({
      id: Id,
      user_id: Id,
      end_date: CalendarDate,
      /** Gross pay in dollars for this many hours. */
      earnings: Type.Array(Type.Object({ amount: Dollars, hours: Type.Number() })),
    }),
  ),
  /** Net pay as a part of gross pay, 0 to 1; 1 when nothing is known. */
  net_pay_ratio: Type.Number(),
  beginning_of_pay_period: nullable(CalendarDate),
  /** `hourly` or another unit; null is read as hourly. */
  compensation_unit: nullable(Type.String()),
  /** Cents for one unit. */
  compensation_amount: nullable(Type.Integer()),
});
export type Earnings = Static<typeof Earnings>;

/** GET /income/paystubs, newest first. */
export const Paystubs = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Id,
      pay_date: CalendarDate,
      gross_pay_amount: Dollars,
      net_pay_amount: Dollars,
    }),
  ),
});
export type Paystubs = Static<typeof Paystubs>;
