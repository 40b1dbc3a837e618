import { defineMessages } from '@reset/remote-sdk';

/** Everything that onboarding says. What the specification quotes is letter for letter. */
export const { t, useMessages } = defineMessages('mfe-onboarding', {
  'card.title': 'Apply for your card',
  'tax.title': 'File your taxes',
  'tax.doneTitle': 'Taxes done',
  'tax.done': 'Nothing is left for you to do here.',
  'tax.dashboard': 'Go to your dashboard',

  failed: 'Your application could not be loaded.',
  loading: 'Loading your application',

  'steps.label': 'Steps',
  'steps.position': 'Step {{step}} of {{steps}}: {{name}}',
  'steps.signup': 'Sign up',
  'steps.bank_linking': 'Checking account',
  'steps.payroll_linking': 'Payroll',
  'steps.personal_info_submission': 'Personal information',
  'steps.tax_filing_submission': 'Tax filing',
  'status.complete': 'Done',
  'status.ready': 'Now',
  'status.incomplete': 'Later',

  'task.signup.title': 'Finish signing up',
  'task.signup.text': 'Your account is not complete.',
  'task.terms_acceptance.title': 'Read and accept the terms',
  'task.terms_acceptance.text': 'The agreements that you enter into, before anything is binding.',
  'task.personal_info_submission.title': 'Tell us who you are',
  'task.personal_info_submission.text':
    'Your phone number, date of birth, home address and Social Security number. You have to be 18 or older.',
  'task.identity_verification.title': 'Verify your identity',
  'task.identity_verification.text':
    'We check that you are who you say, so that nobody else can be.',
  'task.repayment_setup.title': 'Set up how you repay',
  'task.repayment_setup.text':
    'What you spend is repaid on your payday, in the way that you choose here.',
  'task.tax_filing_submission.title': 'File your return',
  'task.tax_filing_submission.text':
    'Answer a few questions about your year, and send in your return.',
  'task.card_issuance_wait.title': 'Your card is being made',
  'task.card_issuance_wait.text': 'Nothing is left for you to do.',
  'task.wait': 'This page goes on by itself once your card is there.',
  'task.notOpen':
    'This step is not open yet. Your application is saved, and it goes on from here when it is.',

  'skip.action': 'Skip for Now',
  'skip.title': 'Skip linking your payroll?',
  'skip.text':
    'You can apply without it. With your payroll linked, you might be eligible for a higher spending limit.',
  'skip.cancel': 'Go back',
  'skip.done': 'Payroll linking is skipped.',
});
