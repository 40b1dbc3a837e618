import { browserStorage } from '@reset/remote-sdk/tab-storage';
import { daysBetween, type CalendarDate } from '#dates/calendar-date.ts';

/** Pay that came before anybody knew of its payday was celebrated under a day as near as this. */
const MAX_DAYS_BESIDE = 3;

/** The payday for which a person was last congratulated in this browser. */
export function celebratedPayday(userId: string) {
  const storage = browserStorage(`paydayCelebrated.${userId}`);
  return {
    is: (payday: CalendarDate): boolean => {
      const last = storage.read();
      return typeof last === 'string' && Math.abs(daysBetween(last, payday)) <= MAX_DAYS_BESIDE;
    },
    keep: (payday: CalendarDate): void => storage.keep(payday),
  };
}
