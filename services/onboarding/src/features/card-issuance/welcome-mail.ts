import { composeMail } from '@reset/service-kit';

/** To somebody whose card was issued a moment ago. */
export const welcomeMail = (origin: string, { firstName }: { firstName: string }) =>
  composeMail({
    subject: 'Your Reset Card is ready',
    paragraphs: [
      `Welcome, ${firstName}. Your Reset Card is ready to use, and your daily spending limit is on your dashboard.`,
      '"See your card" shows its number and the steps to add it to Apple Wallet or Google Wallet, so that you can pay with it today. What you spend is repaid on payday, as you chose.',
    ],
    action: { label: 'See your card', href: `${origin}/apply?reveal=true` },
    closing: ["We never ask for your card's number or your password by email."],
    reason: 'You got this email because you applied for the Reset Card with this address.',
  });
