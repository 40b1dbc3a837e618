import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.freeze-card', {
  title: 'Freeze card',
  failed: "We couldn't load your card.",
  heading: 'Your Reset Card',
  none: 'Active',
  frozen: 'Frozen',
  ending: 'Unfreezing',
  noneText: 'Lost sight of your card? Freeze it, and every purchase is declined at once.',
  frozenText: 'Frozen since {{since}}. Every purchase is declined.',
  endingText: 'Your card will be ready again in a moment.',
  goesOn:
    'Purchases you already made, refunds and repayments go on as before. You can unfreeze your card at any time.',
  lost: 'If your card is gone for good, get a new one.',
  replace: 'Replace card',
  freeze: 'Freeze card',
  unfreeze: 'Unfreeze card',
  isFrozen: 'Your card is frozen',
  isActive: 'Your card is active again',
  noticeFailed: "We couldn't check whether your card is frozen.",
  noticeText: 'Every purchase is declined until you unfreeze it.',
});
