import type { Translation } from '@reset/remote-sdk';
import type { messages } from './account-messages.ts';

/** What the account page says, in the Spanish of the United States. */
export const account: Translation<typeof messages> = {
  namespace: 'mfe-member.account',
  texts: {
    memberSince: 'miembro desde {{month}}',

    settings: 'Ajustes',
    personalInfo: 'Información personal',
    security: 'Inicio de sesión y seguridad',
    texts: 'Ajustes de mensajes de texto',
    notifications: 'Notificaciones',
    twoFactor: 'Autenticación de dos factores',
    on: 'Activada',
    off: 'Desactivada',
    password: 'Cambiar contraseña',
    data: 'Tus datos',

    card: 'Tarjeta',
    repayments: 'Pagos',
    statements: 'Estados de cuenta de depósito',
    deposit: 'Configurar depósito directo',
    freeze: 'Congelar tarjeta',
    replace: 'Reemplazar tarjeta',
    wallet: 'Agregar a una billetera',
    apply: 'Solicitar ahora',

    support: 'Soporte',
    taxReturns: 'Declaraciones de impuestos',
    documents: 'Documentos',
    faqs: 'Preguntas frecuentes',
    manage: 'Administrar cuenta',

    logOut: 'Cerrar sesión',
  },
};
