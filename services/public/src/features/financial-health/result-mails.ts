import { isOverBudget, savingsOf, type Budget } from '@reset/financial-health/budget.ts';
import { MAX_POINTS } from '@reset/financial-health/survey.ts';
import { defineMail } from '@reset/service-kit';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/* Neither mail says a name: whoever typed it may have typed another person's address. */

/** The link to what a survey came to. Its score is 0 to 100. */
export const surveyMail = defineMail<{ href: string; score: number }>({
  'en-US': ({ href, score }) => ({
    subject: 'Your financial health results',
    paragraphs: [
      "Thank you for taking the financial health survey. Your results show how you're doing with spending, saving, borrowing and planning, and where one small step would help most.",
    ],
    highlight: { label: 'Your score', value: `${score} out of ${MAX_POINTS}` },
    action: { label: 'See my results', href },
    closing: ['The link holds your answers, so share it only with people who may see them.'],
    reason:
      "You got this email because someone took the survey and entered this address. If it wasn't you, you can ignore it.",
  }),
  'es-US': ({ href, score }) => ({
    subject: 'Tus resultados de salud financiera',
    paragraphs: [
      'Gracias por responder la encuesta de salud financiera. Tus resultados muestran cómo te va con el gasto, el ahorro, las deudas y la planificación, y dónde ayudaría más un pequeño paso.',
    ],
    highlight: { label: 'Tu puntaje', value: `${score} de ${MAX_POINTS}` },
    action: { label: 'Ver mis resultados', href },
    closing: ['El enlace contiene tus respuestas, así que compártelo solo con quien pueda verlas.'],
    reason:
      'Recibiste este correo electrónico porque alguien respondió la encuesta y escribió esta dirección. Si no fuiste tú, puedes ignorarlo.',
  }),
});

/** How much is over, or left. */
const monthlyRest = (budget: Budget) => {
  const isOver = isOverBudget(budget);
  const rest = isOver ? budget.needs + budget.wants - budget.income : savingsOf(budget);
  return { isOver, value: dollars.format(rest) };
};

/** The link to what a budget came to; the budget as the link carries it. */
export const budgetMail = defineMail<{ href: string; budget: Budget }>({
  'en-US': ({ href, budget }) => {
    const { isOver, value } = monthlyRest(budget);
    return {
      subject: 'Your budget results',
      paragraphs: [
        'Thank you for making a budget. Your results show your spending profile, how your budget compares with the 50/30/20 rule, and where to begin.',
      ],
      highlight: { label: isOver ? 'Over budget each month' : 'Left to save each month', value },
      action: { label: 'See my results', href },
      closing: [
        'The link holds your monthly income and what you spend, so share it only with people who may see them.',
      ],
      reason:
        "You got this email because someone made a budget and entered this address. If it wasn't you, you can ignore it.",
    };
  },
  'es-US': ({ href, budget }) => {
    const { isOver, value } = monthlyRest(budget);
    return {
      subject: 'Los resultados de tu presupuesto',
      paragraphs: [
        'Gracias por hacer un presupuesto. Tus resultados muestran tu perfil de gasto, cómo se compara tu presupuesto con la regla 50/30/20 y por dónde empezar.',
      ],
      highlight: {
        label: isOver ? 'Por encima del presupuesto cada mes' : 'Queda para ahorrar cada mes',
        value,
      },
      action: { label: 'Ver mis resultados', href },
      closing: [
        'El enlace contiene tus ingresos mensuales y lo que gastas, así que compártelo solo con quien pueda verlos.',
      ],
      reason:
        'Recibiste este correo electrónico porque alguien hizo un presupuesto y escribió esta dirección. Si no fuiste tú, puedes ignorarlo.',
    };
  },
});
