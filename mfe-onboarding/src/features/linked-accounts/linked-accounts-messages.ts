import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-onboarding.linked-accounts', {
  title: 'Linked accounts',
  bank: 'Checking account',
  payroll: 'Payroll',
  back: 'Go back',
  unlink: 'Unlink',
  'unlink.named': 'Unlink {{name}}',
  'unlink.title': 'Unlink {{name}}?',
  'unlink.text':
    'We stop reading this account and delete what we read there. You can link it, or another one, again.',
  'unlink.done': '{{name}} is unlinked.',
});
