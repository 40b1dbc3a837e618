import type { Translation } from '@reset/remote-sdk';
import type { messages } from './manage-account-messages.ts';

/** What is said of cancelling the card and closing the account, in the Spanish of the United States. */
export const manageAccount: Translation<typeof messages> = {
  namespace: 'mfe-member.manage-account',
  texts: {
    title: 'Administrar cuenta',
    failed: 'No pudimos cargar tu cuenta.',
    question: '¿Qué te gustaría hacer?',
    hint: 'Elige una opción para continuar.',
    cancelCard: 'Cancelar mi tarjeta',
    'cancelCard.text':
      'Tu cuenta sigue abierta. Lo que debes de la tarjeta se paga de todos modos.',
    closeAccount: 'Cerrar mi cuenta',
    'closeAccount.text':
      'Puedes pedirlo cuando quieras. La cerramos cuando no debas nada y no haya dinero tuyo en camino.',
    'closure.title': 'Qué pasa al cerrar tu cuenta',
    'closure.failed': 'No pudimos cargar qué pasa al cerrar tu cuenta.',
    'closure.settleFirst': 'Antes de que podamos cerrarla:',
    'closure.money_owed': 'Debes {{amount}}, con las compras pendientes.',
    'closure.money_held': 'Tenemos {{amount}} de tu dinero.',
    'closure.money_under_way': 'Hay dinero en camino, o que todavía puede regresar.',
    'closure.dispute_open': 'Tienes una reclamación sin decidir.',
    'closure.ends': 'Termina de inmediato',
    'closure.erased': 'Se borra de inmediato',
    'closure.until': 'Se guarda hasta el {{date}}, si se cierra hoy',
    'closure.stays': 'Se guarda sin fecha límite',
    submit: 'Enviar',
    back: 'Volver a tu cuenta',
    received:
      'Recibimos tu solicitud. Los cambios pueden tardar de 1 a 3 días hábiles en entrar en vigor.',
  },
};
