import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.replace-card', {
  title: 'Replace card',
  failed: "We couldn't load your card.",
  none: "You don't have a physical card to replace.",
  back: 'Back to your account',
  where: 'We mail the card to your current address. If you have moved, update it first.',
  update: 'See your personal info',
  question: 'What happened to your card?',
  hint: 'Choose one to continue.',
  lost: 'Lost or stolen',
  'lost.text': 'We end this card and mail you a replacement.',
  damaged: 'Damaged',
  'damaged.text': 'We mail you a new card in its place.',
  submit: 'Submit',
  'lost.received': 'Your replacement card should arrive in 10-14 business days',
  'damaged.received': 'Your new card should arrive in 10-14 business days',
});
