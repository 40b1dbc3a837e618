import { composeStaffMail } from '@reset/service-kit';

type Told = {
  /** How many are overdue. */
  overdue: number;
  /** How many of them she has taken, and how many nobody has. */
  own: number;
  free: number;
  href: string;
};

/** The mail of a morning on which cases are overdue; of whom they are about it says nothing. */
export const overdueMail = ({ overdue, own, free, href }: Told) =>
  composeStaffMail({
    subject: overdue === 1 ? '1 case is overdue' : `${overdue} cases are overdue`,
    paragraphs: [
      `Of the cases that wait for staff, ${overdue} should have been closed before today.`,
      `${own} of them ${own === 1 ? 'is' : 'are'} yours, and ${free} ${free === 1 ? 'is' : 'are'} nobody’s yet.`,
    ],
    action: { label: 'See the overdue cases', href },
    reason: 'You got this email because you are of the Reset staff.',
  });
