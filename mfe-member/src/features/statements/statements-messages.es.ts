import type { Translation } from '@reset/remote-sdk';
import type { messages } from './statements-messages.ts';

/** What is said of statements, in the Spanish of the United States. */
export const statements: Translation<typeof messages> = {
  namespace: 'mfe-member.statements',
  texts: {
    title: 'Estados de cuenta de depósito',
    failed: 'No pudimos cargar tus estados de cuenta.',
    running: 'Este mes hasta ahora',
    notFinal: 'No definitivo',
    issued: 'Emitido el {{date}}',
    none: 'Tu primer estado de cuenta se emite el primer día del próximo mes.',

    statement: 'Estado de cuenta',
    statementFailed: 'No pudimos cargar este estado de cuenta.',
    ofMonth: 'Estado de cuenta de {{month}}',
    ofRunning: 'Estado de cuenta hasta ahora',
    runningText:
      'Este mes no ha terminado, así que todavía pueden agregarse transacciones. Tu estado de cuenta definitivo se emitirá el primer día del próximo mes.',
    covers:
      'Cada estado de cuenta muestra lo que debes de tu tarjeta y, si te pagan por depósito directo, el sueldo que llegó y a dónde fue.',
    pending:
      'Las compras pendientes no están incluidas. Aparecen en un estado de cuenta cuando el comercio las cobra.',
    held: 'Al {{date}}, había {{amount}} retenidos para ellas.',
    download: 'Descargar PDF',
    downloadFailed: 'No pudimos descargar el PDF. Inténtalo de nuevo.',
    returned: 'Pagos rechazados',
    arrived: 'Nos llegó el {{date}}',
    sentBack: 'Rechazado el {{date}}',
    all: 'Todos los estados de cuenta',
    holder: 'Titular de la cuenta',
    account: 'Cuenta de la tarjeta',
    accountNumber: 'Terminada en {{digits}}',
    period: 'Período',
    days: 'Del {{start}} al {{end}}',
    issueDate: 'Emitido',
    made: 'Con datos al',
    balance: 'Lo que debes',
    opening: 'Saldo inicial',
    debits: 'Compras y otros cargos',
    credits: 'Pagos y créditos',
    closing: 'Saldo final',
    deposit: 'Tu cuenta de depósito',
    depositText: 'El sueldo que llegó, lo que se pagó con él y lo que enviamos a tu banco.',
    depositOpening: 'Saldo al {{date}}',
    transactions: 'Transacciones',
    noTransactions: 'No hubo transacciones.',
    dated: '{{date}} · {{kind}}',
    purchase: 'Compra',
    refund: 'Devolución',
    notice:
      'Aviso del estado de cuenta: los errores deben informarse dentro de 60 días; una investigación de más de 10 días hábiles da lugar a un crédito provisional.',
    noticeNew: 'Para una compra en los primeros 30 días de una cuenta nueva, son 20 días hábiles.',
  },
};
