import type { Translation } from '@reset/remote-sdk';
import type { messages } from './linked-accounts-messages.ts';

/** The linked accounts of an applicant, in the Spanish of the United States. */
export const linkedAccounts: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.linked-accounts',
  texts: {
    title: 'Cuentas conectadas',
    bank: 'Cuenta corriente',
    payroll: 'Nómina',
    back: 'Volver',
    unlink: 'Desconectar',
    'unlink.named': 'Desconectar {{name}}',
    'unlink.title': '¿Desconectar {{name}}?',
    'unlink.text':
      'Dejamos de leer esta cuenta y borramos lo que leímos allí. Puedes volver a conectarla, o conectar otra.',
    'unlink.done': '{{name}} ya no está conectado.',
  },
};
