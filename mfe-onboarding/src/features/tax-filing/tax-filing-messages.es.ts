import type { Translation } from '@reset/remote-sdk';
import type { messages } from './tax-filing-messages.ts';

/** What is said while taxes are filed, in the Spanish of the United States. */
export const taxFiling: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.tax-filing',
  texts: {
    loading: 'Cargando tus declaraciones de impuestos',
    failed: 'No pudimos cargar tus declaraciones de impuestos.',
    dialog: 'Presenta tu declaración de impuestos',

    'file.title': 'Hagamos tus impuestos',
    'file.text.advance':
      'Responde algunas preguntas sobre tu año y envía tu declaración. Cuando se acepte, parte de tu reembolso federal puede ser tuya hasta 21 días antes.',
    'file.text.plain': 'Responde algunas preguntas sobre tu año y envía tu declaración.',
    'file.open': 'Hacer mis impuestos',
    'fact.ready': 'Ten a la mano:',
    'fact.ready.text': 'tus formularios W-2 o 1099 y, si la tienes, tu declaración del año pasado.',
    'fact.cost': 'Una tarifa fija de $20.',
    'fact.cost.text':
      'Gratis si tu reembolso llega por depósito directo a una cooperativa de crédito asociada.',
    'fact.partner': 'Con nuestro socio de impuestos.',
    'fact.partner.text':
      'Presentas tu declaración en una ventana suya y vuelves aquí cuando la cierras.',
    'fact.advance': 'Adelanto del reembolso.',
    'fact.advance.text':
      'Sobre un reembolso federal de al menos $1,000, aceptado a más tardar el 15 de abril. Lo gastas con la tarjeta de Reset.',
    'fact.advance.over': 'Adelanto del reembolso.',
    'fact.advance.over.text':
      'La temporada terminó. Los adelantos son para declaraciones que el IRS acepta a más tardar el 15 de abril.',

    'account.none': 'Conecta una cuenta bancaria para que se pueda enviar tu reembolso.',
    'account.connect': 'Conectar una cuenta bancaria',
    'account.pending': 'Estamos comprobando que la cuenta para tu reembolso esté a tu nombre.',
    'account.verified': 'La cuenta para tu reembolso está a tu nombre.',
    'account.failed':
      'La cuenta para tu reembolso no está a tu nombre. Un reembolso que se envía ahí puede ser devuelto.',

    'wait.title': 'Tu declaración está enviada',
    'wait.title.open': 'Estamos comprobando lo que enviaste',
    'wait.text': 'Esperamos a que nuestro socio de impuestos la confirme.',
    'wait.how': 'Suele tardar menos de un minuto. La página avanza sola.',
    'wait.open': 'Lo que después siga marcado como rechazado todavía no se volvió a enviar.',

    'done.title': 'Impuestos listos',
    'done.total': 'Reembolso total estimado',
    'done.filedFor': 'Reembolso que declaraste',
    'done.refund': 'Tu reembolso',
    'done.refund.federal': 'Tu reembolso federal',
    'done.refund.state': 'Reembolso estatal',
    'done.repaid': 'Pagado en tu tarjeta',
    'done.hers': 'Tuyo',
    'done.owe': 'Debes de impuestos',
    'done.unrepaid': 'Todavía no se pagaron {{amount}} que gastaste de tu adelanto.',
    'done.filed': 'Declaraste {{amount}}.',
    'done.submitted': 'Enviaste tu declaración.',
    'done.partly_accepted': 'Una parte de lo que enviaste fue aceptada, y falta decidir el resto.',
    'done.accepted': 'Tu declaración fue aceptada.',
    'done.partly_received': 'Una parte de tu reembolso ya llegó, y otra todavía está por llegar.',
    'done.received': 'Tu reembolso ya llegó.',
    'done.partly_sent': 'Una parte de tu reembolso fue enviada, y otra todavía está por llegar.',
    'done.sent':
      'La autoridad fiscal envió tu reembolso, y puede haber enviado menos o más de lo que declaraste.',
    'done.no_refund': 'No hay nada que reembolsar de tu declaración.',
    'done.season_over': 'La temporada de adelantos del reembolso terminó.',
    'done.apply': 'Solicitar la tarjeta',
    'done.return': 'Ver tu declaración',
    'done.dashboard': 'Ir a tu inicio',

    'rest.arrived': '{{amount}} de tu reembolso llegaron a {{bank}} el {{date}}.',
    'rest.on_its_way': '{{amount}} de tu reembolso están en camino a tu banco.',
    'rest.with_us':
      '{{amount}} de tu reembolso están con nosotros y van a tu banco, menos lo que debas para entonces.',
    'rest.needs_bank':
      '{{amount}} de tu reembolso están con nosotros hasta que se conecte una cuenta bancaria a tu nombre.',

    'next.decision': 'Te avisamos',
    'next.decision.text':
      'Te escribimos por correo cuando sepamos si se aceptó, por lo general en uno o dos días.',
    'next.advance': 'Una parte antes',
    'next.advance.text':
      'Parte de un reembolso federal de al menos $1,000, aceptado a más tardar el 15 de abril, puede ser tuya hasta 21 días antes.',
    'next.advance.text.card':
      'Parte de un reembolso federal de al menos $1,000, aceptado a más tardar el 15 de abril, puede ser tuya hasta 21 días antes. La gastas con la tarjeta de Reset.',
    'next.advance.needs_card':
      '{{amount}} de tu reembolso pueden ser tuyos antes. Los gastas con la tarjeta de Reset.',
    'next.advance.in_limit':
      '{{amount}} de tu reembolso ya están en tu límite de gasto. Puedes gastarlos con tu tarjeta hasta el 15 de abril, o hasta que llegue tu reembolso si llega antes.',
    'next.advance.in_limit.left':
      'Te quedan por gastar {{left}} de tu adelanto de {{amount}}. Puedes gastarlos con tu tarjeta hasta el 15 de abril, o hasta que llegue tu reembolso si llega antes.',
    'next.advance.in_limit.spent':
      'Ya gastaste todo tu adelanto de {{amount}}. Tu reembolso lo paga cuando llegue.',
    'next.refund': 'Llega tu reembolso',
    'next.card': 'La tarjeta de Reset',
    'next.card.text': 'Con ella también puedes gastar lo que ya ganaste, antes del día de pago.',

    'return.federal': 'Declaración federal',
    'return.state': 'Declaración de {{state}}',
    'status.submitted': 'Enviada',
    'status.accepted': 'Aceptada',
    'status.rejected': 'Rechazada',
    'status.refund_received': 'Reembolso recibido',
    'status.refund_sent': 'Reembolso enviado',
    'status.no_refund': 'Sin reembolso',
    'status.balance_due': 'Saldo adeudado',

    'issue.title': 'Hubo un problema al enviar tus declaraciones de impuestos.',
    'issue.text':
      'Esto suele pasar cuando un nombre, un número o el ingreso del año pasado no coincide con lo que tienen registrado. Corrígelo con nuestro socio de impuestos y envíalo de nuevo.',
    'issue.sent': 'Lo que no está marcado como rechazado está enviado, y no necesita nada de ti.',
    'issue.sent.owed': 'Lo que no está marcado como rechazado está enviado.',
    'issue.open': 'Corregir mi declaración',
  },
};
