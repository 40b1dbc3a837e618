import { describe, expect, it } from '@jest/globals';
import { institutionIndex } from './institution-index.ts';

const indexOf = async (...names: string[]) => {
  const index = await institutionIndex(
    names.map((name, place) => ({
      id: `id-${place}`,
      kind: 'bank',
      name,
      products: ['auth'],
      isDigitalOnly: false,
    })),
  );
  return (text: string) => index.search(text).map(({ name }) => name);
};

const banks = await indexOf(
  'Old Tidewater Bank',
  'Tidewater Community Credit Union',
  'Tidewater Savings & Loan of Cape Merrow',
  'Tidewater',
  'Tidemark Bank',
  'Waterside Savings Bank',
);
const payrolls = await indexOf(
  'Social Security Administration',
  'Northwind Payroll',
  'Northwinds Payroll Partners',
  'Southwind Payroll',
  'Harbor Security Services',
  'Social Kitchen',
);

describe('search', () => {
  it('puts the very name first, then names that begin so, then names that have the word', () => {
    expect(banks('tidewater')).toEqual([
      'Tidewater',
      'Tidewater Community Credit Union',
      'Tidewater Savings & Loan of Cape Merrow',
      'Old Tidewater Bank',
    ]);
  });

  it('finds by beginnings, the words in any order', () => {
    expect(banks('sav tide')).toEqual(['Tidewater Savings & Loan of Cape Merrow']);
    expect(banks('tide')).toHaveLength(5);
  });

  it.each([
    ['tidewatr', 'Tidewater'],
    ['tidewater savngs', 'Tidewater Savings & Loan of Cape Merrow'],
    ['TIDEWATER, SAVINGS', 'Tidewater Savings & Loan of Cape Merrow'],
  ])('finds a bank by %s', (text, name) => {
    expect(banks(text)[0]).toBe(name);
  });

  it.each([
    ['nrothwind payroll', 'Northwind Payroll'],
    ['social securty', 'Social Security Administration'],
    ['ssa', 'Social Security Administration'],
    ['ssdi social security', 'Social Security Administration'],
    ['ssd social security', 'Social Security Administration'],
  ])('finds a payroll by %s', (text, name) => {
    expect(payrolls(text)[0]).toBe(name);
  });

  it('puts what was typed rightly before what would have to be mistyped', () => {
    expect(payrolls('northwind payroll')).toEqual([
      'Northwind Payroll',
      'Northwinds Payroll Partners',
      'Southwind Payroll',
    ]);
  });

  it('reads eight words, and none of them twice', () => {
    const letters = 'n w p';
    expect(payrolls(`${'northwind '.repeat(9)}payroll`)[0]).toBe('Northwind Payroll');
    expect(banks(`tidewater savings loan of cape merrow ${letters} ${letters}`)).toEqual([
      'Tidewater Savings & Loan of Cape Merrow',
    ]);
  });

  it('finds nobody where hardly a word is right', () => {
    expect(payrolls('zzzz payroll')).toEqual([]);
    expect(payrolls('zzzzzz')).toEqual([]);
    expect(payrolls('&&')).toEqual([]);
  });

  it('puts names that fit alike in their order, and returns 20 of them', async () => {
    const names = Array.from({ length: 30 }, (_, place) => `Ambledale ${String(50 - place)} Bank`);
    const found = (await indexOf(...names))('ambledale');
    expect(found).toEqual(names.toSorted().slice(0, 20));
  });
});
