import { expect, it } from '@jest/globals';
import { nearnessOf } from './case-tone.ts';

it.each([
  [true, -2, 'overdue'],
  [true, 0, 'overdue'],
  [false, 0, 'today'],
  [false, 1, 'soon'],
  [false, 9, 'later'],
] as const)('overdue %s with %d days left is %s', (overdue, daysLeft, nearness) => {
  expect(nearnessOf({ overdue, daysLeft })).toBe(nearness);
});
