import { browserStorage } from '@reset/remote-sdk/tab-storage';
import type { CalendarDate } from '#dates/calendar-date.ts';

/** The payday for which a person was last congratulated in this browser. */
export function celebratedPayday(userId: string) {
  const storage = browserStorage(`paydayCelebrated.${userId}`);
  return {
    is: (payday: CalendarDate): boolean => storage.read() === payday,
    keep: (payday: CalendarDate): void => storage.keep(payday),
  };
}
