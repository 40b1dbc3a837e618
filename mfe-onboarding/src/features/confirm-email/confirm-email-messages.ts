import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-onboarding.confirm-email', {
  title: 'Confirm your email address',
  text: 'Open the link in the email we sent to',
  'text.then': 'This page moves on by itself once you do.',
  textWithoutAddress:
    'Open the link in the email we sent you. This page moves on by itself once you do.',
  hint: "Don't see it? It can take a minute, or it may be in your spam folder.",
  resend: 'Resend',
  sent: 'Email Sent',
  'wrong.open': 'Wrong address?',
  'wrong.title': 'Correct your email address',
  'wrong.text':
    "Enter the address you meant. We'll send a new link there, and you'll log in with that address from then on. Links we sent before stop working.",
  'wrong.email': 'Email',
  'wrong.password': 'Your password',
  'wrong.submit': 'Send a new link',
  'wrong.keep': 'Keep this address',
  'wrong.emailRequired': 'Enter your email address.',
  'wrong.emailInvalid': 'Enter an email address like name@example.com.',
  'wrong.emailTooLong': 'Enter at most 255 characters.',
  'wrong.passwordRequired': 'Enter your password.',
  'wrong.corrected': 'We sent an email to {{email}}.',
  confirmed: "Your email is confirmed. We're looking at your application.",
  outOfDate: "We can't tell right now whether you've confirmed your email. We'll keep trying.",
});
