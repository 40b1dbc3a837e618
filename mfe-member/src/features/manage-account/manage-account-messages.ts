import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.manage-account', {
  title: 'Manage account',
  failed: "We couldn't load your account.",
  question: 'What would you like to do?',
  hint: 'Choose one to continue.',
  cancelCard: 'Cancel my card',
  'cancelCard.text': 'Your account stays open. What you owe on the card is still repaid.',
  closeAccount: 'Close my account',
  'closeAccount.text':
    'You can ask at any time. We close it once you owe nothing and no money of yours is on its way.',
  'closure.title': 'What closing your account does',
  'closure.failed': "We couldn't load what closing your account does.",
  'closure.settleFirst': 'Before we can close it:',
  'closure.money_owed': 'You owe {{amount}}, with pending purchases.',
  'closure.money_held': '{{amount}} of your money is with us.',
  'closure.money_under_way': 'Money is on its way, or may still come back.',
  'closure.dispute_open': 'You have a dispute that is not decided.',
  'closure.ends': 'Ends at once',
  'closure.erased': 'Erased at once',
  'closure.until': 'Kept until {{date}}, if it is closed today',
  'closure.stays': 'Kept without a date',
  submit: 'Submit',
  back: 'Back to your account',
  received: 'We received your request. Please allow 1-3 business days for changes to take effect.',
});
