import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-member.integration-errors', {
  region: 'Notifications',
  failed: "We couldn't load your notifications.",
  'unlinked.title': 'Your checking account is not connected',
  'unlinked.text':
    'Your spending limit is $0 until we can see your balance and your upcoming bills.',
  'unlinked.connect': 'Connect your checking account',
  'unlinked.done': 'Your checking account is connected.',
  'plaid.title': 'Reconnect your checking account',
  'plaid.text':
    '{{name}} requires you to reconnect periodically to keep your balance and transactions up-to-date',
  'plaid.somebody': 'Your financial institution',
  'plaid.dialog': 'Reconnect your checking account',
  'plaid.new': 'Connect another checking account',
  'renewal.title': 'Reconnect your checking account by {{date}}',
  'renewal.text':
    '{{name}} stops sharing your balance and transactions with us on {{date}}. Reconnect before then, and nothing changes.',
  'pinwheel.title': 'Your earnings amount may not be up-to-date',
  'pinwheel.text':
    '{{name}} requires you to reconnect periodically to access the latest income data',
  'pinwheel.somebody': 'Your payroll provider',
  'pinwheel.dialog': 'Reconnect your payroll',
  'pinwheel.new': 'Connect your payroll',
  'deposit.title': 'You switched your direct deposit away from Reset',
  'deposit.text':
    'At this time, Reset can only support cardholders who direct their full direct deposit through it.',
  'skipped.title': 'You might be eligible for a higher spending limit',
  'skipped.text': 'Connect your payroll, and your limit can follow what you earn.',
  'skipped.connect': 'Connect',
  'skipped.dismiss': 'Dismiss',
  'skipped.failed': "We couldn't dismiss this. Please try again.",

  reconnect: 'Reconnect',
  reconnected: '{{name}} account reconnected!',
  success: 'Success!',
  another: 'Connect another checking account',
  left: 'I no longer work there',
  'left.title': 'Disconnect {{name}}?',
  'left.text':
    "We'll delete what it told us about your pay and stop reading it. You can connect your new employer right after.",
  'left.keep': 'Go back',
  'left.done': '{{name}} is disconnected.',
  newEmployer: 'Connect your new employer',
  learnMore: 'Learn More',
  'why.title': 'Why reconnect?',
  'why.income':
    'Reset relies on ongoing income data: your spending limit follows what you have earned since your last payday.',
  'why.ask':
    'Payroll providers end a connection every now and then, to be sure that it is you who shares the data. That is why we ask you to reconnect periodically: until you do, we cannot see your latest pay, and your limit may be lower than it could be.',
  'why.close': 'Close',
});
