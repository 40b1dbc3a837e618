import { sayWholeDay } from '#moments/say-day.ts';
import type { Schedule } from '../api/get-sections.ts';
import { t } from '../messages.ts';
import { weekdayOf } from '#moments/weekdays.ts';

type Days = Pick<
  Schedule,
  | 'scheduleType'
  | 'recurringDayOfMonth'
  | 'recurringDayOfWeek'
  | 'recurringWeekOfMonth'
  | 'previousBiWeeklyPayDate'
  | 'businessDayAdjustment'
>;

/** On which days a schedule falls: 'Weekly on Friday'. */
export function saySchedule(schedule: Days): string {
  const weekday = weekdayOf(schedule.recurringDayOfWeek);
  switch (schedule.scheduleType) {
    case 'weekly':
      return t('schedule.says.weekly', { weekday });
    case 'bi_weekly': {
      const since = schedule.previousBiWeeklyPayDate;
      return t('schedule.says.biWeekly', {
        weekday,
        since: since ? sayWholeDay(since) : t('none'),
      });
    }
    case 'monthly_nth_week':
      return t('schedule.says.nthWeek', {
        weekday,
        week: schedule.recurringWeekOfMonth ?? t('none'),
      });
    case 'monthly_exact_day':
      return t('schedule.says.exactDay', { day: schedule.recurringDayOfMonth ?? t('none') });
  }
}

/** The same with what becomes of a day on which banks do not settle: 'Weekly on Friday, business day after'. */
export const sayWholeSchedule = (schedule: Days): string =>
  `${saySchedule(schedule)}, ${t(`repayments.${schedule.businessDayAdjustment}`)}`;
