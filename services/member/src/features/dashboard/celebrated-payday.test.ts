import { describe, expect, it } from '@jest/globals';
import { deposit, situation, stub } from '#testing/pay-situations.ts';
import { paydayOf } from './payday.ts';

describe('pay that came in', () => {
  it('is celebrated once, though its payday is told otherwise by up to three days later', () => {
    const received = [deposit('2026-11-20', 95_000, 8_000)];
    const isCelebrated = (celebratedPayday: string | null, today = '2026-11-20') =>
      paydayOf(situation({ received, celebratedPayday }), today).paycheck_celebrated;
    expect(isCelebrated(null)).toBe(false);
    expect(['2026-11-17', '2026-11-20', '2026-11-23'].map((day) => isCelebrated(day))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['2026-11-16', '2026-11-24'].map((day) => isCelebrated(day))).toEqual([false, false]);
    // What is still to come was celebrated by nobody.
    expect(isCelebrated('2026-11-20', '2026-11-19')).toBe(false);
  });

  it('is celebrated beside another paycheck of these days, which has a payday of its own', () => {
    const paystubs = [stub('2026-11-18', 40_000), stub('2026-11-20', 95_000)];
    const received = [deposit('2026-11-18', 40_000, 0), deposit('2026-11-20', 95_000, 8_000)];
    const { paycheck_amount, paycheck_celebrated } = paydayOf(
      situation({ received, paystubs, celebratedPayday: '2026-11-18' }),
      '2026-11-20',
    );
    expect({ paycheck_amount, paycheck_celebrated }).toEqual({
      paycheck_amount: 950,
      paycheck_celebrated: false,
    });
  });
});
