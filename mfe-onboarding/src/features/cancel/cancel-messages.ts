import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-onboarding.cancel', {
  open: 'Cancel my application',
  title: 'Cancel your application?',
  text: "We'll close it and erase what you told us about yourself, unless the law or your tax application has us keep it. You can apply again whenever you like.",
  linked:
    '{{name}} stays linked until you unlink it, which you can do under Linked accounts on this page.',
  reason: 'What made you change your mind? (optional)',
  'reason.refused': "Anything you'd like to tell us? (optional)",
  reasonTooLong: 'Please keep it to {{limit}} characters.',
  keep: 'Keep my application',
  confirm: 'Cancel my application',

  'cancelled.title': 'You cancelled your application',
  'cancelled.nothingElse': "It's closed, and there's nothing else you need to do.",
  'cancelled.closed': "It's closed.",
  'cancelled.linked': 'Accounts you linked stay linked until you unlink them.',
  'cancelled.payHere':
    'Your pay comes to your Reset deposit account, and cancelling does not change that.',
  'cancelled.payMaybeHere':
    'We opened a Reset deposit account for your pay. If you switched your direct deposit, your pay comes there, and cancelling does not change that.',
  'cancelled.payBack':
    'To be paid elsewhere, ask your employer or payroll provider to send your pay to another account.',
  'cancelled.depositAccount': 'See your Reset deposit account',
  'cancelled.being_erased': "We're erasing what you told us about yourself.",
  'cancelled.erased':
    "We've erased your phone number, date of birth, home address and Social Security number.",
  'cancelled.kept':
    'We keep what you told us about yourself for as long as the law asks us to, or another application of yours needs it.',
  'cancelled.again': 'Changed your mind? You can start again.',
  'cancelled.restart': 'Start again',
  'cancelled.dashboard': 'Go to your dashboard',
});
