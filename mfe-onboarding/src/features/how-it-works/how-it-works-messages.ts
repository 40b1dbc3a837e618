import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-onboarding.how-it-works', {
  'card.title': 'How it works',
  'card.intro': 'Your card spends what you have already earned, before payday.',
  'tax.title': 'How it works',
  'tax.intro': 'You file with us, and part of your refund can reach you early.',
  continue: 'Continue',

  'bank.label': 'Link your checking account',
  'bank.text': 'The one that your pay goes into. We never see your password.',
  'payroll.label': 'Link your payroll',
  'payroll.text': 'It tells us what you have earned, so your limit follows your work.',
  'identity.label': 'Tell us who you are',
  'identity.text': 'Your birthday, home address and Social Security number.',
  'card.label': 'Spend, and repay on payday',
  'card.text': 'From your next pay, without interest or fees.',
  'taxes.label': 'File your return',
  'taxes.text': 'A few questions about your year, and it is sent.',
});
