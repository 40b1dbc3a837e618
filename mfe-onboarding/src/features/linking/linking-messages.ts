import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages } = defineMessages('mfe-onboarding.linking', {
  'plaid.title': 'Link your checking account',
  'plaid.text':
    'Choose the account that your pay goes into. Its balance and the bills that leave it are part of your spending limit.',
  'plaid.search': 'Your bank or credit union',
  'plaid.dialog': 'Connect your checking account',
  'plaid.linked': 'Your checking account is connected. One moment, please.',
  'pinwheel.title': 'Link your payroll',
  'pinwheel.text':
    'Your payroll tells us what you have earned since your last payday, so your limit follows your work.',
  'pinwheel.search': 'Your employer, payroll provider or benefit program',
  'pinwheel.dialog': 'Connect your payroll',
  'pinwheel.linked': 'Your payroll is connected. One moment, please.',

  searchHint: 'You can leave this empty, and search once you connect.',
  connect: 'Connect',
  privacy:
    'You sign in with them in a window of their own. Reset never sees your user name or your password.',
  trouble: "I'm having trouble connecting",
  back: 'Go back',

  'errors.title': 'Please resolve the following issues before proceeding with your application.',
  'errors.why':
    'They stopped sending us what your spending limit is reckoned from. This happens every now and then, and signing in with them once more repairs it.',
  'errors.link': 'Please reconnect your {{name}} account.',
  'errors.plaid': 'checking',
  'errors.pinwheel': 'payroll',
  'errors.repaired': 'Your {{name}} account is connected again.',
});
