import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-onboarding.how-it-works', {
  title: 'How it works',
  'card.intro': "Your card lets you spend what you've already earned, before payday.",
  'tax.intro':
    'You file with us. From January to April 15, part of your refund can reach you early.',
  'tax.intro.plain': 'You file with us, and your refund goes to the account you link.',
  'terms.intro': 'Before you agree to anything: what you get, and what it costs.',
  'accepted_terms.intro':
    'You accepted the terms with your taxes. What you get with the card, and what it costs:',
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

  'limit.label': 'Start with up to $100',
  'limit.text': 'In your first pay cycle. After that, your limit adjusts daily as you earn.',
  'limit.advance': 'What is advanced of your tax refund comes on top of that.',
  'use.label': 'Use it like any card',
  'use.text':
    'In the U.S. (excluding territories), wherever Visa cards are accepted, and in Apple Pay or Google Wallet.',
  'payday.label': 'Repay on payday',
  'payday.text': 'What you spent is repaid from your next paycheck, and nothing more.',
  'cost.label': 'No interest, monthly, transfer or late fees',
  'cost.text': 'No credit check and no security deposit either.',
});
