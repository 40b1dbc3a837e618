import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-public.data-export', {
  title: 'Your data',
  intro: 'Download a copy of everything we keep about you.',
  inIt: "It's one ZIP file. your-data.json has everything in it. The csv folder has the same as spreadsheets: your application, what you agreed to, your income, purchases, repayments, statements, messages and more.",
  notInIt:
    'Your Social Security number and account numbers are shortened to their last digits. Your password is not in it.',
  careful:
    'Keep it safe: whoever has the file can read it. We email you each time it is downloaded.',
  form: "Confirm it's you",
  password: 'Current password',
  passwordRequired: 'Enter your password.',
  submit: 'Download my data',
  done: 'Your data was downloaded.',
  doneText: 'Look for the file in your downloads.',
  back: 'Back to your account',
});
