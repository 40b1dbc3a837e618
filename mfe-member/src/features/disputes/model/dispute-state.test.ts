import { expect, it } from '@jest/globals';
import { nearestDay } from './dispute-state.ts';

const dispute = {
  state: 'open',
  isLate: false,
  creditDueOn: '2026-12-07',
  resolveDueOn: '2027-01-04',
} as const;

it.each([
  [{}, '2026-12-07'],
  [{ state: 'provisional' }, '2027-01-04'],
  [{ creditDueOn: '2027-01-08' }, '2027-01-04'],
  [{ isLate: true }, null],
  [{ state: 'won' }, null],
] as const)('says by when she hears from us next: %j', (changes, day) => {
  expect(nearestDay({ ...dispute, ...changes })).toBe(day);
});
