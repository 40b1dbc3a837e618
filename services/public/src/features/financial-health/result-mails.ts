import { composeMail } from '@reset/service-kit';

/* Neither mail says a name: whoever typed it may have typed another person's address. */

/** The link to what a survey came to. */
export const surveyMail = (href: string) =>
  composeMail({
    subject: 'Your financial health results',
    paragraphs: [
      'Thank you for taking the financial health survey. Your results are ready: your score, and how you are doing with spending, saving, borrowing and planning.',
    ],
    action: { label: 'See my results', href },
    closing: [
      'The link holds your answers, so share it only with people who may see them.',
      'If you did not take the survey, ignore this mail.',
    ],
  });

/** The link to what a budget came to. */
export const budgetMail = (href: string) =>
  composeMail({
    subject: 'Your budget results',
    paragraphs: [
      'Thank you for making a budget. Your results are ready: your spending profile, and how your budget compares with the 50/30/20 rule.',
    ],
    action: { label: 'See my results', href },
    closing: [
      'The link holds your monthly income and what you spend, so share it only with people who may see them.',
      'If you did not make a budget, ignore this mail.',
    ],
  });
