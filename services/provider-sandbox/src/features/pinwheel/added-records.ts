import Type, { type Static } from 'typebox';
import { plusDays, type CalendarDay } from '#personas/calendar-day.ts';
import { netOf, type Paystub } from '#personas/pay-history.ts';
import type { Context } from '../../context.ts';
import type { AccountToday } from './pinwheel-records.ts';

const DAYS_IN_ARREARS = 7;
export const DAYS_OF_A_PERIOD = 14;
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** It ended today, and pays what the persona earns, unless this says otherwise. */
export const ShiftBody = Type.Object(
  {
    hours: Type.Number({ exclusiveMinimum: 0, maximum: 24 }),
    ended_on: Type.Optional(Day),
    hourly_rate_cents: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  },
  { additionalProperties: false },
);

/** It is paid today, for the two weeks that ended a week ago, unless this says otherwise. */
export const PaystubBody = Type.Object(
  {
    hours: Type.Number({ exclusiveMinimum: 0, maximum: 200 }),
    pay_date: Type.Optional(Day),
    pay_period_end: Type.Optional(Day),
  },
  { additionalProperties: false },
);

/** A shift that was added to those of the persona; its day stays the same as time goes by. */
type NewShift = { endedOn: CalendarDay; hours: number; rateCents: number };
export type AddedShift = NewShift & { id: string };
export type AddedPaystub = Paystub & { id: string };

export type AddedRecords = {
  /** In the order in which they were added, here and below. */
  shifts(accountId: string): AddedShift[];
  paystubs(accountId: string): AddedPaystub[];
  addShift(accountId: string, shift: NewShift): AddedShift;
  addPaystub(accountId: string, paystub: Paystub): AddedPaystub;
};

/** What was added to accounts for good. */
export function openAddedRecords({ store, random }: Context): AddedRecords {
  const shifts = store.of<AddedShift>('pinwheel_added_shift');
  const paystubs = store.of<AddedPaystub>('pinwheel_added_paystub');
  return {
    shifts: (accountId) => shifts.listOf(accountId),
    paystubs: (accountId) => paystubs.listOf(accountId),
    addShift(accountId, shift) {
      const added = { ...shift, id: random.id() };
      shifts.put(added.id, added, accountId);
      return added;
    },
    addPaystub(accountId, paystub) {
      const added = { ...paystub, id: random.id() };
      paystubs.put(added.id, added, accountId);
      return added;
    },
  };
}

export const newShift = (
  { payroll, today }: AccountToday,
  { hours, ended_on: endedOn = today, hourly_rate_cents }: Static<typeof ShiftBody>,
): NewShift => ({
  hours,
  endedOn,
  rateCents: hourly_rate_cents ?? payroll.hourlyRateCents,
});

export function newPaystub(
  { payroll, today }: AccountToday,
  { hours, pay_date: payDate = today, pay_period_end }: Static<typeof PaystubBody>,
): Paystub {
  const periodEnd = pay_period_end ?? plusDays(payDate, -DAYS_IN_ARREARS);
  return {
    payDate,
    periodStart: plusDays(periodEnd, 1 - DAYS_OF_A_PERIOD),
    periodEnd,
    hours,
    grossCents: Math.round(hours * payroll.hourlyRateCents),
    netCents: netOf(payroll, hours),
  };
}
