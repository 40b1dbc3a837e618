import { describe, expect, it } from '@jest/globals';
import {
  accruedNetCents,
  netPayBasisPoints,
  paidThrough,
  paysEnough,
  type Paystub,
  type Shift,
  unpaidShifts,
} from './payroll.ts';

const shift = (endedOn: string, grossCents = 10_000): Shift => ({
  id: endedOn,
  endedOn,
  minutes: 480,
  grossCents,
});
const paystub = (payOn: string, periodEndOn: string, netCents = 72, grossCents = 100): Paystub => ({
  id: payOn,
  payOn,
  periodStartOn: periodEndOn,
  periodEndOn,
  grossCents,
  netCents,
});

describe('unpaidShifts', () => {
  const stubs = [paystub('2026-11-06', '2026-10-30'), paystub('2026-11-20', '2026-11-13')];
  const days = ['2026-10-30', '2026-10-31', '2026-11-13', '2026-11-14', '2026-11-19', '2026-11-20'];
  const on = (today: string) =>
    unpaidShifts(
      days.map((day) => shift(day)),
      stubs,
      today,
    ).map(({ endedOn }) => endedOn);

  it('keeps a period that has ended until its payday', () => {
    expect(on('2026-11-19')).toEqual(['2026-10-31', '2026-11-13', '2026-11-14', '2026-11-19']);
  });

  it('lets go of a period on its payday, the last day included', () => {
    expect(on('2026-11-20')).toEqual(['2026-11-14', '2026-11-19', '2026-11-20']);
  });

  it('counts every shift before the first paystub, and none of tomorrow', () => {
    expect(unpaidShifts([shift('2026-11-20'), shift('2026-11-21')], [], '2026-11-20')).toHaveLength(
      1,
    );
    expect(paidThrough([], '2026-11-20')).toBeNull();
  });
});

describe('netPayBasisPoints', () => {
  it('is net by gross, rounded down', () => {
    expect(netPayBasisPoints([paystub('a', 'a', 72, 100)])).toBe(7_200);
    expect(netPayBasisPoints([paystub('a', 'a', 2, 3)])).toBe(6_666);
  });

  it('is one when there is no paystub or no net pay on any', () => {
    expect(netPayBasisPoints([])).toBe(10_000);
    expect(netPayBasisPoints([paystub('a', 'a', 0, 100)])).toBe(10_000);
  });

  it('is never more than one, whatever was reimbursed', () => {
    expect(netPayBasisPoints([paystub('a', 'a', 120, 100)])).toBe(10_000);
  });
});

describe('accruedNetCents', () => {
  it('rounds down once, over all shifts', () => {
    expect(accruedNetCents([shift('a', 1), shift('b', 1)], 7_200)).toBe(1);
    expect(accruedNetCents([shift('a', 117_500)], 7_200)).toBe(84_600);
    expect(accruedNetCents([], 7_200)).toBe(0);
  });

  it('stays exact beyond 2^53', () => {
    const many = Array.from({ length: 2_000 }, () => shift('a', 999_999_999));
    expect(accruedNetCents(many, 9_999)).toBe(1_999_799_998_000);
  });
});

describe('paysEnough', () => {
  const TODAY = '2026-11-20';
  const pay = (period: [string, string], payOn: string, netCents: number): Paystub => ({
    id: payOn,
    payOn,
    periodStartOn: period[0],
    periodEndOn: period[1],
    grossCents: netCents,
    netCents,
  });
  // 14 days: 500 dollars a month are 230.14 of them.
  const fortnight = (netCents: number) => pay(['2026-10-28', '2026-11-10'], '2026-11-17', netCents);

  it.each<[string, Paystub[], boolean]>([
    ['nothing without a paystub', [], false],
    ['500 dollars a month, to the cent', [fortnight(23_014)], true],
    ['a cent less', [fortnight(23_013)], false],
    // 73 days are a fifth of a year: 500 dollars a month are 1,200 of them, without a remainder.
    ['just as much', [pay(['2026-09-01', '2026-11-12'], '2026-11-17', 120_000)], true],
    ['what is paid today', [pay(['2026-11-01', '2026-11-14'], TODAY, 23_015)], true],
    [
      'less on average, although the last was more',
      [fortnight(30_000), pay(['2026-10-14', '2026-10-27'], '2026-11-03', 10_000)],
      false,
    ],
    [
      'weeks without pay between two',
      [fortnight(30_000), pay(['2026-09-01', '2026-09-14'], '2026-09-21', 30_000)],
      false,
    ],
    [
      'what was paid more than 92 days ago',
      [pay(['2026-08-01', '2026-08-14'], '2026-08-20', 1e6)],
      false,
    ],
    ['what was paid 91 days ago', [pay(['2026-08-01', '2026-08-14'], '2026-08-21', 1e6)], true],
    [
      'what is announced for tomorrow',
      [pay(['2026-11-01', '2026-11-14'], '2026-11-21', 1e6)],
      false,
    ],
    ['one day’s pay as a week’s', [pay(['2026-11-10', '2026-11-10'], '2026-11-17', 11_506)], false],
    [
      'one day’s pay that is a week’s',
      [pay(['2026-11-10', '2026-11-10'], '2026-11-17', 11_507)],
      true,
    ],
    ['a bonus beside its pay', [fortnight(20_000), { ...fortnight(5_000), id: 'bonus' }], true],
  ])('reckons with %s', (_what, paystubs, expected) => {
    expect(paysEnough(paystubs, TODAY)).toBe(expected);
    expect(paysEnough(paystubs.toReversed(), TODAY)).toBe(expected);
  });
});
