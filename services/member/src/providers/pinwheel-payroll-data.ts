import Type, { type Static, type TSchema } from 'typebox';
import { callProvider } from './call-provider.ts';
import type { PayFrequency, PayrollData, ReportedPaystub, ReportedShift } from './payroll-data.ts';
import { ProviderError } from './provider-error.ts';
import { Cents, Day, nullable, RecordId, Text } from './provider-fields.ts';

/* Pinwheel, as far as we read it: https://docs.pinwheelapi.com. Amounts are cents. */

const Employment = Type.Object({ employer_name: Text });
const Income = Type.Object({
  compensation_amount: nullable(Cents),
  compensation_unit: nullable(Text),
  pay_frequency: Text,
});
const Shift = Type.Object({
  id: RecordId,
  end_date: Day,
  earnings: Type.Array(
    Type.Object({ amount: Cents, hours: nullable(Type.Number({ minimum: 0, maximum: 48 })) }),
  ),
});
const Paystub = Type.Object({
  id: RecordId,
  pay_date: Day,
  pay_period_start: Day,
  pay_period_end: Day,
  gross_pay_amount: Cents,
  net_pay_amount: Cents,
});

const one = <Schema extends TSchema>(schema: Schema) => Type.Object({ data: schema });
/** A list in one page: half of one would make us forget what is on the others. */
const all = <Schema extends TSchema>(schema: Schema) =>
  Type.Object({ meta: Type.Object({ next: Type.Null() }), data: Type.Array(schema) });

const EmploymentReply = one(Employment);
const IncomeReply = one(Income);
const ShiftsReply = all(Shift);
const PaystubsReply = all(Paystub);

const FREQUENCIES: Record<string, PayFrequency> = {
  weekly: 'weekly',
  'bi-weekly': 'bi_weekly',
  'semi-monthly': 'semi_monthly',
  monthly: 'monthly',
};

const MOST_MINUTES = 48 * 60;
const MOST_CENTS = 1_000_000_000;

/** Payroll data read from Pinwheel's API at `baseUrl`. */
export function pinwheelPayrollData(options: { baseUrl: string; secret: string }): PayrollData {
  const read = <Schema extends TSchema>(reply: Schema, accountId: string, what: string) => {
    // It becomes a part of the address: with `..` it would ask for something else.
    if (!/^[\w-]+$/.test(accountId)) {
      throw new ProviderError('That is no account id', 'refused');
    }
    return callProvider(reply, `${options.baseUrl}/v1/accounts/${accountId}/${what}`, {
      headers: { 'x-api-secret': options.secret },
    });
  };
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
      const { data } = await read(ShiftsReply, accountId, 'shifts');
      return unique(data).map(toShift);
    },
    readPaystubs: async (accountId) => {
      const { data } = await read(PaystubsReply, accountId, 'paystubs');
      return unique(data).map(toPaystub);
    },
  };
}

const unique = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** A shift pays the sum of its earnings; only those with hours are time worked. */
function toShift({ id, end_date, earnings }: Static<typeof Shift>): ReportedShift {
  const hours = earnings.reduce((sum, earning) => sum + (earning.hours ?? 0), 0);
  const minutes = Math.round(hours * 60);
  const grossCents = earnings.reduce((sum, { amount }) => sum + amount, 0);
  if (minutes > MOST_MINUTES || grossCents > MOST_CENTS) {
    throw new ProviderError('A shift is longer or pays more than one can', 'unavailable');
  }
  return { providerShiftId: id, endedOn: end_date, minutes, grossCents };
}

function toPaystub(paystub: Static<typeof Paystub>): ReportedPaystub {
  if (paystub.pay_period_end < paystub.pay_period_start) {
    throw new ProviderError('A pay period ends before it begins', 'unavailable');
  }
  return {
    providerPaystubId: paystub.id,
    payOn: paystub.pay_date,
    periodStartOn: paystub.pay_period_start,
    periodEndOn: paystub.pay_period_end,
    grossCents: paystub.gross_pay_amount,
    netCents: paystub.net_pay_amount,
  };
}
