import { expect, it } from '@jest/globals';
import { formatMoment } from './format-moment.ts';

it.each([
  ['2026-11-22T22:42:00Z', 'Sunday, November 22, 2:42 PM PST'],
  ['2026-07-01T03:05:00Z', 'Tuesday, June 30, 8:05 PM PDT'],
])('writes %s by the clock of the Pacific, with its zone', (iso, written) => {
  expect(formatMoment(new Date(iso))).toBe(written);
});
