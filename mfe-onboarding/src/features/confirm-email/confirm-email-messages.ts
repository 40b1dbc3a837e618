import { defineMessages } from '@reset/remote-sdk';

export const { useMessages } = defineMessages('mfe-onboarding.confirm-email', {
  title: 'Confirm your email address',
  text: 'Follow the link in the email that we sent to {{email}}. This page goes on by itself once you have.',
  textWithoutAddress:
    'Follow the link in the email that we sent to you. This page goes on by itself once you have.',
  hint: 'Nothing there? It may take a minute, or be among your junk mail.',
  resend: 'Resend',
  sent: 'Email Sent',
  confirmed: 'Your address is confirmed. We are looking at your application.',
  outOfDate: 'We cannot see just now whether you have confirmed your address. We keep trying.',
});
