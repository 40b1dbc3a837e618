import { composeMail } from '@reset/service-kit';
import { CONFIRMATION_DAYS } from './confirmations.ts';

/** To whoever an address belongs, so that its owner says so. It says no name: anybody may have typed it. */
export const confirmationMail = (href: string) =>
  composeMail({
    subject: 'Confirm your email',
    paragraphs: [
      'Welcome to Reset. Please confirm that this email address is yours.',
      `The link serves once, for ${CONFIRMATION_DAYS} days.`,
    ],
    action: { label: 'Confirm my email', href },
    closing: ['If you did not sign up for Reset, ignore this mail.'],
  });
