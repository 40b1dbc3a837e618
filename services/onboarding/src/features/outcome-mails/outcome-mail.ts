import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import { defineMail } from '@reset/service-kit';
import { englishOutcome } from './outcome-words.ts';
import { spanishOutcome } from './outcome-words.es.ts';
import type { Outcome } from './outcome-mails.ts';

type Facts = {
  outcome: Outcome;
  linked: Pick<MemberLinks, 'bank_linked' | 'payroll_linked'>;
  origin: string;
};

/** What an application came to. Why somebody is refused is said to nobody by mail. */
export const outcomeMail = defineMail<Facts>({
  'en-US': ({ outcome, linked, origin }) => {
    const { action, ...words } = englishOutcome(outcome, linked);
    return {
      ...words,
      action: { label: action, href: `${origin}/apply` },
      reason: 'You got this email because you applied for the Reset Card with this address.',
      isLegalNotice: outcome.outcome === 'not_approved',
    };
  },
  'es-US': ({ outcome, linked, origin }) => {
    const { action, ...words } = spanishOutcome(outcome, linked);
    return {
      ...words,
      action: { label: action, href: `${origin}/apply` },
      reason:
        'Recibiste este correo electrónico porque solicitaste la tarjeta Reset con esta dirección.',
      isLegalNotice: outcome.outcome === 'not_approved',
    };
  },
});
