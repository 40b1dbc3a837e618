import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages } = defineMessages('mfe-member.manage-account', {
  title: 'Manage account',
  failed: "We couldn't load your account.",
  question: 'What would you like to do?',
  hint: 'Choose one to continue.',
  cancelCard: 'Cancel my card',
  'cancelCard.text': 'Your account stays open. What you owe on the card is still repaid.',
  closeAccount: 'Close my account',
  'closeAccount.text':
    "An account can't be closed while you owe something or money of yours is on its way.",
  submit: 'Submit',
  back: 'Back to your account',
  received: 'We received your request. Please allow 1-3 business days for changes to take effect.',
});
