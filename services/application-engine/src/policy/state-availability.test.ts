import { describe, expect, it } from '@jest/globals';
import { GAPS, isAvailable, statesWithout } from './state-availability.ts';

const TODAY = '2026-11-21';

describe('isAvailable', () => {
  it.each(['KS', 'MD', 'MO', 'MT', 'NV', 'SC', 'WI'])(
    'refuses the card in %s, and not the taxes',
    (state) => {
      expect(isAvailable(state, 'earned_wage_access', TODAY)).toBe(false);
      expect(isAvailable(state, 'tax_refund_advance', TODAY)).toBe(true);
    },
  );

  it('refuses tax advances in California, and not the card', () => {
    expect(isAvailable('CA', 'tax_refund_advance', TODAY)).toBe(false);
    expect(isAvailable('CA', 'earned_wage_access', TODAY)).toBe(true);
  });

  it('refuses nobody else, and nobody before its day', () => {
    expect(isAvailable('OR', 'earned_wage_access', TODAY)).toBe(true);
    expect(isAvailable('KS', 'earned_wage_access', '2024-12-31')).toBe(true);
    expect(isAvailable('KS', 'earned_wage_access', '2025-01-01')).toBe(false);
  });

  it('has eight lines, whose days are in order', () => {
    expect(GAPS).toHaveLength(8);
    for (const { from, until } of GAPS) expect(until === null || from < until).toBe(true);
  });
});

describe('statesWithout', () => {
  it('names them in the order in which people look for them', () => {
    expect(statesWithout('earned_wage_access', TODAY)).toEqual([
      'Kansas',
      'Maryland',
      'Missouri',
      'Montana',
      'Nevada',
      'South Carolina',
      'Wisconsin',
    ]);
    expect(statesWithout('tax_refund_advance', TODAY)).toEqual(['California']);
  });

  it('names none before its day', () => {
    expect(statesWithout('earned_wage_access', '2024-12-31')).toEqual([]);
  });
});
