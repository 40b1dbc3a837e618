import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { ApplicationFile } from '#features/application/application.ts';
import type { Outcome } from './outcome-mails.ts';

/** What differs from one outcome to another; `action` is what its button is called. */
export type OutcomeWords = {
  subject: string;
  paragraphs: string[];
  action: string;
  closing?: string[];
};
/** What stays linked after a cancellation. */
type Linked = Pick<MemberLinks, 'bank_linked' | 'payroll_linked' | 'direct_deposit_switched'>;

/** What is said beside the outcome itself. */
export type OutcomeFacts = {
  linked: Linked;
  /** An account with us was opened to which her pay could be switched. */
  hasDepositAccount: boolean;
  /** For what she was refused; null if she was not. */
  rejectedFor: ApplicationFile['rejectedFor'];
};

/** What it says in English. */
export function englishOutcome(
  outcome: Outcome,
  { linked, hasDepositAccount, rejectedFor }: OutcomeFacts,
): OutcomeWords {
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
          rejectedFor === 'identity'
            ? "We couldn't verify your identity, so we can't approve your application for the Reset Card."
            : "We looked at your application for the Reset Card, and we can't approve it.",
          'If you think this is a mistake, contact us with Need Help on the page of your application.',
        ],
        action: 'See your application',
      };
    case 'card_on_its_way':
      return {
        subject: 'Your application was not cancelled',
        paragraphs: [
          'You cancelled your application for the Reset Card when the card was already being made, so it could not be cancelled.',
          "You don't have to use the card: nothing is owed for it. If you don't want it, contact us with Need Help on the page of your application, or close your account under Manage account.",
        ],
        action: 'See your application',
      };
    case 'cancelled':
      return {
        subject: 'Your application is cancelled',
        paragraphs: [
          'You cancelled your application for the Reset Card.',
          ERASED[outcome.personal_info],
          ...switchedPay(linked, hasDepositAccount),
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

/** What is to be done of pay that was switched, which cancelling does not switch back. */
function switchedPay({ direct_deposit_switched: isSwitched }: Linked, isOpen: boolean): string[] {
  if (!isSwitched && !isOpen) return [];
  const where = isSwitched
    ? 'Your pay comes to your Reset deposit account, and cancelling does not change that.'
    : 'If you switched your direct deposit, your pay comes to your Reset deposit account, and cancelling does not change that.';
  const back =
    'To be paid elsewhere, ask your employer or payroll provider to send your pay to another account.';
  return [`${where} ${back} The page of your application leads to the details of the account.`];
}

function stillLinked({ bank_linked: bank, payroll_linked: payroll }: Linked): string[] {
  if (bank && payroll) {
    return ['Your bank and your payroll stay linked until you unlink them on that page.'];
  }
  if (!bank && !payroll) return [];
  return [`Your ${bank ? 'bank' : 'payroll'} stays linked until you unlink it on that page.`];
}
