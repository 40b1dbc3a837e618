import type { Translation } from '@reset/remote-sdk';
import type { messages } from './payroll-link-messages.ts';

/** What is said of the connection to payroll, in the Spanish of the United States. */
export const payrollLink: Translation<typeof messages> = {
  namespace: 'mfe-member.payroll-link',
  texts: {
    connect: 'Conecta tu nómina',
    connected: 'Tu nómina está conectada.',
    reconnect: 'Vuelve a conectar tu nómina',
    update: 'Actualizar',
    updatedAt: 'Actualizado: {{time}}',
    updateFailed: 'No pudimos revisar tu nómina. Inténtalo de nuevo.',
  },
};
