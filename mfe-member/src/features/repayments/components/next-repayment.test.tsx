import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { makeNextRepayment, makeScheduled } from '#testing/repayment-factories.ts';
import { NextRepayment } from './next-repayment.tsx';

const scheduled = [makeScheduled(), makeScheduled({ effectiveOn: '2026-12-10', amount: 86.9 })];
const MOVED = 'Your repayment was moved to Thu, Dec 10.';
const tile = (name: string) => within(screen.getByRole('region', { name }));

it.each([
  ['After that', '2026-12-10'],
  ['Next repayment', '2026-11-27'],
  // What was done about none of them is said first.
  ['Next repayment', null],
])('says what was done in the tile of the repayment that it is about: %s, %s', (name, day) => {
  render(
    <NextRepayment
      repayments={{ next: makeNextRepayment(), scheduled, asOf: '2026-11-20T20:00:00Z' }}
      done={{ words: MOVED, day }}
    />,
  );
  expect(tile(name).getByText(MOVED)).toBeTruthy();
  expect(screen.getAllByText(MOVED)).toHaveLength(1);
});

it.each([
  [{ putOffBecause: 'short_balance' }, true],
  [{ isPresentedAgain: true }, true],
  [{ putOffBecause: 'short_balance', movedFrom: '2026-11-25' }, false],
  [{}, false],
] as const)('says that the day cannot be moved, where the bank set it: %j', (changes, says) => {
  const fixed = makeScheduled({ movableTo: [], ...changes });
  render(
    <NextRepayment
      repayments={{
        next: makeNextRepayment(),
        scheduled: [fixed],
        asOf: '2026-11-20T20:00:00Z',
      }}
    />,
  );
  expect(screen.queryByText(/Its day can't be moved\.$/) !== null).toBe(says);
});
