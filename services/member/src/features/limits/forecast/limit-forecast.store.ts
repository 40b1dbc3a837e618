import type { Database, Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { outflowStore } from '#features/banks/banks.store.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { readTakeBacks } from '#features/dispute-marks/dispute-marks.store.ts';
import { earningsStore, payrollStore } from '#features/payroll/payroll.store.ts';
import { expectedHourCents, usualShifts } from '#features/payroll/payroll.ts';
import { computedLimit } from '../computed-limit.ts';
import type { LimitBasis } from '../limit-rules.ts';
import type { LimitReading } from '../limit-reading.ts';
import { readForLimits } from '../limit-reading.store.ts';
import { type ForecastBasis, forecastDays } from './limit-forecast.ts';
import { type WhyNone, whyNone } from './why-none.ts';

/**
 * What a member's forecast is made of, or why there is none: all of it as it was at one moment.
 */
export const readForForecast = (
  database: Database,
  userId: string,
  by: By,
): Promise<ForecastBasis | WhyNone> =>
  database.transaction((snapshot) => read(snapshot, userId, by), {
    isolationLevel: 'repeatable read',
    readOnly: true,
  });

type By = { limits: LimitBasis; now: Date };

async function read(
  snapshot: Transaction,
  userId: string,
  { limits, now }: By,
): Promise<ForecastBasis | WhyNone> {
  const today = dayOf(now);
  const cards = cardStore(snapshot);
  const [reading] = await readForLimits(snapshot, [userId], today);
  if (!reading || !(await cards.findAccount(userId))) return 'no_card';
  const limit = computedLimit(reading, limits, { now, today });
  const none = whyNone(reading, limit, today);
  const payroll = await payrollStore(snapshot).find(userId);
  if (none !== null || payroll === null) return none ?? 'no_payroll';
  const shifts = await earningsStore(snapshot).shifts(userId);
  // By what staff have set, pay counts by days; what is read no more brings no shift.
  const countsShifts = !payroll.overrides?.compensation && !reading.payroll?.isBroken;
  return {
    now,
    readings: await readAsOf(snapshot, userId, forecastDays(today, limit.periodPayday ?? today)),
    payday: limit.periodPayday,
    outstandingCents: await cards.outstandingCents(userId),
    takeBacks: await readTakeBacks(snapshot, userId),
    limits,
    known: {
      today,
      shifts,
      usual: countsShifts ? usualShifts(shifts, today) : [],
      outflows: await outflowStore(snapshot).list(userId),
      hourCents: countsShifts ? expectedHourCents(payroll, shifts, today) : null,
    },
  };
}

/** What is stored today, as the statement that reads it for limits has it on each of these days. */
async function readAsOf(
  snapshot: Transaction,
  userId: string,
  days: readonly CalendarDate[],
): Promise<LimitReading[]> {
  const readings: LimitReading[] = [];
  // One query after the other, as one connection does them.
  for (const day of days) readings.push(...(await readForLimits(snapshot, [userId], day)));
  return readings;
}
