import { describe, expect, it } from '@jest/globals';
import { CATEGORY_TITLES, type CategoryName } from './category-titles.ts';
import { categoryOf, PRIMARIES, primaryOf } from './category.ts';

const all = Object.keys(CATEGORY_TITLES) as CategoryName[];
const isPrimary = (name: string) => (PRIMARIES as string[]).includes(name);
const secondaries = all.filter((name) => !isPrimary(name));

describe('categoryOf', () => {
  it('has a title and an icon for each of the seventeen primary categories [MEM-133]', () => {
    expect(PRIMARIES).toEqual([
      'INCOME',
      'TRANSFER_IN',
      'TRANSFER_OUT',
      'LOAN_PAYMENTS',
      'BANK_FEES',
      'ENTERTAINMENT',
      'FOOD_AND_DRINK',
      'GENERAL_MERCHANDISE',
      'HOME_IMPROVEMENT',
      'MEDICAL',
      'PERSONAL_CARE',
      'GENERAL_SERVICES',
      'GOVERNMENT_AND_NON_PROFIT',
      'TRANSPORTATION',
      'TRAVEL',
      'RENT_AND_UTILITIES',
      'OTHER',
    ]);
    const shown = PRIMARIES.map((primary) => categoryOf(primary, null));
    expect(shown.map(({ name }) => name)).toEqual(PRIMARIES);
    expect(shown.every(({ icon }) => /^[a-z0-9-]+$/.test(icon))).toBe(true);
    expect(new Set(PRIMARIES.map((name) => CATEGORY_TITLES[name])).size).toBe(17);
  });

  it('has a title for each of the 104 detailed categories, and the icon of its primary one or a better one [MEM-134]', () => {
    expect(secondaries).toHaveLength(104);
    for (const secondary of secondaries) {
      const primary = primaryOf(secondary);
      expect(secondary).toMatch(new RegExp(`^${primary}_`));
      expect(primary).not.toBe('OTHER');
      expect(CATEGORY_TITLES[secondary]).toMatch(/\S/);
      // A detailed category alone says all: what stands beside it need not be known.
      expect(categoryOf('NOT_KNOWN_YET', secondary)).toEqual(categoryOf(primary, secondary));
      expect(categoryOf(primary, secondary).icon).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('does not take the beginning of a word for a primary category', () => {
    expect(primaryOf('TRANSFER_OUT_SAVINGS')).toBe('TRANSFER_OUT');
    expect(primaryOf('TRAVEL_FLIGHTS')).toBe('TRAVEL');
  });

  it('prefers the detailed category', () => {
    expect(categoryOf('RENT_AND_UTILITIES', 'RENT_AND_UTILITIES_WATER')).toEqual({
      name: 'RENT_AND_UTILITIES_WATER',
      icon: 'droplet',
    });
    expect(categoryOf('MEDICAL', 'MEDICAL_EYE_CARE')).toEqual({
      name: 'MEDICAL_EYE_CARE',
      icon: 'heart-pulse',
    });
  });

  it('falls back to the primary category', () => {
    expect(categoryOf('MEDICAL', 'MEDICAL_NOT_KNOWN_YET').name).toBe('MEDICAL');
    expect(categoryOf('TRAVEL', null).name).toBe('TRAVEL');
  });

  it('falls back to other', () => {
    expect(categoryOf('SOMETHING_NEW', null)).toEqual({ name: 'OTHER', icon: 'shapes' });
    expect(categoryOf('toString', 'constructor').name).toBe('OTHER');
  });
});
