import { expect, it } from '@jest/globals';
import { formatMoment } from './format-moment.ts';

it.each([
  [
    '2026-11-22T22:42:00Z',
    'Sunday, November 22, 2:42 PM PST',
    'domingo, 22 de noviembre, 2:42 p.m. PST',
  ],
  [
    '2026-07-01T15:05:00Z',
    'Wednesday, July 1, 8:05 AM PDT',
    'miércoles, 1 de julio, 8:05 a.m. PDT',
  ],
])('writes %s by the clock of the Pacific, with its zone', (iso, english, spanish) => {
  expect(formatMoment('en-US', new Date(iso))).toBe(english);
  expect(formatMoment('es-US', new Date(iso))).toBe(spanish);
});
