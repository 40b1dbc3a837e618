import { defineMessages } from '@reset/remote-sdk';

/** On what terms the two products are offered. The figures are the specification's, the states the policy's. */
export const { useMessages, messages } = defineMessages('mfe-public.offer-terms', {
  'card.title': 'Terms of the Reset card',
  'card.earnings': 'The Reset card requires earnings of at least $500 per month.',
  'card.states': 'It is not available in {{states}}.',
  'card.bank': 'The card is issued by our partner bank. Reset is not a bank.',
  'tax.title': 'Terms of the tax offer',
  'tax.provider': 'Tax filing is done by a third-party tax provider.',
  'tax.fee':
    'It costs a flat fee of $20, and is free when the refund is direct-deposited to a partner credit union.',
  'tax.advance': 'A refund advance comes up to 21 days early with a refund of at least $1,000.',
  'tax.states': 'Tax advances are not available in {{states}}.',
  'tax.states.filing': 'Tax filing is not available in {{states}}.',
  'tax.end': 'The tax filing offer expires {{date}}.',
});
