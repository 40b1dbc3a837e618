import { isOverBudget, savingsOf, type Budget } from '@reset/financial-health/budget.ts';
import { MAX_POINTS } from '@reset/financial-health/survey.ts';
import { composeMail } from '@reset/service-kit';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/* Neither mail says a name: whoever typed it may have typed another person's address. */

/**
 * The link to what a survey came to.
 * @param score 0 to 100
 */
export const surveyMail = (href: string, score: number) =>
  composeMail({
    subject: 'Your financial health results',
    paragraphs: [
      "Thank you for taking the financial health survey. Your results show how you're doing with spending, saving, borrowing and planning, and where one small step would help most.",
    ],
    highlight: { label: 'Your score', value: `${score} out of ${MAX_POINTS}` },
    action: { label: 'See my results', href },
    closing: ['The link holds your answers, so share it only with people who may see them.'],
    reason:
      "You got this email because someone took the survey and entered this address. If it wasn't you, you can ignore it.",
  });

/**
 * The link to what a budget came to.
 * @param budget as the link carries it
 */
export const budgetMail = (href: string, budget: Budget) =>
  composeMail({
    subject: 'Your budget results',
    paragraphs: [
      'Thank you for making a budget. Your results show your spending profile, how your budget compares with the 50/30/20 rule, and where to begin.',
    ],
    highlight: isOverBudget(budget)
      ? {
          label: 'Over budget each month',
          value: dollars.format(budget.needs + budget.wants - budget.income),
        }
      : { label: 'Left to save each month', value: dollars.format(savingsOf(budget)) },
    action: { label: 'See my results', href },
    closing: [
      'The link holds your monthly income and what you spend, so share it only with people who may see them.',
    ],
    reason:
      "You got this email because someone made a budget and entered this address. If it wasn't you, you can ignore it.",
  });
