import { defineMessages } from '@reset/remote-sdk';

/** Everything that onboarding says. What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-onboarding', {
  'card.title': 'Apply for your card',
  'tax.title': 'File your taxes',

  failed: "We couldn't load your application.",
  loading: 'Loading your application',

  'now.intro': 'How it works',
  'now.questionnaire': "How you're paid",
  'now.income_wait': 'Looking for your pay',
  'now.direct_deposit_not_found': 'Your direct deposit',
  'now.unsupported_bank': 'Your bank',
  'now.confirm_email': 'Your email address',
  'now.thanks_for_linking': 'Reading your pay',
  'now.links_broken': 'Reconnecting',
  'now.integration_errors': 'Reconnecting',
  'now.terms_acceptance': 'Terms',
  'now.identity_verification': 'Your identity',
  'now.repayment_setup': 'Repayment',
  'now.card_issuance_wait': 'Your card',

  'skip.action': 'Skip for Now',
  'skip.title': 'Skip linking your payroll?',
  'skip.text':
    'You can apply without it. With your payroll linked, you might be eligible for a higher spending limit.',
  'skip.cancel': 'Go back',
  'skip.done': 'You skipped linking your payroll.',

  later: 'No payroll connected',
  'later.text': 'A payroll shows us your pay as you earn it.',
  'later.connect': 'Connect payroll',
  'later.connected': 'Your payroll is connected.',
});
