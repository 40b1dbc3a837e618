import { describe, expect, it } from '@jest/globals';
import type { PayFrequency } from '#providers/payroll-data.ts';
import {
  billsHorizon,
  hourlyPayCents,
  isMonitored,
  nextPayday,
  paidShift,
  type Payroll,
  periodPayday,
} from './payroll.ts';

const TODAY = '2026-11-20';
const payroll = (payFrequency: PayFrequency | null): Payroll => ({
  employerName: 'Shop',
  platformId: null,
  compensationUnit: 'hourly',
  compensationCents: 2_425,
  payFrequency,
  brokenSince: null,
});

describe('hourlyPayCents', () => {
  it('is the hours times what one is paid [MEM-120]', () => {
    expect(hourlyPayCents(8 * 60, 2_425)).toBe(19_400);
    expect(hourlyPayCents(20, 1_000)).toBe(333);
  });
});

describe('paidShift', () => {
  const shift = { providerShiftId: 's', endedOn: TODAY, minutes: 480 };
  const terms = payroll('weekly');
  const grossOf = (grossCents: number | null, changes = {}) =>
    paidShift({ ...shift, grossCents }, { ...terms, ...changes }).grossCents;

  it('keeps the pay that is reported, also where that is none', () => {
    expect([grossOf(20_000), grossOf(0)]).toEqual([20_000, 0]);
  });

  it('is paid by the hour where hours alone are reported', () => {
    expect(grossOf(null)).toBe(19_400);
    expect(grossOf(null, { compensationUnit: null })).toBe(19_400);
    expect(grossOf(null, { compensationUnit: 'salary' })).toBe(0);
    expect(grossOf(null, { compensationCents: null })).toBe(0);
  });
});

describe('nextPayday', () => {
  it.each<[string, string[], PayFrequency, string | null]>([
    [
      'counts on from the newest',
      ['2026-11-03', '2026-11-17', '2026-10-20'],
      'bi_weekly',
      '2026-12-01',
    ],
    ['is today on payday', ['2026-11-13'], 'weekly', TODAY],
    [
      'keeps its weekday where pay came a day early',
      ['2026-10-23', '2026-11-06', '2026-11-19'],
      'bi_weekly',
      '2026-12-04',
    ],
    [
      'keeps it where pay came today, a day early',
      ['2026-11-07', '2026-11-14', TODAY],
      'weekly',
      '2026-11-28',
    ],
    [
      'keeps it where pay came three days late',
      ['2026-10-20', '2026-11-03', TODAY],
      'bi_weekly',
      '2026-12-01',
    ],
    [
      'keeps it where another pay came beside it',
      ['2026-11-03', '2026-11-17', '2026-11-19'],
      'bi_weekly',
      '2026-12-01',
    ],
    [
      'has another weekday once two pays had it, or where it is days away',
      ['2026-10-23', '2026-11-05', '2026-11-19'],
      'bi_weekly',
      '2026-12-03',
    ],
    [
      'is counted from what came in the middle of two weeks',
      ['2026-10-23', '2026-11-06', '2026-11-13'],
      'bi_weekly',
      '2026-11-27',
    ],
    [
      'has no weekday where it is paid by the month',
      ['2026-09-18', '2026-10-16', '2026-11-15'],
      'monthly',
      '2026-12-15',
    ],
    ['is the next one once today’s pay has come', [TODAY, '2026-11-06'], 'bi_weekly', '2026-12-04'],
    [
      'is the announced one once today’s pay has come',
      [TODAY, '2026-12-02'],
      'weekly',
      '2026-12-02',
    ],
    ['takes an announced one as it is', ['2026-11-06', '2026-11-23'], 'bi_weekly', '2026-11-23'],
    ['takes the sooner of two announced', ['2026-12-04', '2026-11-23'], 'bi_weekly', '2026-11-23'],
    ['finds the end of a month', ['2026-10-31'], 'monthly', '2026-11-30'],
    ['is unknown before the first', [], 'weekly', null],
  ])('%s', (_what, payDates, frequency, expected) => {
    expect(nextPayday(payroll(frequency), payDates, TODAY)).toBe(expected);
  });

  it('is unknown while nobody says how often pay comes', () => {
    expect(nextPayday(payroll(null), ['2026-11-06'], TODAY)).toBeNull();
  });
});

describe('billsHorizon', () => {
  it('is the payday, or a month from today', () => {
    expect(billsHorizon(payroll('weekly'), ['2026-11-17', '2026-12-01'], TODAY)).toBe('2026-12-01');
    expect(billsHorizon(payroll('weekly'), [], TODAY)).toBe('2026-12-20');
    expect(billsHorizon(null, [], TODAY)).toBe('2026-12-20');
  });

  it('is the payday after it on a payday: today’s pay has to last until then', () => {
    expect(billsHorizon(payroll('bi_weekly'), ['2026-11-06'], TODAY)).toBe('2026-12-04');
    expect(billsHorizon(payroll('bi_weekly'), [TODAY], TODAY)).toBe('2026-12-04');
  });

  it('keeps the day of the month on a payday of a shorter month', () => {
    expect(billsHorizon(payroll('monthly'), ['2026-01-31'], '2026-02-28')).toBe('2026-03-31');
  });
});

describe('periodPayday', () => {
  it('is the next payday, and today until its pay has arrived', () => {
    expect(periodPayday(payroll('bi_weekly'), ['2026-11-17'], TODAY)).toBe('2026-12-01');
    expect(periodPayday(payroll('bi_weekly'), ['2026-11-06'], TODAY)).toBe(TODAY);
    expect(periodPayday(payroll('bi_weekly'), [TODAY], TODAY)).toBe('2026-12-04');
  });

  it('is past while the pay of that day is late', () => {
    expect(periodPayday(payroll('weekly'), ['2026-11-11'], TODAY)).toBe('2026-11-18');
    expect(periodPayday(payroll('weekly'), ['2026-11-11', '2026-11-25'], TODAY)).toBe('2026-11-25');
  });
});

describe('a payday by a pay period that staff have set', () => {
  const madeAt = new Date('2026-11-20T20:00:00Z');
  const setOn = (startOn: string) => ({
    ...payroll('weekly'),
    overrides: { compensation: null, period: { startOn, madeAt, madeOn: TODAY } },
  });

  it('is never before the day on which they set it, and late from then on', () => {
    expect(periodPayday(setOn('2026-11-11'), [], TODAY)).toBe('2026-11-25');
    expect(periodPayday(setOn('2026-11-13'), [], TODAY)).toBe(TODAY);
    expect(periodPayday(setOn('2026-11-11'), [], '2026-11-27')).toBe('2026-11-25');
    expect(nextPayday(setOn('2026-11-11'), [], TODAY)).toBe('2026-11-25');
  });
});

describe('isMonitored', () => {
  it('holds for an active account alone', () => {
    expect(['active', 'degraded', 'login_failed', ''].filter(isMonitored)).toEqual(['active']);
  });
});
