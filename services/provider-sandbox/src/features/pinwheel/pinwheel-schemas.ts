import Type, { type Static, type TSchema } from 'typebox';
import { MONITORING_STATUSES } from './linked-accounts.ts';
import { PageMeta } from './paging.ts';

/* Pinwheel's own shapes, as far as the product reads them: https://docs.pinwheelapi.com.
   Amounts are cents; what is a list comes newest first. */

const Day = Type.String();
const Instant = Type.String();
const Cents = Type.Integer();
const record = { id: Type.String(), created_at: Instant, updated_at: Instant };

const PayrollAccount = Type.Object({
  ...record,
  end_user_id: Type.String(),
  link_token_id: Type.String(),
  platform_id: Type.String(),
  /** false once nothing new can be read; what was read stays readable. */
  connected: Type.Boolean(),
  monitoring_status: Type.Enum(MONITORING_STATUSES),
  /** By job, of those that are done for it. */
  data_refreshed_at: Type.Record(Type.String(), Instant),
});
export type PayrollAccount = Static<typeof PayrollAccount>;

const ofAccount = { ...record, account_id: Type.String() };

const Employment = Type.Object({
  ...ofAccount,
  status: Type.Literal('employed'),
  start_date: Day,
  termination_date: Type.Null(),
  title: Type.String(),
  /** null for gigs and benefits. */
  employment_type: Type.Union([Type.Literal('part_time'), Type.Null()]),
  employer_name: Type.String(),
});
export type Employment = Static<typeof Employment>;

const Income = Type.Object({
  ...ofAccount,
  compensation_amount: Cents,
  compensation_unit: Type.Union([Type.Literal('hourly'), Type.Literal('monthly')]),
  currency: Type.Literal('USD'),
  pay_frequency: Type.Union([
    Type.Literal('weekly'),
    Type.Literal('bi-weekly'),
    Type.Literal('monthly'),
  ]),
});
export type Income = Static<typeof Income>;

const Identity = Type.Object({
  ...ofAccount,
  full_name: Type.String(),
  emails: Type.Array(Type.String()),
  date_of_birth: Day,
  last_four_ssn: Type.String(),
  phone_numbers: Type.Array(Type.Object({ value: Type.String(), type: Type.Literal('mobile') })),
});
export type Identity = Static<typeof Identity>;

const Allocations = Type.Object({
  ...ofAccount,
  allocations: Type.Array(
    Type.Object({
      account_name: Type.String(),
      account_type: Type.Union([Type.Literal('checking'), Type.Literal('savings')]),
      /** A part of it, or all that is left after the others. */
      allocation_type: Type.Union([Type.Literal('percentage'), Type.Literal('remainder')]),
      amount: Type.Null(),
      percentage: Type.Union([Type.Integer(), Type.Null()]),
      bank_name: Type.Union([Type.String(), Type.Null()]),
      currency: Type.Literal('USD'),
      masked_account_number: Type.String(),
      priority: Type.Integer(),
      /** null where the platform does not show it. */
      routing_number: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
export type Allocations = Static<typeof Allocations>;

const Earning = Type.Object({
  name: Type.String(),
  category: Type.Union([Type.Literal('hourly'), Type.Literal('premium'), Type.Literal('other')]),
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
const refreshed = <Schema extends TSchema>(schema: Schema) =>
  Type.Object({ data: schema, meta: Type.Object({ refreshed_at: Instant }) });
const list = <Schema extends TSchema>(schema: Schema) =>
  Type.Object({ meta: PageMeta, data: Type.Array(schema) });

export const PayrollAccountReply = one(PayrollAccount);
export const EmploymentReply = refreshed(Employment);
export const IncomeReply = refreshed(Income);
export const IdentityReply = refreshed(Identity);
export const AllocationsReply = refreshed(Allocations);
export const ShiftsReply = list(PayrollShift);
export const PaystubsReply = list(PayrollPaystub);
