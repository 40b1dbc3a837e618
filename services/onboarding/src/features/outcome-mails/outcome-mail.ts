import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import { composeMail, type Mail } from '@reset/service-kit';
import type { Outcome } from './outcome-mails.ts';

type Linked = Pick<MemberLinks, 'bank_linked' | 'payroll_linked'>;
type Said = { subject: string; paragraphs: string[]; action: string; closing?: string[] };

/** What an application came to. Why somebody is refused is said to nobody by mail. */
export const outcomeMail = (origin: string, outcome: Outcome, linked: Linked): Mail => {
  const { action, ...said } = saidOf(outcome, linked);
  return composeMail({
    ...said,
    action: { label: action, href: `${origin}/apply` },
    reason: 'You got this email because you applied for the Reset Card with this address.',
  });
};

function saidOf(outcome: Outcome, linked: Linked): Said {
  switch (outcome.outcome) {
    case 'approved':
      return {
        subject: 'Your identity is verified',
        paragraphs: [
          "Thank you for waiting. We've looked at what you told us, and your identity is verified.",
          'One step is left: set up how you repay. Then your card is made.',
        ],
        action: 'Set up how you repay',
      };
    case 'not_approved':
      return {
        subject: 'About your application for the Reset Card',
        paragraphs: [
          "We couldn't verify your identity, so we can't approve your application for the Reset Card.",
          'If you think this is a mistake, contact us with Need Help on the page of your application.',
        ],
        action: 'See your application',
      };
    case 'cancelled':
      return {
        subject: 'Your application is cancelled',
        paragraphs: [
          'You cancelled your application for the Reset Card.',
          ERASED[outcome.personal_info],
          ...stillLinked(linked),
        ],
        action: 'See your application',
        closing: ['Changed your mind? You can start again there.'],
      };
  }
}

/** In the words of the page of a cancelled application. */
const ERASED = {
  erased: "We've erased your phone number, date of birth, home address and Social Security number.",
  kept: 'We keep what you told us about yourself for as long as the law asks us to, or another application of yours needs it.',
  nothing: "You hadn't told us about yourself yet, so there was nothing to erase.",
};

function stillLinked({ bank_linked: bank, payroll_linked: payroll }: Linked): string[] {
  if (bank && payroll) {
    return ['Your bank and your payroll stay linked until you unlink them on that page.'];
  }
  if (!bank && !payroll) return [];
  return [`Your ${bank ? 'bank' : 'payroll'} stays linked until you unlink it on that page.`];
}
