import { composeMail } from '@reset/service-kit';

/** To a member whose income we cannot work with yet. */
export const waitlistMail = (origin: string) =>
  composeMail({
    subject: "You're on the Reset waitlist",
    paragraphs: [
      "Thank you for telling us how you're paid. We can't work with that kind of income yet, so we've put you on our waitlist.",
      "You don't need to do anything. We'll email you as soon as we can.",
    ],
    action: { label: 'See your application', href: `${origin}/apply` },
    closing: [
      'Did something change, or was an answer not quite right? You can answer again there.',
    ],
    reason: 'You got this email because you applied for the Reset card with this address.',
  });
