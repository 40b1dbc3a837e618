/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { expect, it } from '@jest/globals';
import { unrepaidAdvanceWords } from './unrepaid-advance.ts';

it.each([
  ['refund', /^None of it is taken from your paycheck .* Your refund repays it when it comes\.$/],
  [
    'sent',
    /^None of it .* repays this when it arrives\. If it isn't here by day 2027-02-24, we'll write/,
  ],
  ['corrected', /^None of it .* once it is corrected, your refund repays it\. If no refund comes/],
  ['nothing', /^None of it .* No refund is to come that repays it/],
] as const)('what is spent is never repaid by pay, but by: %s', (repaidBy, words) => {
  expect(
    unrepaidAdvanceWords({ repaidBy, awaitedUntil: '2027-02-24' }, (day) => `day ${day}`),
  ).toMatch(words);
});
