import { describe, expect, it } from '@jest/globals';
import { isPaycheck, type KnownPay, usualPayCents } from './paychecks.ts';

describe('isPaycheck', () => {
  it.each([
    [24_999, 100_000, false],
    [25_000, 100_000, true],
    // A quarter of it is no whole cent.
    [25_000, 100_001, false],
    [25_001, 100_001, true],
    [1, 4, true],
    [4_999, null, false],
    [5_000, null, true],
    // Little is known to be paid.
    [2_500, 10_000, true],
  ])('of %i cents, where %s are usual, is %s', (amountCents, usualCents, is) => {
    expect(isPaycheck(amountCents, usualCents)).toBe(is);
  });
});

describe('usualPayCents', () => {
  const nothing: KnownPay = {
    setCents: null,
    paid: { grossCents: 0, netCents: 0 },
    paystubCents: null,
    incomes: [],
  };
  const paid = { grossCents: 200_000, netCents: 150_000 };
  const salary = { kind: 'payroll', isActive: true, averageCents: 90_000 } as const;
  const usual = (known: Partial<KnownPay>) => usualPayCents({ ...nothing, ...known });

  it('is what staff have set, its net by her paystubs, before anything else', () => {
    expect(usual({ setCents: 100_001, paid, paystubCents: 60_000, incomes: [salary] })).toBe(
      75_000,
    );
    expect(usual({ setCents: 100_001 })).toBe(100_001);
  });

  it('is that of her newest paystub before what her bank shows', () => {
    expect(usual({ paid, paystubCents: 60_000, incomes: [salary] })).toBe(60_000);
  });

  it('is the largest salary that her bank shows and that has not stopped', () => {
    const incomes: KnownPay['incomes'] = [
      { ...salary, averageCents: 30_000 },
      salary,
      { ...salary, averageCents: 200_000, isActive: false },
      { ...salary, averageCents: 200_000, kind: 'gig' },
      { ...salary, averageCents: 200_000, kind: 'benefit' },
    ];
    expect(usual({ incomes })).toBe(90_000);
  });

  it('is unknown where nothing says it', () => {
    expect(usual({})).toBeNull();
    expect(usual({ incomes: [{ ...salary, kind: 'gig' }] })).toBeNull();
  });
});
