import type { Language } from '@reset/api-contract/public/language.ts';
import { defineMail, happenedAt } from '@reset/service-kit';

export const CLOSED_MAIL_QUEUE = 'account_closed_mail';

/** Whom to write to; of herself, as her account may have nothing of it by then. */
export type ClosedMailJob = {
  email: string;
  language: Language | null;
  partner_slug: string | null;
  /** Something of it has to be kept. */
  is_kept: boolean;
  at: string;
};

/** Once staff have closed an account, so that nobody's is closed behind her back. */
export const closedMail = defineMail<Pick<ClosedMailJob, 'is_kept' | 'at'>>({
  'en-US': ({ is_kept: isKept, at }) => ({
    subject: 'Your Reset account is closed',
    paragraphs: [
      'Our support staff closed your account. Nobody can log in to it any more, and if you had a card, it no longer works.',
      isKept
        ? 'What we have to keep by law, such as records of your payments and whose they are, stays until it may be erased. All else is erased.'
        : 'What you told us is erased.',
    ],
    ...happenedAt('en-US', at),
    closing: ["If you didn't ask for this, write to us at the address below."],
    // Of what is kept she may still get others.
    reason: isKept
      ? 'We send this email when an account is closed.'
      : 'We send this email when an account is closed. It is the last one about yours.',
  }),
  'es-US': ({ is_kept: isKept, at }) => ({
    subject: 'Tu cuenta de Reset está cerrada',
    paragraphs: [
      'Nuestro personal de atención cerró tu cuenta. Nadie puede iniciar sesión en ella, y si tenías una tarjeta, ya no funciona.',
      isKept
        ? 'Lo que debemos conservar por ley, como los registros de tus pagos y de quién son, se queda hasta que se pueda borrar. Todo lo demás se borra.'
        : 'Lo que nos contaste se borra.',
    ],
    ...happenedAt('es-US', at),
    closing: ['Si no lo pediste, escríbenos a la dirección de abajo.'],
    reason: isKept
      ? 'Enviamos este correo electrónico cuando se cierra una cuenta.'
      : 'Enviamos este correo electrónico cuando se cierra una cuenta. Es el último sobre la tuya.',
  }),
});
