import Type, { type Static, type TSchema } from 'typebox';

/* Pinwheel's own shapes, as far as the product reads them: https://docs.pinwheelapi.com.
   Amounts are cents; what is a list comes newest first and in one page. */

const Day = Type.String();
const Instant = Type.String();
const Cents = Type.Integer();
const record = { id: Type.String(), created_at: Instant, updated_at: Instant };

const PayrollAccount = Type.Object({
  ...record,
  platform_id: Type.String(),
  connected: Type.Boolean(),
  monitoring_status: Type.Literal('active'),
  data_refreshed_at: Type.Object({
    employment: Instant,
    income: Instant,
    paystubs: Instant,
    shifts: Instant,
  }),
});
export type PayrollAccount = Static<typeof PayrollAccount>;

const ofAccount = { ...record, account_id: Type.String() };

const Employment = Type.Object({
  ...ofAccount,
  status: Type.Literal('employed'),
  start_date: Day,
  termination_date: Type.Null(),
  title: Type.String(),
  employment_type: Type.Literal('part_time'),
  employer_name: Type.String(),
});
export type Employment = Static<typeof Employment>;

const Income = Type.Object({
  ...ofAccount,
  compensation_amount: Cents,
  compensation_unit: Type.Literal('hourly'),
  currency: Type.Literal('USD'),
  pay_frequency: Type.Literal('bi-weekly'),
});
export type Income = Static<typeof Income>;

const Earning = Type.Object({
  name: Type.String(),
  category: Type.Union([Type.Literal('hourly'), Type.Literal('premium')]),
  amount: Cents,
  /** Cents an hour; null, as are the hours, where the amount is for the whole shift. */
  rate: Type.Union([Cents, Type.Null()]),
  hours: Type.Union([Type.Number(), Type.Null()]),
});
export type Earning = Static<typeof Earning>;

const PayrollShift = Type.Object({
  ...ofAccount,
  type: Type.Literal('shift'),
  start_date: Day,
  end_date: Day,
  timezone: Type.Literal('America/Los_Angeles'),
  currency: Type.Literal('USD'),
  earnings: Type.Array(Earning),
});
export type PayrollShift = Static<typeof PayrollShift>;

const PayrollPaystub = Type.Object({
  ...ofAccount,
  pay_date: Day,
  pay_period_start: Day,
  pay_period_end: Day,
  currency: Type.Literal('USD'),
  gross_pay_amount: Cents,
  net_pay_amount: Cents,
  check_amount: Cents,
  total_taxes: Cents,
  total_deductions: Cents,
  earnings: Type.Array(Earning),
});
export type PayrollPaystub = Static<typeof PayrollPaystub>;

const one = <Schema extends TSchema>(schema: Schema) => Type.Object({ data: schema });
const list = <Schema extends TSchema>(schema: Schema) =>
  Type.Object({
    meta: Type.Object({ count: Type.Integer(), next: Type.Null() }),
    data: Type.Array(schema),
  });

export const PayrollAccountReply = one(PayrollAccount);
export const EmploymentReply = one(Employment);
export const IncomeReply = one(Income);
export const ShiftsReply = list(PayrollShift);
export const PaystubsReply = list(PayrollPaystub);
