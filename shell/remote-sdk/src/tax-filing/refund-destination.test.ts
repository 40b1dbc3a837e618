/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { expect, it } from '@jest/globals';
import { refundDestination, refundDestinationWithCard } from './refund-destination.ts';

const bank = { name: 'Tidewater Savings Bank' };

it.each([
  [false, null, null, null],
  [false, bank, /^Your refund goes to the account you linked at Tidewater/, /^Once you have/],
  [
    true,
    bank,
    /^Your refund comes to your Reset deposit account\. It first repays what you owe on your card, and the rest is sent on to Tidewater/,
    null,
  ],
  [true, null, /The rest is sent on once you connect a bank account\.$/, null],
])(
  'of who has a deposit account (%s) and a bank (%j) is %s',
  (hasFboAccount, linkedBank, now, later) => {
    for (const [said, expected] of [
      [refundDestination({ hasFboAccount, linkedBank }), now],
      [refundDestinationWithCard({ hasFboAccount, linkedBank }), later],
    ] as const) {
      if (expected === null) expect(said).toBeNull();
      else expect(said).toMatch(expected);
    }
  },
);
