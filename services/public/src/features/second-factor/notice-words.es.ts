import { formatMoment } from '@reset/service-kit';
import type { NoticeWords } from './notice-words.ts';
import type { NoticeJob, SecondFactorKind } from './second-factor.ts';

/** What a notice says in the Spanish of the United States. */
export function spanishNotice(notice: NoticeJob): NoticeWords {
  if (notice.what === 'turned_on') return turnedOn[notice.kind ?? 'text'];
  if (notice.what === 'turned_off') return notice.is_on ? turnedOff[notice.kind ?? 'text'] : allOff;
  if (notice.what === 'recovery_codes_renewed') return renewed;
  if (notice.what === 'phone_changed') return phoneChanged;
  const left = notice.recovery_codes_left;
  const when = notice.at === undefined ? '' : ` el ${formatMoment('es-US', new Date(notice.at))}`;
  return {
    subject: 'Se usó un código de recuperación',
    sentence: `Uno de tus códigos de recuperación se usó para entrar a tu cuenta${when}. No volverá a funcionar.${left < 3 ? ' Puedes crear códigos nuevos en tu configuración de seguridad.' : ''}`,
    highlight: { label: 'Códigos de recuperación que quedan', value: String(left) },
  };
}

const SIGNED_OUT =
  'Se cerró la sesión de todas las personas que antes la tenían abierta en tu cuenta.';

const turnedOn: Record<SecondFactorKind, NoticeWords> = {
  text: {
    subject: 'La autenticación de dos factores está activada',
    sentence: `A partir de ahora, para iniciar sesión en Reset se necesita tu contraseña y un código que enviamos por mensaje de texto a tu teléfono. ${SIGNED_OUT}`,
  },
  authenticator_app: {
    subject: 'Se agregó una aplicación de autenticación',
    sentence: `A partir de ahora, para iniciar sesión en Reset se necesita tu contraseña y un código de tu aplicación de autenticación. ${SIGNED_OUT}`,
  },
};

const allOff = {
  subject: 'La autenticación de dos factores está desactivada',
  sentence:
    'Para iniciar sesión en Reset ya no se necesita un código. Tus códigos de recuperación ya no funcionan.',
};

const renewed = {
  subject: 'Tienes códigos de recuperación nuevos',
  sentence:
    'Se crearon códigos de recuperación nuevos para tu cuenta. Los de antes ya no funcionan.',
};

const phoneChanged = {
  subject: 'Se cambió tu número de teléfono',
  sentence:
    'Nuestro personal de soporte anotó otro número de teléfono para tu cuenta. Los códigos por mensaje de texto llegan al nuevo.',
  closing: 'Si no lo pediste, escríbenos de inmediato a la dirección de abajo.',
};

/** While she has another one. */
const turnedOff: Record<SecondFactorKind, NoticeWords> = {
  text: {
    subject: 'Los códigos por mensaje de texto están desactivados',
    sentence:
      'Para iniciar sesión en Reset ya no se necesita un código que enviamos por mensaje de texto a tu teléfono. Todavía se necesita un código de tu aplicación de autenticación.',
  },
  authenticator_app: {
    subject: 'Se quitó tu aplicación de autenticación',
    sentence:
      'Para iniciar sesión en Reset ya no se necesita un código de tu aplicación de autenticación. Todavía se necesita un código que enviamos por mensaje de texto a tu teléfono.',
  },
};
