import type { Translation } from '@reset/remote-sdk';
import type { messages } from './transaction-messages.ts';

/** What is said of one transaction, in the Spanish of the United States. */
export const transaction: Translation<typeof messages> = {
  namespace: 'mfe-member.transaction',
  texts: {
    title: 'Transacción',
    pending: 'El comercio todavía no ha cobrado esto. Cuenta como parte de lo que debes.',
    posted: 'Debes esto.',
    'title.repayment': 'Pago para {{merchant}}',
    'title.dispute_credit': 'Crédito de reclamación para {{merchant}}',
    'title.dispute_reversal': 'Crédito retirado: {{merchant}}',
    noCard: 'No tienes una tarjeta Reset, así que aquí no hay transacciones.',
    seeReturn: 'Ver tu declaración',
    gone: 'Esa transacción ya no está en tu lista',
    goneText: 'Lo que paga una compra se vuelve a anotar cuando la compra cambia.',
    partiallyRepaid: 'Se pagaron {{repaid}} de {{amount}}. Debes el resto, {{left}}.',
    partOf: '{{repaid}} de {{amount}} pagados',
    partiallyRefunded: 'De {{amount}}, el comercio devolvió {{refunded}}. Debes {{left}}.',
    partLeft: '{{left}} de {{amount}} por pagar',
    dueOn: 'Vence el {{date}}.',
    dueLater: 'Vence con uno de tus próximos pagos, primero las compras más antiguas.',
    seeRepayments: 'Ver tus pagos',
    underReview:
      'Sigue siendo parte de lo que debes mientras lo investigamos. Si decidimos a tu favor, lo recuperas.',
    repaid: 'Ya pagaste esto por completo.',
    credited: 'El crédito de tu reclamación sigue en pie. No debes nada por esto.',
    creditedProvisionally:
      'Un crédito provisional cubre {{credited}} de esto mientras decidimos tu reclamación. Mientras tanto, no debes nada por ello.',
    creditedForNow: 'Por ahora, el crédito de tu reclamación cubre {{credited}} de esto.',
    partiallyCredited:
      'De {{amount}}, el crédito de tu reclamación cubre {{credited}}. Debes {{left}}.',
    repaidLess: 'No debes nada por esto. El comercio devolvió {{refunded}}.',
    refund: 'El comercio te devolvió esto.',
    refunded: 'El comercio devolvió todo esto. No debes nada por ello.',
    refundedOwed:
      'El comercio devolvió todo esto. Una parte pagó otras compras, así que todavía debes {{left}}.',
    seeRefund: 'Ver la devolución de {{amount}} del {{date}}',
    seePurchase: 'Ver la compra en {{merchant}}',
    repayment: 'Esto pagó parte de una compra.',
    ofPurchase: 'Por tu compra de {{amount}} en {{merchant}} del {{date}}.',
    takeBack:
      'Tu crédito de reclamación de {{amount}} se retira el {{date}}. Después, lo debes de nuevo.',
    disputeCredit: 'Este es un crédito de tu reclamación.',
    disputeReversal:
      'Tu reclamación no se decidió a tu favor, así que debes el crédito que recibiste.',
    limit_exceeded: 'Esto era más que tu límite de gasto en ese momento. No se te cobró.',
    card_not_active: 'Tu tarjeta no estaba activa. No se te cobró.',
    card_frozen: 'Tu tarjeta estaba congelada. No se te cobró.',
    account_not_open: 'Tu cuenta de la tarjeta no estaba abierta. No se te cobró.',
    no_answer: 'No le respondimos a tiempo a la tienda. No se te cobró.',
    other: 'Esta compra no se pudo aprobar. No se te cobró.',
    'declined.limit_exceeded':
      'Una compra dentro de tu límite se habría aprobado. Tu límite crece a medida que ganas, y lo que pagas vuelve a estar disponible.',
    'declined.card_not_active':
      'Se habría aprobado con una tarjeta activa. Si tienes la tarjeta en la mano, actívala; si se reemplazó, usa la nueva.',
    'declined.card_frozen': 'Se habría aprobado con una tarjeta que no esté congelada.',
    'declined.account_not_open':
      'Las compras se aprueban solo mientras tu cuenta está abierta. Si crees que debería estarlo, habla con nosotros.',
    'declined.no_answer': 'La misma compra se puede aprobar si lo intentas de nuevo.',
    'declined.other': 'Inténtalo de nuevo. Si se rechaza otra vez, habla con nosotros.',
    'declined.seeFreeze': 'Descongelar tarjeta',
    'declined.seeLimit': 'Ver tu límite de gasto',
    notClaimed: 'El comercio nunca cobró esto. No debes nada.',
    takenBack: 'El comercio canceló esto. No debes nada.',
    made: 'Fecha',
    category: 'Categoría',
    how: 'Pagada',
    cardPresent: 'En persona',
    reference: 'Número de referencia',
  },
};
