import type { Translation } from '@reset/remote-sdk';
import type { messages } from './disputes-messages.ts';

/** What is said of disputes, in the Spanish of the United States. */
export const disputes: Translation<typeof messages> = {
  namespace: 'mfe-member.disputes',
  texts: {
    dispute: 'Reclamar este cargo',
    received: 'Recibimos tu reclamación',
    failed: 'Algo salió mal. Inténtalo de nuevo.',
    follow: 'Seguir tu reclamación',
    seeDecided: 'Ver tu reclamación',
    seeWithdrawn: 'Ver la reclamación que retiraste',
    'dispute.title': '¿Reclamar este cargo?',
    'dispute.text':
      'Investigamos por ti {{amount}} en {{merchant}}. A continuación puedes contarnos qué pasó. Puedes retirar la reclamación mientras la investigamos.',
    'dispute.keep': 'No reclamarlo',

    'mark.open': 'Reclamada: en revisión',
    'mark.provisional': 'Reclamada: crédito provisional',
    'mark.won': 'Reclamación decidida a tu favor',
    'mark.lost': 'Reclamación decidida: sin error encontrado',
    'mark.written_off': 'Reclamación decidida a tu favor',

    nearest: 'Recibes noticias nuestras a más tardar el {{date}}',
    title: 'Tu reclamación',
    loadFailed: 'No pudimos cargar tu reclamación.',
    claimed: 'Estás reclamando {{amount}} de tu compra en {{merchant}}.',
    'claimed.before': 'Reclamaste {{amount}} de tu compra en {{merchant}}.',
    'claimed.unnamed': 'Esta reclamación es por {{amount}} de una compra.',
    'state.open': 'En revisión',
    'state.provisional': 'Crédito provisional',
    'state.won': 'Decidida a tu favor',
    'state.lost': 'Sin error encontrado',
    'state.written_off': 'Decidida a tu favor',
    'state.withdrawn': 'Retirada',

    next: 'Qué sigue',
    'next.credit':
      'Recibes nuestra decisión, o un crédito provisional mientras seguimos investigando',
    'next.resolve': 'Recibes nuestra decisión final',
    'next.rule':
      'La ley federal nos da 10 días hábiles para esto, o 20 si la compra fue en los primeros 30 días de una cuenta nueva.',
    'next.lateCredit':
      'Estamos retrasados con nuestra decisión. Debiste recibirla, o un crédito provisional, a más tardar el {{date}}, y nuestro equipo está trabajando en ello.',
    'next.late':
      'Estamos retrasados con nuestra decisión. Debiste recibirla a más tardar el {{date}}, y nuestro equipo está trabajando en ello.',
    'next.told':
      'Dentro de los 3 días hábiles siguientes a nuestra decisión, la publicamos en esta página.',
    'next.takeBack': 'Se retira el crédito provisional',
    'next.nothing': 'Esta reclamación está cerrada. No tienes que hacer nada.',
    'next.withdrawn':
      'Retiraste esta reclamación y no tienes que hacer nada. Puedes reclamar el cargo de nuevo.',
    'next.again': 'Ver el cargo',
    by: 'A más tardar el {{date}}',

    credit: 'Tu crédito',
    'credit.none': 'Ninguno todavía',
    'credit.provisional': '{{amount}}, tuyos mientras investigamos',
    'credit.final': '{{amount}}, tuyos para siempre',
    'credit.takenSoon': '{{amount}}, hasta el {{date}}',
    'credit.taken': 'Se retiraron {{amount}}',
    'credit.paid': '{{amount}} de él pagan esta compra',
    'credit.repaid': '{{amount}} de él pagaron tu compra en {{merchant}}',
    'credit.held': '{{amount}} de él están guardados para ti en Reset',
    'credit.sent': '{{amount}} de él se enviaron a tu cuenta bancaria',
    reason: 'Motivo de nuestra decisión',

    repayment: 'Tus pagos',
    'repayment.owedInReview':
      'Este cargo sigue siendo parte de lo que debes, así que tus pagos lo incluyen. Si decidimos a tu favor, lo recuperas.',
    'repayment.repaidInReview': 'Ya pagaste este cargo. Si decidimos a tu favor, lo recuperas.',
    'repayment.credited':
      'Tu crédito provisional paga {{paid}} de este cargo mientras investigamos, y no queda nada por pagar de él.',
    'repayment.creditedRepaid':
      'Este cargo está pagado sin tu crédito provisional, que también es tuyo mientras investigamos.',
    'repayment.creditedOwed':
      'Este cargo sigue siendo parte de lo que debes, así que tus pagos lo incluyen. Tu crédito provisional es tuyo mientras investigamos.',
    'repayment.creditedPart':
      'Tu crédito paga parte de este cargo. El resto sigue incluido en tus pagos.',
    'repayment.final': 'No debes el monto que reclamaste.',
    'repayment.rest':
      'No debes el monto que reclamaste. El resto de esta compra sigue incluido en tus pagos.',
    'repayment.until':
      'Tu crédito paga {{paid}} de este cargo hasta el {{date}}. A partir de entonces, debes los {{amount}} de tu crédito.',
    'repayment.untilRepaid':
      'Ya pagaste este cargo sin tu crédito, y sigue pagado. A partir del {{date}}, nos debes los {{amount}} de tu crédito.',
    'repayment.untilOwed':
      'Este cargo es parte de lo que debes, y tus pagos lo incluyen. A partir del {{date}}, también nos debes los {{amount}} de tu crédito.',
    'repayment.owed': 'Este cargo es parte de lo que debes, y tus pagos lo incluyen.',
    'repayment.owedWithCredit':
      'Este cargo y el crédito que se retiró son parte de lo que debes, y tus pagos los incluyen.',
    'repayment.takenBackRepaid': 'Ya pagaste por completo este cargo y el crédito que se retiró.',
    'repayment.takenBack':
      'El crédito que se retiró es parte de lo que debes, y tus pagos lo incluyen.',
    'repayment.repaid': 'Ya pagaste este cargo por completo.',

    timeline: 'Qué pasó',
    'step.opened': 'Reclamaste el cargo',
    'step.credited': 'Recibiste un crédito provisional',
    'step.refunded': 'El comercio regresó dinero',
    'step.won': 'Decidimos a tu favor',
    'step.lost': 'No encontramos ningún error',
    'step.written_off': 'Decidimos a tu favor',
    'step.withdrawn': 'Retiraste la reclamación',
    'step.taken_back': 'Se retiró el crédito provisional',

    messages: 'Mensajes',
    'messages.none': 'Cuéntanos qué pasó o pregunta cómo va. Te responderemos aquí.',
    'messages.you': 'Tú',
    'messages.staff': 'Reset',
    'messages.text': 'Tu mensaje',
    'messages.send': 'Enviar',
    'messages.sent': 'Tu mensaje se envió.',
    'messages.required': 'Escribe un mensaje.',
    'messages.tooLong': 'Tu mensaje puede tener {{limit}} caracteres como máximo.',

    withdraw: 'Retirar la reclamación',
    'withdraw.title': '¿Retirar tu reclamación?',
    'withdraw.text':
      'Dejaremos de investigar este cargo. Si cambias de opinión, puedes reclamarlo de nuevo.',
    'withdraw.credit': 'Tu crédito provisional de {{amount}} se retirará de inmediato.',
    'withdraw.keep': 'Mantener mi reclamación',
    'withdraw.done': 'Tu reclamación se retiró.',
  },
};
