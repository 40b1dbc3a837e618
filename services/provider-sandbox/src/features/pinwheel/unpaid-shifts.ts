import Type from 'typebox';
import { plusDays, type CalendarDay } from '#personas/calendar-day.ts';
import { grossOf, paystubs, shifts, type Paystub } from '#personas/pay-history.ts';
import { DAYS_OF_A_PERIOD, type AddedRecords } from './added-records.ts';
import type { AccountToday } from './pinwheel-records.ts';

const MAX_CENTS = 100_000_000;

/** What reaches her. */
export const PayBody = Type.Object(
  { net_cents: Type.Integer({ minimum: 1, maximum: MAX_CENTS }) },
  { additionalProperties: false },
);

type Worked = { day: CalendarDay; hours: number };

/** A paystub of today for all shifts that none has paid yet; its period ends with the last of them. */
export function paystubOfUnpaid(
  of: AccountToday,
  added: Pick<AddedRecords, 'shifts' | 'paystubs'>,
  netCents: number,
): Paystub {
  const { payroll, today } = of;
  const paidThrough = lastDayPaid(of, added.paystubs(of.account.id));
  const isUnpaid = ({ day }: Worked) => day <= today && (paidThrough === null || day > paidThrough);
  const unpaid = workedOn(of, added).filter(isUnpaid);
  const lastWorked = unpaid
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const periodEnd = lastWorked ?? paidThrough ?? today;
  const isAfterAnother = lastWorked !== undefined && paidThrough !== null;
  return {
    payDate: today,
    periodStart: isAfterAnother
      ? plusDays(paidThrough, 1)
      : plusDays(periodEnd, 1 - DAYS_OF_A_PERIOD),
    periodEnd,
    hours: unpaid.reduce((total, { hours }) => total + hours, 0),
    grossCents: grossOf(payroll, netCents),
    netCents,
  };
}

/** null where she was never paid. */
function lastDayPaid(
  { payroll, linkedOn, today }: AccountToday,
  added: readonly Paystub[],
): CalendarDay | null {
  const paid = [...paystubs(payroll, { linkedOn, today }), ...added].filter(
    ({ payDate }) => payDate <= today,
  );
  return (
    paid
      .map(({ periodEnd }) => periodEnd)
      .toSorted()
      .at(-1) ?? null
  );
}

const workedOn = (
  { account, payroll, linkedOn, today }: AccountToday,
  added: Pick<AddedRecords, 'shifts'>,
): Worked[] => [
  ...shifts(payroll, { linkedOn, today }),
  ...added.shifts(account.id).map(({ endedOn: day, hours }) => ({ day, hours })),
];
