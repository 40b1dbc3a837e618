import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { nextRepayment } from './schedule.ts';
import { pendingSchedules } from './schedules.store.ts';

/** By the ids of schedules that wait to be approved, the first day on which they would debit. */
export async function firstDebits(database: Database): Promise<Map<string, CalendarDate>> {
  const pending = await pendingSchedules(database);
  return new Map(
    pending.map((schedule) => {
      const today = dayOf(schedule.createdAt);
      return [schedule.id, nextRepayment(schedule, { after: today, today }).effectiveOn];
    }),
  );
}
