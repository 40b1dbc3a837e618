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
    'cancelled.nothingElse': 'Está cerrada y no tienes que hacer nada más.',
    'cancelled.closed': 'Está cerrada.',
    'cancelled.linked': 'Las cuentas que conectaste siguen conectadas hasta que las desconectes.',
    'cancelled.payHere':
      'Tu sueldo llega a tu cuenta de depósito de Reset, y cancelar no cambia eso.',
    'cancelled.payMaybeHere':
      'Abrimos una cuenta de depósito de Reset para tu sueldo. Si cambiaste tu depósito directo, tu sueldo llega allí, y cancelar no cambia eso.',
    'cancelled.payBack':
      'Para cobrar en otra cuenta, pide a tu empleador o a tu proveedor de nómina que envíe tu sueldo allí.',
    'cancelled.depositAccount': 'Ver tu cuenta de depósito de Reset',
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
