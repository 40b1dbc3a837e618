import { defineMail, happenedAt } from '@reset/service-kit';
import { englishNotice } from './notice-words.ts';
import { spanishNotice } from './notice-words.es.ts';
import type { NoticeJob } from './second-factor.ts';

/**
 * What happened to a person's second factors, and where she goes when it was not her. It says no
 * name: an account may be a stranger's who typed her address.
 */
export const noticeMail = defineMail<{ notice: NoticeJob; origin: string }>({
  'en-US': ({ notice, origin }) => {
    const { subject, sentence, highlight, closing } = englishNotice(notice);
    return {
      subject,
      paragraphs: [sentence],
      ...(highlight ? { highlight } : happenedAt('en-US', notice.at)),
      action: { label: 'See your security settings', href: `${origin}/users/second_factor` },
      closing: [
        closing ?? {
          text: "If this wasn't you, act right away:",
          link: { label: 'choose a new password', href: `${origin}/users/password/forgot` },
        },
      ],
      reason:
        'We send this email whenever two-factor authentication or your phone number changes, or recovery codes are used or replaced.',
    };
  },
  'es-US': ({ notice, origin }) => {
    const { subject, sentence, highlight, closing } = spanishNotice(notice);
    return {
      subject,
      paragraphs: [sentence],
      ...(highlight ? { highlight } : happenedAt('es-US', notice.at)),
      action: { label: 'Ver tu configuración de seguridad', href: `${origin}/users/second_factor` },
      closing: [
        closing ?? {
          text: 'Si no fuiste tú, actúa de inmediato:',
          link: { label: 'elige una contraseña nueva', href: `${origin}/users/password/forgot` },
        },
      ],
      reason:
        'Enviamos este correo electrónico cada vez que cambia la autenticación de dos factores o tu número de teléfono, o se usan o reemplazan códigos de recuperación.',
    };
  },
});
