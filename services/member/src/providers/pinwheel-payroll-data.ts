import Type, { type Static, type TSchema } from 'typebox';
import { callProvider } from './call-provider.ts';
import type { PayFrequency, PayrollData, ReportedPaystub, ReportedShift } from './payroll-data.ts';
import { ProviderError } from './provider-error.ts';

/* Pinwheel, as far as we read it: https://docs.pinwheelapi.com. Amounts are cents. */

const Cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const Employment = Type.Object({ employer_name: Type.String() });
const Income = Type.Object({
  compensation_amount: nullable(Cents),
  compensation_unit: nullable(Type.String()),
  pay_frequency: Type.String(),
});
const Shift = Type.Object({
  id: Type.String(),
  end_date: Day,
  earnings: Type.Array(Type.Object({ amount: Cents, hours: nullable(Type.Number()) })),
});
const Paystub = Type.Object({
  id: Type.String(),
  pay_date: Day,
  pay_period_start: Day,
  pay_period_end: Day,
  gross_pay_amount: Cents,
  net_pay_amount: Cents,
});

const EmploymentReply = Type.Object({ data: Employment });
const IncomeReply = Type.Object({ data: Income });
const ShiftsReply = Type.Object({ data: Type.Array(Shift) });
const PaystubsReply = Type.Object({ data: Type.Array(Paystub) });

const FREQUENCIES: Record<string, PayFrequency> = {
  weekly: 'weekly',
  'bi-weekly': 'bi_weekly',
  'semi-monthly': 'semi_monthly',
  monthly: 'monthly',
};

/** Payroll data read from Pinwheel's API at `baseUrl`. */
export function pinwheelPayrollData(options: { baseUrl: string; secret: string }): PayrollData {
  const read = <Schema extends TSchema>(reply: Schema, accountId: string, what: string) =>
    callProvider(
      reply,
      `${options.baseUrl}/v1/accounts/${encodeURIComponent(accountId)}/${what}`,
      { headers: { 'x-api-secret': options.secret } },
    );
  return {
    async readTerms(accountId) {
      const { data: employment } = await read(EmploymentReply, accountId, 'employment');
      const { data: income } = await read(IncomeReply, accountId, 'income');
      const payFrequency = FREQUENCIES[income.pay_frequency];
      if (!payFrequency) throw new ProviderError('The pay frequency is not known', 'unavailable');
      return {
        employerName: employment.employer_name,
        compensationUnit: income.compensation_unit,
        compensationCents: income.compensation_amount,
        payFrequency,
      };
    },
    readShifts: async (accountId) => {
      const { data: shifts } = await read(ShiftsReply, accountId, 'shifts');
      return shifts.map(toShift);
    },
    readPaystubs: async (accountId) => {
      const { data: paystubs } = await read(PaystubsReply, accountId, 'paystubs');
      return paystubs.map(toPaystub);
    },
  };
}

/** A shift pays the sum of its earnings; only those with hours are time worked. */
const toShift = ({ id, end_date, earnings }: Static<typeof Shift>): ReportedShift => ({
  providerShiftId: id,
  endedOn: end_date,
  minutes: Math.round(earnings.reduce((sum, { hours }) => sum + (hours ?? 0), 0) * 60),
  grossCents: earnings.reduce((sum, { amount }) => sum + amount, 0),
});

const toPaystub = (paystub: Static<typeof Paystub>): ReportedPaystub => ({
  providerPaystubId: paystub.id,
  payOn: paystub.pay_date,
  periodStartOn: paystub.pay_period_start,
  periodEndOn: paystub.pay_period_end,
  grossCents: paystub.gross_pay_amount,
  netCents: paystub.net_pay_amount,
});
