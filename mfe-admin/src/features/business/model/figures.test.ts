import { expect, it } from '@jest/globals';
import { sayTick, toCents, toPoints } from './figures.ts';

it.each([
  [0, '$0'],
  [50, '$0.50'],
  [250_000, '$2,500'],
  [2_500_000, '$25K'],
  [150_000_000, '$1.5M'],
])('says %d cents beside an axis', (cents, text) => {
  expect(sayTick(cents)).toBe(text);
});

it('has dollars of the wire to the cent', () => {
  expect(toCents([0.29, 1.1, 4.35, 1_000_000.07])).toEqual([29, 110, 435, 100_000_007]);
});

it('names days, whatever the zone', () => {
  expect(toPoints(['2026-11-26'])).toEqual([
    { key: '2026-11-26', label: 'Thu, Nov 26, 2026', short: 'Nov 26' },
  ]);
});
