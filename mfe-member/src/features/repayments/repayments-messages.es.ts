import type { Translation } from '@reset/remote-sdk';
import type { messages } from './repayments-messages.ts';

/** What is said of repayments, in the Spanish of the United States. */
export const repayments: Translation<typeof messages> = {
  namespace: 'mfe-member.repayments',
  texts: {
    title: 'Pagos',
    failed: 'No pudimos cargar tus pagos.',
    see: 'Ver tus pagos',
    yourBank: 'tu cuenta bancaria',

    'deposit.title': 'Pagas con tu depósito directo',
    'deposit.text': 'Cuando llega tu sueldo, primero paga lo que debes de tu tarjeta Reset.',
    'deposit.rest': 'El resto va a tu cuenta bancaria.',
    'deposit.restKept':
      'El resto se queda con nosotros hasta que conectes una cuenta bancaria a tu nombre a la que podamos enviarlo.',
    'deposit.noDebit': 'No se debita de tu cuenta bancaria y no hay nada que programar.',
    'deposit.link': 'Ver tu sueldo',

    nothing:
      'Ahora no hay nada que pagar. Cuando compres algo, el día en que se paga aparecerá aquí.',

    next: 'Próximo pago',
    'next.nothing': 'Nada que pagar',
    'next.debited': 'Se está debitando',
    'next.since': 'Se debita desde el',
    'next.fixed': 'Su día no se puede cambiar.',
    'next.nothingText': 'Cuando compres algo, el día en que se paga aparecerá aquí.',
    'next.on': 'El {{date}}, desde {{bank}}',
    'next.onWithoutBank':
      'El {{date}}, pero no se puede debitar de ninguna de tus cuentas bancarias',
    'next.processing': 'De {{bank}} desde el {{date}}',
    'next.fromPay': 'De tu próximo sueldo',
    'next.fromPayOn': 'De tu sueldo, que se espera el {{date}}',
    'next.unplanned': 'El día todavía no está fijado',
    'next.then': 'Luego {{amount}} el {{date}}.',
    'next.sameDay': 'Hay un segundo débito, de {{amount}}, el mismo día: {{total}} en total.',
    'next.stopped':
      'No hay ningún débito previsto: tu banco no permite ninguno. Conecta otra cuenta bancaria',
    'next.pending': '{{amount}} más están pendientes.',
    'next.onlyPending': '{{amount}} están pendientes.',
    'next.takeBack':
      'El {{date}} se retiran {{amount}} de un crédito de reclamación, que desde ese día se deben y se pagan.',
    'next.notFromPay': 'Nada que pagar de tu sueldo',
    'next.ofRefund': '{{amount}} más son de tu adelanto de reembolso, que no se paga de tu sueldo.',
    'next.onlyOfRefund': '{{amount}} son de tu adelanto de reembolso, que no se paga de tu sueldo.',
    'next.underWay': 'Este monto se está debitando de tu banco.',
    'next.amount': 'Monto',
    'next.day': 'Día',
    'next.bank': 'Cuenta bancaria',
    'next.noBank': 'Ninguna de la que se pueda debitar',
    'next.noDay': 'Todavía sin fijar',
    'next.nonePlanned': 'Ninguno previsto',
    'next.stopped.text':
      'No hay ningún débito previsto, porque tu banco no permite ninguno. Conecta otra cuenta bancaria desde la cual pagar.',
    'next.growing': 'Se agrega todo lo que compres con tu tarjeta Reset antes de ese día.',
    'next.growing.ofRefund':
      'Se agrega todo lo que compres con tu tarjeta Reset antes de ese día, menos lo que gastes de tu adelanto de reembolso.',
    'next.early': 'Tú pediste este pago.',
    'next.moved': 'Se movió del {{date}}. Un pago se puede mover una vez.',
    'next.again': 'Tu banco ya lo rechazó una vez. Lo que debes de él se debita de nuevo.',
    'next.no_bank': 'Se aplazó porque no se pudo debitar de tu cuenta bancaria.',
    'next.short_balance':
      'Se aplazó porque habría dejado en tu cuenta bancaria menos de lo que necesitan tus facturas.',
    'next.putOff': 'Se aplazó a este día.',
    calendar: 'Agregar al calendario',

    later: 'Después de eso',

    move: 'Mover el día',
    'move.now': '{{amount}} están previstos para el {{date}}.',
    'move.text': 'Puedes mover este pago una vez, a un día hábil bancario hasta el {{date}}.',
    'move.day': 'Nuevo día',
    'move.required': 'Elige un día.',
    'move.submit': 'Mover el pago',
    'move.done': 'Tu pago se movió al {{date}}.',

    early: 'Pagar antes',
    'early.text': 'Paga todo o una parte de lo que debes. Se debita de tu banco el {{date}}.',
    'early.amount': 'Monto a pagar',
    'early.most': 'Puedes pagar hasta {{amount}}.',
    'early.required': 'Escribe un monto.',
    'early.positive': 'Escribe un monto mayor que $0.',
    'early.tooMuch': 'Esto es más que los {{amount}} que puedes pagar ahora.',
    'early.review': 'Revisar el pago',
    'early.confirm': 'Confirma tu pago',
    'early.confirm.text':
      'Debitamos de tu cuenta bancaria una sola vez, por este monto. Después de confirmar, no se puede cancelar.',
    'early.ofRefund': 'Queda de tu adelanto de reembolso',
    'early.left': 'Queda por pagar',
    'early.confirm.submit': 'Pagar {{amount}}',
    'early.confirm.back': 'Volver',
    'calendar.title': 'Pago a Reset',
    'calendar.description':
      'Se debitan de {{bank}} {{amount}}, según lo que debes el {{date}}. Se suma lo que compres antes.',
    'calendar.several':
      '{{bank}} recibe {{count}} débitos, de {{amounts}}: {{amount}} en total, según lo que debes el {{date}}. Se suma lo que compres antes.',
    'calendar.stale':
      'Si lo agregaste a tu calendario, agrégalo de nuevo: el que está allí tiene el día de antes del cambio.',
    'early.low':
      'El saldo de tu banco es de {{balance}}, menos que esta cantidad. Si tu banco rechaza el débito, la vuelves a deber.',
    'early.pending': 'Todavía pendiente',
    'early.leftOn': '{{amount}} el {{date}}',
    'debits.fromBank': 'De tu cuenta bancaria',
    'debits.fromPay': 'De tu sueldo',
    'debits.fromRefund': 'De tu reembolso de impuestos',
    'debits.fromDeposit': 'De un depósito',
    'debits.fromBalance': 'De tu saldo en depósito',
    'debits.fromOther': 'De tu dinero con nosotros',
    'debits.early': 'Pago anticipado',
    'debits.days': 'Debitado el {{date}}, nos llegó el {{arrived}}.',
    'early.done': 'Tu pago de {{amount}} se debita el {{date}}.',
    'early.asked':
      'Ya pediste un pago en este día hábil bancario. Puedes pedir otro en el siguiente.',
    'early.covered': 'Los pagos que ya pediste cubren todo lo que debes ahora.',
    'early.rest':
      'Tu banco rechazó {{amount}}. Al confirmar, también aceptas que lo que todavía debas de eso después de este pago se debite el {{date}}.',
    'early.noBank': 'No se puede debitar de ninguna de tus cuentas bancarias.',

    part: 'Si tu cuenta bancaria tiene muy poco',
    'part.later': 'Esperar al próximo día hábil bancario',
    'part.later.text': 'No se debita nada hasta que esté el monto completo.',
    'part.part': 'Debitar lo que le sobre',
    'part.part.text':
      'Lo que necesitan tus facturas se queda en tu cuenta, y el resto se debita después.',
    'part.save': 'Guardar',
    'part.saved': 'Guardado.',

    debits: 'Pagos anteriores',
    'status.processing': 'En proceso',
    'status.completed': 'Completada',
    'status.returned': 'Rechazada',
    'status.failed': 'Fallida',
    'status.notNeeded': 'No hizo falta',
    'status.other': 'Cambió',
    'means.processing':
      'Se está debitando de tu banco. Este monto está reservado y no se debita dos veces.',
    'means.completed': 'Hace espacio para nuevas compras a partir del {{date}}.',
    'means.failed': 'No se debitó de tu banco. El monto siguió en lo que debes.',
    'means.notNeeded':
      'Pediste que se debitara el {{date}}. Ya no debías nada que pudiera pagar, así que no se debitó de tu banco.',
    'means.again':
      'Había muy poco en tu cuenta. Debes este monto de nuevo, y lo que quede de él se debita de nuevo el {{date}}.',
    'means.wasAgain': 'Había muy poco en tu cuenta. Se debitó de nuevo el {{date}}.',
    'means.short_balance': 'Había muy poco en tu cuenta. El monto se sumó a lo que debes.',
    'means.not_allowed':
      'No se puede debitar de tu cuenta. El monto se sumó a lo que debes, y ya no debitamos de esta cuenta.',
    'means.other': 'Habla con nosotros si tienes una pregunta sobre este pago.',
    'means.mistake': 'Se rechazó por un error que no es tuyo. El monto se sumó a lo que debes.',

    'notice.due.title': 'Se debitarán {{amount}} el {{date}}',
    'notice.due.text': 'Se debitará de {{bank}} lo que debes de tu tarjeta Reset.',
    'notice.put_off.title': 'Tu pago de {{amount}} se pospuso al {{date}}',
    'notice.put_off.no_bank':
      'No se pudieron debitar {{amount}} de {{bank}}. Revisa que la cuenta esté conectada y a tu nombre, o conecta otra.',
    'notice.put_off.short_balance':
      'Debitar {{amount}} de {{bank}} habría dejado menos de lo que necesitan tus facturas. Lo intentamos de nuevo el {{date}}.',
    'notice.given_up.title': 'No pudimos debitar tu pago',
    'notice.given_up.text':
      'Lo intentamos durante varios días. Todavía debes {{amount}}: págalos cuando puedas, o habla con nosotros.',
    'notice.presented_again.title':
      'Tu banco rechazó tu pago porque no tenía suficiente. Se vuelven a debitar {{amount}} el {{date}}',
    'notice.presented_again.text':
      'Había muy poco en {{bank}} para tu último débito. Lo debes de nuevo: se debitan {{amount}} el {{date}}.',
    'notice.returned.title': 'Tu pago de {{amount}} fue rechazado, y lo vuelves a deber',
    'notice.returned.text':
      'El débito de {{amount}} de {{bank}} fue rechazado. Los debes de nuevo, con tu próximo pago.',
    'notice.failed.title': 'Tu pago no se hizo',
    'notice.failed.text':
      'No se pudieron debitar {{amount}} de {{bank}}. Los debes como antes, con tu próximo pago.',
    'notice.stopped.title': 'Dejamos de debitar de tu cuenta bancaria',
    'notice.stopped.text':
      'El débito de {{amount}} de {{bank}} fue rechazado y ya no se puede debitar de esa cuenta. Los debes de nuevo. Conecta otra cuenta bancaria para pagarlos.',
    'notice.other.title': 'Algo cambió en tus pagos',
    'notice.other.text': 'Mira tus pagos, o habla con nosotros si tienes una pregunta.',
    'notice.payout_returned.title': 'Tu dinero regresó de {{bank}}',
    'notice.payout_returned.text':
      'Conecta otra cuenta a tu nombre y te enviamos allí tus {{amount}}.',
    'notice.payout_needs_bank.title': '¿A dónde te enviamos tu dinero?',
    'notice.payout_needs_bank.text':
      'Conecta una cuenta bancaria a tu nombre y te enviamos allí tus {{amount}}.',
    'notice.credit_taken_back.title':
      'Tu crédito de reclamación de {{amount}} se retira el {{date}}',
    'notice.credit_taken_back.text':
      'No encontramos ningún error en tu compra en {{merchant}}. Debes el monto del crédito a partir del {{date}}.',
    'notice.credit_taken_back.see': 'Ver tu reclamación',
    another: 'Conectar otra cuenta bancaria',
    'another.title': 'Conectar otra cuenta corriente',
    'another.connected': 'Conectada: {{bank}}',
    'another.done': 'Tu cuenta bancaria está conectada.',
  },
};
