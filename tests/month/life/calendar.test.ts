import { describe, expect, it } from '@jest/globals';
import { daysFrom, plusBankingDays, plusDays } from './calendar.ts';

describe('the calendar', () => {
  it('counts days over the end of a month and the change to daylight saving', () => {
    expect(plusDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(plusDays('2027-03-13', 2)).toBe('2027-03-15');
    expect(daysFrom('2027-02-14', '2027-03-16')).toBe(30);
  });

  it('counts no weekend and no holiday of the Federal Reserve as a banking day', () => {
    expect(plusBankingDays('2027-02-12', 1)).toBe('2027-02-16');
    expect(plusBankingDays('2027-02-26', 5)).toBe('2027-03-05');
  });
});
