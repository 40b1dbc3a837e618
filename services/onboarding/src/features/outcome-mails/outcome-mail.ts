import { defineMail } from '@reset/service-kit';
import { englishOutcome, type OutcomeFacts } from './outcome-words.ts';
import { spanishOutcome } from './outcome-words.es.ts';
import type { Outcome } from './outcome-mails.ts';

type Facts = OutcomeFacts & { outcome: Outcome; origin: string };

/** What an application came to. Why somebody is refused is said to nobody by mail. */
export const outcomeMail = defineMail<Facts>({
  'en-US': ({ outcome, origin, ...facts }) => {
    const { action, ...words } = englishOutcome(outcome, facts);
    return {
      ...words,
      action: { label: action, href: `${origin}/apply` },
      reason: 'You got this email because you applied for the Reset Card with this address.',
      isLegalNotice: outcome.outcome === 'not_approved',
    };
  },
  'es-US': ({ outcome, origin, ...facts }) => {
    const { action, ...words } = spanishOutcome(outcome, facts);
    return {
      ...words,
      action: { label: action, href: `${origin}/apply` },
      reason:
        'Recibiste este correo electrónico porque solicitaste la tarjeta Reset con esta dirección.',
      isLegalNotice: outcome.outcome === 'not_approved',
    };
  },
});
