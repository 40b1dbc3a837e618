import { defineMail, happenedAt } from '@reset/service-kit';
import type { PasskeyNoticeJob } from './passkey.ts';

type Notice = Pick<PasskeyNoticeJob, 'what' | 'at'> & { origin: string };

/**
 * That a passkey came or went, and where she goes when it was not her. It says no name, neither of
 * a person nor of the passkey: an account may be a stranger's who typed her address.
 */
export const noticeMail = defineMail<Notice>({
  'en-US': ({ what, at, origin }) => {
    const { subject, sentence, advice } = ENGLISH[what];
    return {
      subject,
      paragraphs: [sentence],
      ...happenedAt('en-US', at),
      action: { label: 'See your passkeys', href: `${origin}/users/passkeys` },
      closing: [
        {
          text: advice,
          link: { label: 'choose a new password', href: `${origin}/users/password/forgot` },
        },
      ],
      reason: 'We send this email whenever a passkey is added to an account or removed from it.',
    };
  },
  'es-US': ({ what, at, origin }) => {
    const { subject, sentence, advice } = SPANISH[what];
    return {
      subject,
      paragraphs: [sentence],
      ...happenedAt('es-US', at),
      action: { label: 'Ver tus llaves de acceso', href: `${origin}/users/passkeys` },
      closing: [
        {
          text: advice,
          link: { label: 'elige una contraseña nueva', href: `${origin}/users/password/forgot` },
        },
      ],
      reason:
        'Enviamos este correo electrónico cada vez que se agrega una llave de acceso a una cuenta o se elimina de ella.',
    };
  },
});

type Words = Readonly<
  Record<PasskeyNoticeJob['what'], { subject: string; sentence: string; advice: string }>
>;

const ENGLISH: Words = {
  added: {
    subject: 'A passkey was added',
    sentence: 'From now on, you can also log in to Reset with this passkey, without your password.',
    advice: "If this wasn't you, act right away: remove the passkey, and",
  },
  removed: {
    subject: 'A passkey was removed',
    sentence: 'You can no longer log in to Reset with it. Your password still works.',
    advice: "If this wasn't you, act right away:",
  },
};

const SPANISH: Words = {
  added: {
    subject: 'Se agregó una llave de acceso',
    sentence:
      'A partir de ahora también puedes iniciar sesión en Reset con esta llave de acceso, sin tu contraseña.',
    advice: 'Si no fuiste tú, actúa de inmediato: elimina la llave de acceso y',
  },
  removed: {
    subject: 'Se eliminó una llave de acceso',
    sentence: 'Ya no puedes iniciar sesión en Reset con ella. Tu contraseña sigue funcionando.',
    advice: 'Si no fuiste tú, actúa de inmediato:',
  },
};
