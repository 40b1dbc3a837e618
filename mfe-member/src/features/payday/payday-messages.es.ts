import type { Translation } from '@reset/remote-sdk';
import type { messages } from './payday-messages.ts';

/** What is said of payday, in the Spanish of the United States. */
export const payday: Translation<typeof messages> = {
  namespace: 'mfe-member.payday',
  texts: {
    failed: 'No pudimos cargar tu día de pago.',
    comingSoon: 'Muy pronto: sigue tu sueldo en vivo el día de pago.',
    unknown:
      'Todavía no conocemos tu próximo día de pago. Aparecerá aquí cuando tu nómina haya informado un sueldo.',

    timeline: 'Tu día de pago, paso a paso',
    periodEnd: 'Fin del período de pago',
    payday: 'Día de pago',
    past: 'Terminado',
    paid: 'Pagado',
    current: 'Esperando tu sueldo',
    currentPeriod: 'Terminado, sigue el día de pago',
    today: 'Hoy',
    next: 'Siguiente',
    future: 'Después',

    'step.paycheck': 'Sueldo recibido',
    'step.paycheck.from': 'Tu empleador te paga.',
    'step.paycheck.done': 'Tu empleador te pagó el {{date}}.',
    payments: 'Te pagaron {{list}}.',
    payment: '{{amount}} el {{date}}',
    'step.repaid': 'Adelantos pagados',
    'step.repaid.plannedTitle': 'Pago previsto',
    'step.repaid.underWayTitle': 'Pago en curso',
    'step.repaid.noneTitle': 'Todavía no se pagó nada',
    'step.repaid.stoppedTitle': 'Pago detenido',
    'step.repaid.ach_debit_flow': 'Lo que gastaste con tu tarjeta se debita de tu cuenta bancaria.',
    'step.repaid.direct_deposit_flow': 'Lo que gastaste con tu tarjeta se paga con tu sueldo.',
    'step.repaid.nothing': 'No había nada que pagar.',
    'step.repaid.ach_debit_flow.done':
      'Lo que gastaste con tu tarjeta se debitó de tu cuenta bancaria.',
    'step.repaid.ach_debit_flow.doneFrom':
      'Lo que gastaste con tu tarjeta se debitó de {{bank}} el {{date}}.',
    'step.repaid.ach_debit_flow.doneLast':
      'Lo que gastaste con tu tarjeta se debitó de {{bank}} en varios débitos, el último de {{amount}} el {{date}}.',
    'step.repaid.direct_deposit_flow.done': 'Lo que gastaste con tu tarjeta se pagó con tu sueldo.',
    'step.rest.ach_debit_flow': 'Sueldo neto depositado',
    'step.rest.ach_debit_flow.text': 'El resto de tu sueldo se queda en tu cuenta bancaria.',
    'step.rest.ach_debit_flow.done': 'El resto de tu sueldo está en tu cuenta bancaria.',
    'step.rest.direct_deposit_flow': 'Resto depositado',
    'step.rest.plannedTitle': 'Resto apartado',
    'step.rest.underWayTitle': 'Resto en camino',
    'step.rest.direct_deposit_flow.text':
      'Enviamos el resto a tu cuenta bancaria a más tardar el próximo día hábil bancario.',
    'step.rest.kept':
      'El resto se queda con nosotros hasta que conectes una cuenta bancaria a tu nombre a la que podamos enviarlo.',
    'step.rest.direct_deposit_flow.done': 'No nos queda nada de él.',
    'step.rest.direct_deposit_flow.partTo':
      'Enviamos {{amount}} de eso a {{bank}}, y llegó el {{date}}.',
    'step.rest.direct_deposit_flow.doneTo': 'Lo enviamos a {{bank}}. Llegó el {{date}}.',
    'step.repaid.over': 'Se debitaron {{amount}}.',
    'step.repaid.part': 'Se debitan {{amount}} el {{date}}.',
    'step.rest.withBefore': 'Con {{more}} que ya teníamos de antes, {{amount}} en total es tuyo.',
    'step.rest.repaidSince': '{{amount}} de eso se usó para pagar lo que debías desde entonces.',
    'step.rest.lessTakeBack':
      'Se descuenta lo que se retire de un crédito de reclamación hasta entonces.',
    'step.repaid.debit': 'Se debita de tu banco el {{date}}.',
    'step.repaid.before': 'Antes se debitan {{amount}}, el {{date}}.',
    'step.repaid.noneMade': 'No se debitó nada por este día de pago.',
    'step.repaid.none': 'No hay ningún débito previsto para este día de pago.',
    'step.repaid.next': 'Tu próximo débito es de {{amount}} el {{date}}.',
    'step.repaid.stopped':
      'Tu banco no permite débitos de tu cuenta. Conecta otra desde la cual pagar.',
    'step.repaid.fromPay': 'Se pagaron {{amount}} con tu sueldo.',
    'step.repaid.underWay':
      'El débito de {{amount}} del {{date}} está en curso y paga lo que gastaste.',
    'step.repaid.pending':
      '{{amount}} más están pendientes y se suman cuando el comercio los cobre.',
    'step.repaid.ofRefund':
      '{{amount}} más son de tu adelanto de reembolso y no se pagan de tu sueldo.',
    underWay: 'Se está debitando',
    stopped: 'Detenido',
    unknownAmount: 'Aún no se sabe',
    about: 'Unos {{amount}}',
    incomplete: 'Por venir',
    pending: 'Se espera hoy',
    late: 'En camino',
    complete: 'Listo',

    questions: 'Preguntas sobre el día de pago',
    questionsFailed: 'No pudimos cargar las preguntas sobre el día de pago.',

    'celebration.title': '¡Te pagaron!',
    'celebration.received': 'Tu sueldo de {{paycheck}} está aquí.',
    'celebration.text':
      'Tu sueldo de {{paycheck}} está aquí. {{repaid}} cubrieron lo que gastaste, y {{rest}} son tuyos.',
    'celebration.debited':
      'Tu sueldo de {{paycheck}} está aquí. De tu cuenta bancaria se debitaron {{repaid}} que gastaste.',
    'celebration.debitedNext': 'Se debitan {{amount}} más el {{date}}.',
    'celebration.debit':
      'Tu sueldo de {{paycheck}} está aquí. Se debitan {{amount}} de {{bank}} el {{date}}.',
    'celebration.underWay':
      'Tu sueldo de {{paycheck}} está aquí. Se están debitando {{amount}} de {{bank}}.',
    'celebration.toRepay':
      'Tu sueldo de {{paycheck}} está aquí. Todavía debes {{amount}} de lo que gastaste.',
    'celebration.pending':
      'Tu sueldo de {{paycheck}} está aquí. {{amount}} que gastaste están pendientes y se pagan después.',
    'celebration.nothingOwed': 'Tu sueldo de {{paycheck}} está aquí, y todo es tuyo.',
    'celebration.debitUnderWay': 'Se están debitando de {{bank}} {{amount}} que gastaste.',
    'celebration.stays': '{{rest}} se quedan en tu cuenta bancaria.',
    'celebration.details': 'Ver detalles',

    'deposit.title': 'Configura el depósito directo',
    'deposit.intro':
      'Dale estos datos a tu empleador para que tu sueldo se envíe a tu cuenta de depósito de Reset.',
    'deposit.all':
      'Todo tu sueldo debe llegar aquí: no es posible enviar solo una parte. Cuando llega, primero paga lo que debes de tu Reset Card, y el resto lo enviamos a tu cuenta bancaria.',
    'deposit.unchanged': 'Hasta entonces pagas como antes, con débitos de tu cuenta bancaria.',
    'deposit.failed': 'No pudimos cargar tus datos de depósito directo.',
    'deposit.none': 'No tienes una cuenta de depósito',
    'deposit.noneText':
      'Se abre cuando eliges el depósito directo como la forma en que pagas. Hasta entonces tu sueldo va a tu banco como antes.',
    'deposit.institution': 'Nombre de la institución',
    'deposit.routing': 'Número de ruta',
    'deposit.account': 'Número de cuenta',
    'deposit.type': 'Tipo de cuenta',
    'deposit.checking': 'Corriente',
    'deposit.copy': 'Copiar: {{what}}',
    'deposit.privacy': 'Compártelos solo con quien te paga.',
  },
};
