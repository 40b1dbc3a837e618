/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { sayWholeSchedule } from './say-schedule.ts';

describe('a schedule', () => {
  it('says from which year it is counted, which may be of another century', () => {
    const schedule = {
      scheduleType: 'bi_weekly' as const,
      recurringDayOfWeek: 5,
      recurringDayOfMonth: null,
      recurringWeekOfMonth: null,
      previousBiWeeklyPayDate: '1900-01-01',
      businessDayAdjustment: 'before' as const,
    };
    expect(sayWholeSchedule(schedule)).toBe(
      'Every two weeks on Friday, counted from 1/1/1900, business day before',
    );
  });
});
