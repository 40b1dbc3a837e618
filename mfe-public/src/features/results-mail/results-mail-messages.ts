import { defineMessages } from '@reset/remote-sdk';

/** What is said where results are sent by mail. Quoted by the specification, letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-public.results-mail', {
  firstName: 'First name',
  email: 'Email',
  submit: 'Get My Results',
  nameRequired: 'Enter your first name.',
  nameTooLong: 'Enter at most 100 characters.',
  emailRequired: 'Enter your email address.',
  emailInvalid: 'Enter an email address like name@example.com.',
  emailTooLong: 'Enter at most 255 characters.',
  wait: "You've asked several times. Please wait a minute and try again.",
  sent: 'Check your inbox',
  sentTo: 'Email sent to {{email}}',
  sentText: 'It has a link to your results. Give it a few minutes, and check your spam folder too.',
  notReceived: "I didn't receive an email",
});
