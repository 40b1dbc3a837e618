import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-onboarding.how-it-works', {
  'card.title': 'How it works',
  'card.intro':
    'Your card spends what you have earned already, before payday. These are the steps to it.',
  'tax.title': 'How it works',
  'tax.intro':
    'You file with us, and part of your refund can reach you early. These are the steps to it.',
  continue: 'Continue',

  'bank.label': 'Link your checking account',
  'bank.text':
    'The one that your pay goes into. You sign in to your bank in its own window, and we never see your password.',
  'payroll.label': 'Link your payroll',
  'payroll.text':
    'It tells us what you have earned since your last payday, so your limit follows your work.',
  'identity.label': 'Tell us who you are',
  'identity.text': 'Your date of birth, home address and Social Security number. No credit check.',
  'card.label': 'Spend, and repay on payday',
  'card.text':
    'What you spend is repaid from your next pay. There is no interest and no fee for it.',
  'taxes.label': 'File your return',
  'taxes.text': 'Answer a few questions about your year, and send in your return.',
});
