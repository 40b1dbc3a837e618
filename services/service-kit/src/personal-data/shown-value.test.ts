import { describe, expect, it } from '@jest/globals';
import { shownRow } from './shown-value.ts';

describe('shownRow', () => {
  it('writes cents in decimal dollars, to the cent and below zero', () => {
    expect(
      shownRow({ amount_cents: -4_500, held_cents: 5n, posted_cents: null, gross_cents: 0 }),
    ).toEqual({ amount: '-45.00', held: '0.05', posted: null, gross: '0.00' });
  });

  it('does so within what is stored as JSON as well', () => {
    const inputs = { facts: { accruedNetCents: 84_600, days: [{ cents: 1 }] }, ratio: 7_500 };
    expect(shownRow({ inputs })).toEqual({
      inputs: { facts: { accruedNet: '846.00', days: [{ amount: '0.01' }] }, ratio: 7_500 },
    });
  });

  it('writes instants as ISO 8601, and whole numbers without loss', () => {
    const row = { at: new Date('2026-11-20T20:00:00Z'), position: 9_007_199_254_740_993n };
    expect(shownRow(row)).toEqual({
      at: '2026-11-20T20:00:00.000Z',
      position: '9007199254740993',
    });
  });
});
