import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('mfe-onboarding.linking', {
  'plaid.title': 'Link your checking account',
  'plaid.text':
    'Choose the account your pay goes into. Its balance and upcoming bills help set your spending limit.',
  'plaid.text.tax': 'Choose the account where you want to receive your refund.',
  'plaid.next.tax': "It's where your refund is to go. You can keep going.",
  'plaid.search': 'Your bank or credit union',
  'plaid.dialog': 'Connect your checking account',
  'plaid.elsewhere': 'Search at Plaid instead',
  'plaid.popular': 'Popular banks',
  'plaid.provider':
    'You sign in at your bank through Plaid, in a window of its own. Reset never sees your username or password.',
  'plaid.connected': 'Your checking account is connected',
  'plaid.next': "We're reading its balance and upcoming bills now. You can keep going.",
  'pinwheel.title': 'Link your payroll',
  'pinwheel.text':
    "Your payroll tells us what you've earned since your last payday, so your limit keeps up with your work.",
  'pinwheel.search': 'Your employer, payroll provider or benefit program',
  'pinwheel.dialog': 'Connect your payroll',
  'pinwheel.elsewhere': 'Search at Pinwheel instead',
  'pinwheel.popular': 'Popular choices',
  'pinwheel.provider':
    'You sign in to your payroll through Pinwheel, in a window of its own. Reset never sees your username or password.',
  'pinwheel.connected': 'Your payroll is connected',
  'pinwheel.next': "We're reading your hours and pay now. You can keep going.",

  searchHint: 'You can leave this empty and search after you press Connect.',
  connect: 'Connect',
  continue: 'Continue',
  leaving: 'One moment, please.',
  connected: 'Connected',
  'kind.plaid': 'Checking account',
  'kind.pinwheel': 'Payroll',
  'fact.read': 'Read only.',
  'fact.read.plaid':
    "We see your balance and transactions. Linking doesn't let anyone move your money.",
  'fact.read.pinwheel': "We see your hours and pay. Linking changes nothing about how you're paid.",
  'fact.encrypted': 'Encrypted.',
  'fact.encrypted.text':
    'Your data is encrypted in transit, and our connection to your account is stored encrypted.',
  'fact.unlink': 'Unlink any time.',
  'fact.unlink.text': 'You can do it right here, and we delete what we read.',
  trouble: "I'm having trouble connecting",
  back: 'Go back',

  'errors.title': 'Please resolve the following issues before proceeding with your application.',
  'errors.why':
    'It stopped sending us the data behind your spending limit. It happens now and then, and signing in again usually fixes it.',
  'errors.why.several':
    'They stopped sending us the data behind your spending limit. It happens now and then, and signing in again usually fixes it.',
  'errors.link': 'Please reconnect your {{name}} account.',
  'errors.plaid': 'checking',
  'errors.pinwheel': 'payroll',
  'errors.plaid.unnamed': 'Checking account',
  'errors.pinwheel.unnamed': 'Payroll',
  'errors.repaired': 'Your {{name}} account is connected again.',
  another: 'Connect another checking account',
  left: 'I no longer work there',
  'left.title': 'Disconnect {{name}}?',
  'left.text':
    "We'll delete what it told us about your pay and stop reading it. You can link your new employer right after.",
  'left.done': '{{name}} is disconnected.',

  'broken.title': "We've lost sight of your pay",
  'broken.text':
    "We were looking for your pay, but the accounts below stopped sending us data. Once they're connected again, your application picks up where it left off.",
});
