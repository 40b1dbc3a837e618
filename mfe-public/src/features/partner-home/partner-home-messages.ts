import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-public.partner-home', {
  brand: 'Reset',
  dashboard: 'Go to your dashboard',
  faqs: 'Questions and answers',

  'card.heading': 'Your pay, as you earn it',
  'card.intro': "The Reset card gives you early access to wages you've already earned.",
  'card.signUp': 'Get your card',
  'card.other': 'Your taxes with Reset and {{partner}}',
  'card.points': "What you get, and what it doesn't cost",
  'card.fees': "What it doesn't charge",
  'card.fees.text': 'No interest, monthly, transfer or late fees.',
  'card.credit': 'No credit check',
  'card.credit.text': 'What counts is your income.',
  'card.deposit': 'No security deposit',
  'card.deposit.text': 'You put no money down to get started.',
  'card.limit': 'A limit that adjusts daily',
  'card.limit.text':
    'It is dynamic: it follows your daily income, your bank balance and your upcoming bills.',
  'card.where': 'Wherever Visa cards are accepted',
  'card.where.text': 'In the U.S., excluding territories.',
  'card.wallet': 'On your phone, too',
  'card.wallet.text': 'Add the card to Apple Pay or Google Wallet.',
  'card.first': 'From your first pay cycle',
  'card.first.figure': 'Up to $100',
  'card.first.text':
    'Up to $100 is accessible in your first pay cycle. After that the limit adjusts daily.',

  'tax.banner': 'Tax filing, offered together with {{partner}}.',
  'tax.heading.advance': 'Your taxes filed, with a refund advance up to 21 days early',
  'tax.intro.advance':
    'File with our tax provider. The advance takes a refund of at least $1,000, and is not available in California.',
  'tax.heading.filing': 'Your taxes, filed for $20',
  'tax.intro.filing': 'File with our tax provider, for one flat fee you know up front.',
  'tax.signUp': 'File your taxes',
  'tax.other': 'The Reset card with {{partner}}',
  'tax.points': 'The terms',
  'tax.fee': 'A flat fee of $20',
  'tax.fee.text': 'One price, and you know it before you start.',
  'tax.free': 'Or free',
  'tax.free.text':
    'Filing is free when your refund is direct-deposited to a partner credit union. {{partner}} is one.',
  'tax.advance': 'A refund advance',
  'tax.advance.text':
    'Up to 21 days early, with a refund of at least $1,000. Not available in California.',
  'tax.provider': 'Filed by a tax provider',
  'tax.provider.text': 'Tax filing is done by a third-party tax provider.',
});
