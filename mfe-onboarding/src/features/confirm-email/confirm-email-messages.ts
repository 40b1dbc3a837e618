import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-onboarding.confirm-email', {
  title: 'Confirm your email address',
  text: 'Open the link in the email we sent to {{email}}. This page moves on by itself once you do.',
  textWithoutAddress:
    'Open the link in the email we sent you. This page moves on by itself once you do.',
  hint: "Don't see it? It can take a minute, or it may be in your spam folder.",
  resend: 'Resend',
  sent: 'Email Sent',
  confirmed: "Your email is confirmed. We're looking at your application.",
  outOfDate: "We can't tell right now whether you've confirmed your email. We'll keep trying.",
});
