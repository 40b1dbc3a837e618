import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { formatMoney } from './format-money.ts';
import { BelowZero, Exact, Whole } from './money.examples.tsx';

describe('Money', () => {
  it.each([
    [Exact, '$1,234.50'],
    [Whole, '$120'],
    // With the sign that is read as minus.
    [BelowZero, '\u2212$45.00'],
  ])('is written as it is read', (Example, text) => {
    expect(render(<Example />).container.textContent).toBe(text);
  });
});

describe('formatMoney', () => {
  it('writes cents as dollars [PLT-029]', () => {
    expect([12_345, 100, 5, 123_456_789].map((cents) => formatMoney(cents))).toEqual([
      '$123.45',
      '$1.00',
      '$0.05',
      '$1,234,567.89',
    ]);
  });

  it('has cents unless it is whole, and no sign at nothing', () => {
    expect([0, 950, -0].map((cents) => formatMoney(cents))).toEqual(['$0.00', '$9.50', '$0.00']);
    expect([12_000, 250_050].map((cents) => formatMoney(cents, { isWhole: true }))).toEqual([
      '$120',
      '$2,501',
    ]);
  });
});
