import Type, { type TSchema } from 'typebox';
import { Cents, Day, nullable, RecordId, Text } from '#providers/http/provider-fields.ts';

/* Pinwheel's shapes, as far as we read them: https://docs.pinwheelapi.com. Amounts are cents. */

const one = <Schema extends TSchema>(schema: Schema) => Type.Object({ data: schema });

const Cursor = nullable(Type.String({ minLength: 1, maxLength: 500 }));
const page = <Schema extends TSchema>(schema: Schema) =>
  Type.Object({
    // By its former name where there is no other; without any nobody could tell that it is all.
    meta: Type.Union([Type.Object({ next_cursor: Cursor }), Type.Object({ next: Cursor })]),
    data: Type.Array(schema),
  });

export const AccountReply = one(
  Type.Object({
    platform_id: RecordId,
    end_user_id: Type.Optional(nullable(Text)),
    connected: Type.Boolean(),
    monitoring_status: Type.String({ minLength: 1, maxLength: 100 }),
    data_refreshed_at: Type.Object({ paystubs: Type.Optional(nullable(Type.String())) }),
  }),
);

export const EmploymentReply = one(Type.Object({ employer_name: nullable(Text) }));

export const IncomeReply = one(
  Type.Object({
    compensation_amount: nullable(Cents),
    compensation_unit: nullable(Text),
    pay_frequency: nullable(Text),
  }),
);

export const Shift = Type.Object({
  id: RecordId,
  end_date: Day,
  earnings: Type.Array(
    Type.Object({
      amount: nullable(Cents),
      hours: nullable(Type.Number({ minimum: 0, maximum: 48 })),
    }),
  ),
});
export const ShiftsPage = page(Shift);

export const Paystub = Type.Object({
  id: RecordId,
  pay_date: Day,
  pay_period_start: Day,
  pay_period_end: Day,
  gross_pay_amount: Cents,
  net_pay_amount: Cents,
});
export const PaystubsPage = page(Paystub);

export const Allocation = Type.Object({
  allocation_type: Type.Union([
    Type.Literal('amount'),
    Type.Literal('percentage'),
    Type.Literal('remainder'),
  ]),
  amount: nullable(Cents),
  percentage: nullable(Type.Number({ minimum: 0, maximum: 100 })),
  account_name: nullable(Text),
  account_type: nullable(Text),
  masked_account_number: nullable(Text),
  routing_number: nullable(Text),
  priority: Type.Integer(),
});
export const AllocationsReply = one(Type.Object({ allocations: Type.Array(Allocation) }));

export const LinkTokenReply = one(Type.Object({ token: Type.String({ minLength: 1 }) }));
