import { expect, it } from '@jest/globals';
import { sayDay } from './say-day.ts';

it.each([
  ['2026-11-28', '11/28/26'],
  ['2026-01-01', '1/1/26'],
])('says the day %s, whatever the zone', (date, said) => {
  expect(sayDay(date)).toBe(said);
});
