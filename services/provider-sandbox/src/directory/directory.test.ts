import { describe, expect, it } from '@jest/globals';
import { personas } from '#personas/personas.ts';
import { banks, findBank } from './banks.ts';
import { DIGITAL_ONLY_ROUTING_NUMBERS } from './named-institutions.ts';
import { findPlatform, platforms } from './platforms.ts';

const isOnPhonesOnly = ({ routingNumbers }: { routingNumbers: readonly string[] }) =>
  routingNumbers.some((number) => DIGITAL_ONLY_ROUTING_NUMBERS.some((known) => known === number));

const hasCheckDigit = (number: string) => {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 10 === 0;
};

describe('the directory', () => {
  it('holds some 9,000 banks and some 6,000 platforms, no id and no name twice', () => {
    expect(banks.length).toBeGreaterThanOrEqual(9_000);
    expect(platforms.length).toBeGreaterThanOrEqual(6_000);
    for (const list of [banks, platforms]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    }
  });

  it('holds 150 banks on phones only, known by the numbers of the banks behind them', () => {
    expect(banks.filter(isOnPhonesOnly)).toHaveLength(150);
    const names = banks.filter(isOnPhonesOnly).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Pocketbird', 'Brightleaf Mobile Banking']));
    expect(names).not.toContain('Tidewater Savings Bank');
  });

  it('gives each bank a routing number that checks', () => {
    for (const { routingNumbers } of banks) {
      expect(routingNumbers).toHaveLength(1);
      expect(routingNumbers[0]).toMatch(/^\d{9}$/);
      expect(hasCheckDigit(routingNumbers[0] ?? '')).toBe(true);
    }
  });

  it('keeps ids from one release to the next', () => {
    expect(findBank('ins_110114')?.name).toBe('Thistlemere Federal Credit Union');
    expect(findPlatform('55e277b3-d01f-8904-8392-b2363fb785ec')?.name).toBe('Astracrest Payroll');
  });

  it('knows the bank and the payroll of every persona', () => {
    for (const { bank, payroll } of personas) {
      expect(findBank(bank.institutionId)?.name).toBe(bank.institutionName);
      if (!payroll) continue;
      expect(platforms.map(({ name }) => name)).toContain(payroll.employerName);
    }
  });

  it.each(['direct_deposit_switch', 'employment', 'income', 'paystubs', 'shifts'] as const)(
    'has payrolls that can do everything but %s',
    (missing) => {
      const lacking = platforms.filter(
        ({ type, jobs }) => type === 'payroll' && jobs.length === 4 && !jobs.includes(missing),
      );
      expect(lacking.length).toBeGreaterThan(20);
    },
  );

  it('has all jobs of the platform that never makes eligible', () => {
    expect(findPlatform('sandbox-always-ineligible')?.jobs).toHaveLength(5);
  });

  it('finds nothing by an id that was never given', () => {
    expect(findBank('ins_0')).toBeNull();
    expect(findPlatform('nobody')).toBeNull();
  });
});
