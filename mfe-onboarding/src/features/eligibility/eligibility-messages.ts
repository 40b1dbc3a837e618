import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-onboarding.eligibility', {
  title: "Tell us how you're paid",
  intro: 'Your answers tell us whether we can work with your payroll, and where to find it.',
  loading: 'Loading the questions',
  failed: "We couldn't load the questions.",

  incomeType: 'What kind of income do you have?',
  'incomeType.salary': 'Salary',
  'incomeType.salary.text': 'The same every payday',
  'incomeType.hourly': 'Hourly',
  'incomeType.hourly.text': 'By the hours you work',
  'incomeType.gig': 'Gig',
  'incomeType.gig.text': 'By the ride or task',
  'incomeType.benefits': 'Benefits',
  'incomeType.benefits.text': 'Social Security and others',
  'incomeType.required': 'Please choose what kind of income you have',

  tracksHours: 'Are your hours tracked with your payroll?',
  'tracksHours.hint': 'Choose Yes if you clock in where you get your pay stubs.',
  'tracksHours.yes': 'Yes',
  'tracksHours.no': 'No',
  'tracksHours.required': 'Please choose where your hours are tracked',

  'payroll.salary': 'Payroll provider',
  'payroll.hourly': 'Payroll provider',
  'payroll.gig': 'Gig platform',
  'payroll.benefits': 'Benefit program',
  'payroll.hint.salary': 'The company whose name is on your pay stubs, or your employer.',
  'payroll.hint.hourly': 'The company whose name is on your pay stubs, or your employer.',
  'payroll.hint.gig': 'The app you work through.',
  'payroll.hint.benefits':
    "The agency that pays your benefit. For SSD or SSDI, that's Social Security.",
  'payroll.required': 'Please select a provider from the list',
  'payroll.otherName': 'Name of the provider',

  timeAndAttendance: 'Time and attendance platform',
  'timeAndAttendance.hint': 'The app or website you clock in with.',
  'timeAndAttendance.required': 'Please select a platform from the list',
  'timeAndAttendance.otherName': 'Name of the platform',

  other: 'Other',
  'otherName.required': 'Please tell us its name',
  'otherName.tooLong': 'Please keep it to {{limit}} characters',
  'shortcuts.label': 'Popular choices',
  'shortcuts.chosen': '{{name}} selected.',
  'shortcuts.failed': "That didn't work. Please search for it above.",

  incomplete: 'Please fill out all fields',
  submit: 'Continue',
  cancel: 'Go back',

  'eligible.title': 'Good news: we can work with that',
  'eligible.text': 'You can connect it now with the username and password you use there.',
  'eligible.connect': 'Connect',
  'eligible.change': 'Change my answers',
});
