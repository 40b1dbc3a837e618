import { describe, expect, it } from '@jest/globals';
import { payByDaysCents, periodBegin, overriddenStart } from './pay-override.ts';

const madeOn = '2026-11-10';

describe('payByDaysCents', () => {
  const pay = (payFrequency: 'weekly' | 'bi_weekly' | 'semi_monthly' | 'monthly', until: string) =>
    payByDaysCents({ payCents: 140_001, payFrequency, madeOn }, '2026-11-02', until);

  it.each([
    ['weekly', '2026-11-03', 20_000],
    ['bi_weekly', '2026-11-09', 70_000],
    ['semi_monthly', '2026-11-03', 9_205],
    ['monthly', '2026-11-12', 46_027],
  ] as const)('is of the days that are over, rounded down: %s', (frequency, until, cents) => {
    expect(pay(frequency, until)).toBe(cents);
  });

  it('is nothing on the first day and before it, and never more than one pay', () => {
    expect(pay('weekly', '2026-11-02')).toBe(0);
    expect(pay('weekly', '2026-10-01')).toBe(0);
    expect(pay('weekly', '2026-11-09')).toBe(140_001);
    expect(pay('weekly', '2027-11-09')).toBe(140_001);
  });

  it('counts from the day on which it was set while no beginning is known', () => {
    const set = { payCents: 70_000, payFrequency: 'weekly', madeOn } as const;
    expect(payByDaysCents(set, null, '2026-11-12')).toBe(20_000);
  });
});

describe('overriddenStart', () => {
  const overrides = {
    compensation: null,
    period: { startOn: '2026-11-09', madeAt: new Date('2026-11-10T20:00:00Z'), madeOn },
  };

  it('is what was set until pay arrives after that day', () => {
    expect(overriddenStart(overrides, [], '2027-05-01')).toBe('2026-11-09');
    expect(overriddenStart(overrides, ['2026-11-06', madeOn, '2026-11-13'], '2026-11-12')).toBe(
      '2026-11-09',
    );
    expect(overriddenStart(overrides, ['2026-11-13'], '2026-11-13')).toBeNull();
  });
});

describe('periodBegin', () => {
  it('is never before the end of what was paid', () => {
    expect(periodBegin('2026-11-08', '2026-11-05')).toBe('2026-11-09');
    expect(periodBegin('2026-11-08', '2026-11-11')).toBe('2026-11-11');
    expect(periodBegin(null, '2026-11-11')).toBe('2026-11-11');
    expect(periodBegin('2026-11-08', null)).toBe('2026-11-09');
    expect(periodBegin(null, null)).toBeNull();
  });
});
