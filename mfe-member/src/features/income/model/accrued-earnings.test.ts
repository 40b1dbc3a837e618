import { describe, expect, it } from '@jest/globals';
import { makeEarnings } from '#testing/factories.ts';
import { accruedEarnings, isHourly, shiftGrossCents, shiftHours } from './accrued-earnings.ts';

const shift = (...earnings: { amount: number; hours: number }[]) => ({
  id: 'a',
  userId: 'b',
  endDate: '2026-11-18',
  earnings,
});
const of = (netPayRatio: number, ...amounts: number[]) =>
  accruedEarnings(
    makeEarnings({ netPayRatio, shifts: amounts.map((amount) => shift({ amount, hours: 1 })) }),
  );

describe('accruedEarnings', () => {
  it('is gross by its ratio, so that gross is net divided by it [MEM-119]', () => {
    expect(of(0.72, 100)).toEqual({ grossCents: 10_000, netCents: 7_200 });
  });

  it('rounds down once, over all shifts', () => {
    expect(of(0.72, 0.01, 0.01)).toEqual({ grossCents: 2, netCents: 1 });
  });

  it('takes all for net when the ratio is missing or 0 [MEM-119, MEM-121]', () => {
    const missing = undefined as unknown as number;
    expect(of(missing, 72)).toEqual({ grossCents: 7_200, netCents: 7_200 });
    expect(of(1, 72)).toEqual({ grossCents: 7_200, netCents: 7_200 });
    expect(of(0, 72)).toEqual({ grossCents: 7_200, netCents: 7_200 });
  });

  it('adds in cents, where floats would lose one', () => {
    expect(of(1, 0.1, 0.2).grossCents).toBe(30);
    expect(of(0.7, 0.1).netCents).toBe(7);
  });

  it('is nothing without shifts', () => {
    expect(of(0.72)).toEqual({ grossCents: 0, netCents: 0 });
  });
});

describe('shifts', () => {
  it('add up what was earned and how long it took', () => {
    const night = shift({ amount: 121.25, hours: 5 }, { amount: 36.38, hours: 1.333 });
    expect(shiftGrossCents(night)).toBe(15_763);
    expect(shiftHours(night)).toBe(6.33);
  });
});

describe('isHourly', () => {
  it('holds for hourly pay and when nothing is known', () => {
    expect(
      ['hourly', null, 'salary'].map((unit) => isHourly(makeEarnings({ compensationUnit: unit }))),
    ).toEqual([true, true, false]);
  });
});
