import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-onboarding.how-it-works', {
  'card.title': 'How it works',
  'card.intro': "Your card lets you spend what you've already earned, before payday.",
  'tax.title': 'How it works',
  'tax.intro': 'You file with us, and part of your refund can reach you early.',
  continue: 'Continue',

  'bank.label': 'Link your checking account',
  'bank.text': 'The one your pay goes into. We never see your password.',
  'payroll.label': 'Link your payroll',
  'payroll.text': "It tells us what you've earned, so your limit keeps up with your work.",
  'identity.label': 'Tell us who you are',
  'identity.text': 'Your date of birth, home address and Social Security number.',
  'card.label': 'Spend, and repay on payday',
  'card.text': 'Repaid from your next paycheck. No interest, monthly, transfer or late fees.',
  'taxes.label': 'File your return',
  'taxes.text': 'Answer a few questions about your year and send it in.',
});
