import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('mfe-member.card-application', {
  'title.apply': 'Apply for the card',
  'title.finish': 'Finish setting up your account',
  'title.continue': 'Continue your card application',
  'title.progress': 'Your card application is in progress',
  'title.cancelled': 'You cancelled your application',
  'title.unavailable': "The card isn't available where you live yet",
  'title.refused': 'Your card application',
  'title.waitlist': "You're on our waitlist",
  'title.taxes': 'Continue your tax filing',

  'text.apply': 'Get some of your pay before payday. See what you can have.',
  'text.signup': 'Next: finish signing up.',
  'text.bank_linking': 'Next: link your checking account.',
  'text.payroll_linking': 'Next: link your payroll.',
  'text.direct_deposit_not_found': "We couldn't find your direct deposit. See your options.",
  'text.unsupported_bank': 'We need more than your bank account. See your options.',
  'text.confirm_email': 'Next: confirm your email address.',
  'text.reconnect': 'Next: reconnect what stopped sending us data, so that we can continue.',
  'text.terms_acceptance': 'Next: read and accept the terms.',
  'text.personal_info_submission': 'Next: tell us who you are.',
  'text.identity_verification': 'Next: verify your identity.',
  'text.identity_check':
    "We're checking your identity, which takes from a minute to a few days. Your next step will be here.",
  'text.repayment_setup': 'Next: set up how you repay.',
  'text.reading':
    "We're looking for your pay in the accounts you linked. Your next step will be here.",
  'text.waitlist':
    "We'll let you know as soon as we can work with how you're paid. Did something change? You can answer the questions again.",
  'text.cancelled': 'You can start again whenever you like.',
  'text.unavailable':
    'You can tell us if you moved, or choose to get an email when it becomes available.',
  'text.awaited': "We'll email you once, when the card is available where you live.",
  'text.refused': "We're unable to move it forward at this time.",
  'text.issuing': "Your card is being made. We'll email you when it's ready.",

  'text.taxes': "What you've told us is saved. Pick up where you left off.",

  'action.apply': 'Start your application',
  'action.continue': 'Continue',
  'action.look': 'See your application',
});
