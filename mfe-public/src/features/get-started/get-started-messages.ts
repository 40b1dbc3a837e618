import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-public.get-started', {
  heading: 'What would you like to do first?',
  intro: 'Two ways in. Choose the one you came for.',
  'card.title': 'Get your pay as you earn it',
  'card.text':
    'The Reset card has a limit that follows your daily income, your bank balance and your upcoming bills.',
  'card.fees': 'No interest, monthly, transfer or late fees',
  'card.credit': 'No credit check',
  'card.deposit': 'No security deposit',
  'card.action': 'Choose the card',
  'tax.title': 'File your taxes',
  'tax.text.advance': 'With our tax provider, and with a refund advance if you qualify.',
  'tax.text.filing': 'With our tax provider, for one flat fee you know up front.',
  'tax.fee': 'A flat fee of $20',
  'tax.free': 'Free when your refund is direct-deposited to a partner credit union',
  'tax.advance': 'A refund advance up to 21 days early, for a refund of at least $1,000',
  'tax.action': 'Choose tax filing',
  unsure: 'Not sure yet?',
  'unsure.text': 'Both take a few minutes, and neither needs an account.',
  'unsure.survey': 'Check your financial health',
  'unsure.budget': 'Make a budget',
});
