/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { expect, it } from '@jest/globals';
import { refundDestination, refundDestinationWithCard } from './refund-destination.ts';

const bank = { name: 'Tidewater Savings Bank', mask: '4021' };

it.each([
  [false, null, null, null],
  [
    false,
    bank,
    'Your refund goes to Tidewater Savings Bank (…\u20604021).',
    'Once you have the Reset card, your tax refund comes to your Reset deposit account instead. It first repays what you owe on your card, and the rest is sent on to Tidewater Savings Bank (…\u20604021).',
  ],
  [
    true,
    bank,
    'Your refund comes to your Reset deposit account. It first repays what you owe on your card, and the rest is sent on to Tidewater Savings Bank (…\u20604021).',
    null,
  ],
  [
    true,
    null,
    'Your refund comes to your Reset deposit account. It first repays what you owe on your card. The rest is sent on once you connect a bank account.',
    null,
  ],
])(
  'of who has a deposit account (%s) and a bank (%j) is said to be %s',
  (hasFboAccount, linkedBank, now, withCard) => {
    expect(refundDestination({ hasFboAccount, linkedBank })).toBe(now);
    expect(refundDestinationWithCard({ hasFboAccount, linkedBank })).toBe(withCard);
  },
);
