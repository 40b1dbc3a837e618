import { expect, it } from '@jest/globals';
import { isAdvanceSeason } from './advance-season.ts';

it.each([
  ['2026-01-01T08:00:00.000Z', true],
  ['2026-04-16T06:59:59.000Z', true],
  // Midnight in Los Angeles.
  ['2026-04-16T07:00:00.000Z', false],
  ['2026-11-27T20:00:00.000Z', false],
  ['2027-01-01T07:59:59.000Z', false],
  ['2027-04-15T20:00:00.000Z', true],
])('is the season at %s: %s [MEM-141]', (asOf, is) => expect(isAdvanceSeason(asOf)).toBe(is));
