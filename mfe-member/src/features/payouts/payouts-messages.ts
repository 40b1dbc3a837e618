import { defineMessages } from '@reset/remote-sdk';

/** What becomes of what is hers with us, on its way to her bank. */
export const { t, messages } = defineMessages('mfe-member.payouts', {
  yourBank: 'your bank account',
  sentence: '{{amount}} is yours. {{text}}',
  scheduled: 'Not sent yet',
  'scheduled.text': 'We send it to {{bank}} by the next banking day.',
  'part.text': 'We send {{sent}} of it to {{bank}} by the next banking day.',
  held: 'Waits for a purchase',
  'held.text': 'It waits with us for a purchase that is still pending.',
  heldPart: '{{held}} waits with us for a purchase that is still pending.',
  left: '{{held}} more is yours and is sent after it.',
  after_repayment: 'Not sent yet',
  'after_repayment.text':
    'We send it to {{bank}} once your last repayment can no longer come back, a few banking days after it.',
  on_its_way: 'On its way',
  'on_its_way.text': 'It is on its way to {{bank}}.',
  'arrives.text': 'It is on its way to {{bank}} and arrives by {{date}}.',
  needs_bank: 'Needs a bank account',
  'needs_bank.text': 'It is with us until a bank account in your name is connected.',
  'needs_other.text': 'It is with us until another bank account in your name is connected.',
  returned: 'Sent back to us',
  'returned.text':
    '{{bank}} sent it back. It is with us until another account in your name is connected.',
  other: 'Yours',
  'other.text': 'It is with us, or on its way to your bank.',
});
