import { defineMessages } from '@reset/remote-sdk';

/** What the services say of closing an account (GET /users/closure): their sentences are the keys. */
const LINES = [
  'Your spending limit',
  'The link to your bank, with what we read there',
  'The link to your payroll, with what we read there',
  'Your cards, and your direct deposits: pay and refunds that come later go back to who sent them',
  'Notifications on your devices',
  'Your sessions: nobody can log in as you',
  'Your password, passkeys, authenticator app and recovery codes',
  'The phone number that codes are texted to, and those codes',
  'The browsers that you logged in with',
  'Links that we mailed you',
  'When you downloaded your data',
  'Your name, email, phone number, home address, birth date and Social Security number',
  'Your name on statements',
  'Who paid you, and the name that was on the payment',
  'What was written about disputes',
  'What you asked our support for',
  'Whether you agreed to texts',
  'How linking your payroll went, and pay that our staff set for you',
  'Which tax returns you filed, and how they stood',
  "If your identity couldn't be verified: that it wasn't",
  'What you agreed to, and when',
  'What was bought, paid and booked, under a number and without your name',
  'Banks have to keep who their customers were for five years after an account is closed.',
  'Records of payments have to be kept for five years.',
  "You may dispute for five years that you weren't accepted.",
] as const;
type Line = (typeof LINES)[number];

export const { useMessages: useLines, messages } = defineMessages(
  'mfe-member.closure-lines',
  Object.fromEntries(LINES.map((line) => [line, line])) as Record<Line, string>,
);

/** Whether it can be said in other languages: a service may be newer than this page. */
export const isLine = (sentence: string): sentence is Line => sentence in messages.catalogue;
