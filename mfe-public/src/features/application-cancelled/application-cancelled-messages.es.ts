import type { Translation } from '@reset/remote-sdk';
import type { messages } from './application-cancelled-messages.ts';

/** After an application was cancelled, in the Spanish of the United States. */
export const applicationCancelled: Translation<typeof messages> = {
  namespace: 'mfe-public.application-cancelled',
  texts: {
    heading: 'Tu solicitud',
    loading: 'Cargando tu solicitud',
    failed: 'No pudimos cargar tu solicitud.',
    home: 'Ir a la página principal',
    dashboard: 'Ir a tu inicio',

    'cancelled.heading': 'Tu solicitud se canceló',
    'cancelled.text':
      'No tienes que hacer nada más. Estamos borrando lo que nos dijiste de ti, a menos que la ley o tu solicitud de impuestos nos obligue a conservarlo, y puedes volver cuando quieras.',
    'cancelled.erasing':
      'Estamos borrando lo que nos dijiste de ti, a menos que la ley o tu solicitud de impuestos nos obligue a conservarlo, y puedes volver cuando quieras.',
    'cancelled.pay':
      'Si cambiaste tu depósito directo, tu sueldo llega a tu cuenta de depósito de Reset, y cancelar no cambia eso. Para cobrar en otra cuenta, pide a tu empleador o a tu proveedor de nómina que envíe tu sueldo allí.',
    'cancelled.depositAccount': 'Ver tu cuenta de depósito de Reset',
    'cancelled.linked': '{{name}} sigue conectado hasta que lo desconectes.',
    'cancelled.unlink': 'Ir a tus cuentas conectadas',
    'cancelled.again': 'Empezar de nuevo',

    'open.heading': 'Tu solicitud no se canceló',
    'open.text': 'No se cerró ni se borró nada. Está tal como la dejaste.',
    'open.continue': 'Continuar con tu solicitud',

    'none.heading': 'No tienes una solicitud en curso',
    'none.text': 'No hay nada abierto, y no se canceló nada.',

    'visitor.heading': '¿Buscas tu solicitud?',
    'visitor.text': 'Inicia sesión para ver en qué punto está.',
    'visitor.logIn': 'Iniciar sesión',
  },
};
