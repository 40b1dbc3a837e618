import type { Translation } from '@reset/remote-sdk';
import type { messages } from './cancel-messages.ts';

/** Cancelling an application, in the Spanish of the United States. */
export const cancel: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.cancel',
  texts: {
    open: 'Cancelar mi solicitud',
    title: '¿Cancelar tu solicitud?',
    text: 'La cerraremos y borraremos lo que nos dijiste de ti, a menos que la ley o tu solicitud de impuestos nos obligue a conservarlo. Puedes hacer otra solicitud cuando quieras.',
    linked:
      '{{name}} sigue conectado hasta que lo desconectes, lo que puedes hacer en Cuentas conectadas en esta página.',
    reason: '¿Qué te hizo cambiar de opinión? (opcional)',
    'reason.refused': '¿Hay algo que quieras decirnos? (opcional)',
    reasonTooLong: 'Usa como máximo {{limit}} caracteres.',
    keep: 'Conservar mi solicitud',
    confirm: 'Cancelar mi solicitud',

    'cancelled.title': 'Cancelaste tu solicitud',
    'cancelled.text':
      'Está cerrada y no tienes que hacer nada más. Las cuentas que conectaste siguen conectadas hasta que las desconectes.',
    'cancelled.being_erased': 'Estamos borrando lo que nos dijiste de ti.',
    'cancelled.erased':
      'Borramos tu número de teléfono, tu fecha de nacimiento, la dirección de tu casa y tu número de Seguro Social.',
    'cancelled.kept':
      'Conservamos lo que nos dijiste de ti mientras la ley nos lo pida o lo necesite otra solicitud tuya.',
    'cancelled.again': '¿Cambiaste de opinión? Puedes empezar de nuevo.',
    'cancelled.restart': 'Empezar de nuevo',
    'cancelled.dashboard': 'Ir a tu inicio',
  },
};
