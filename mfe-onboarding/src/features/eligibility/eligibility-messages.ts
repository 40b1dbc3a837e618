import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages } = defineMessages('mfe-onboarding.eligibility', {
  title: 'Tell us how you are paid',
  intro:
    'Your answers tell us whether we can work with your payroll, and where to look for it if so.',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded.',

  incomeType: 'What kind of income do you have?',
  'incomeType.salary': 'Salary',
  'incomeType.salary.text': 'The same each payday',
  'incomeType.hourly': 'Hourly',
  'incomeType.hourly.text': 'By the hours you work',
  'incomeType.gig': 'Gig',
  'incomeType.gig.text': 'By the ride or task',
  'incomeType.benefits': 'Benefits',
  'incomeType.benefits.text': 'Social Security and others',
  'incomeType.required': 'Please choose your kind of income',

  tracksHours: 'Are your hours tracked with your payroll?',
  'tracksHours.hint': 'Yes, if you clock in where your pay stubs are.',
  'tracksHours.yes': 'Yes',
  'tracksHours.no': 'No',
  'tracksHours.required': 'Please choose where your hours are tracked',

  'payroll.salary': 'Payroll provider',
  'payroll.hourly': 'Payroll provider',
  'payroll.gig': 'Gig platform',
  'payroll.benefits': 'Benefit program',
  'payroll.hint.salary': 'The company whose name is on your pay stubs, or your employer.',
  'payroll.hint.hourly': 'The company whose name is on your pay stubs, or your employer.',
  'payroll.hint.gig': 'The app that you work with.',
  'payroll.hint.benefits': 'Who pays your benefit. For SSD or SSDI it is Social Security.',
  'payroll.required': 'Please select a provider from the list',
  'payroll.otherName': 'Name of the provider',

  timeAndAttendance: 'Time and attendance platform',
  'timeAndAttendance.hint': 'The app or website that you clock in with.',
  'timeAndAttendance.required': 'Please select a platform from the list',
  'timeAndAttendance.otherName': 'Name of the platform',

  other: 'Other',
  'otherName.required': 'Please tell us its name',
  'otherName.tooLong': 'Please keep it to {{limit}} characters',
  'shortcuts.label': 'Often chosen',
  'shortcuts.chosen': '{{name}} is chosen.',
  'shortcuts.failed': 'That did not work just now. Please search for it above.',

  incomplete: 'Please fill out all fields',
  submit: 'Continue',
  cancel: 'Go back',

  'eligible.title': 'Good news: we can work with that',
  'eligible.text': 'You may try connecting now. It goes by the sign-in that you use there.',
  'eligible.connect': 'Connect',
  'eligible.change': 'Change my answers',
});
