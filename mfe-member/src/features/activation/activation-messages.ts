import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-member.activation', {
  title: 'Activate Your Card',
  thanks: 'Thanks for activating your card!',
  checkLimit: 'Check Spending Limit',
  noCard: "You don't have a card to activate yet.",
  toDashboard: 'Go to your dashboard',
  failed: 'Your card could not be loaded.',
  cannotShow: 'Your card cannot be activated here right now.',
});
