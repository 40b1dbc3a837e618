import type { Translation } from '@reset/remote-sdk';
import type { messages } from './tax-return-messages.ts';

/** What is said of tax returns, in the Spanish of the United States. */
export const taxReturn: Translation<typeof messages> = {
  namespace: 'mfe-member.tax-return',
  texts: {
    title: 'Declaración de impuestos',
    dashboard: 'Inicio',
    failed: 'No pudimos cargar tus declaraciones de impuestos.',
    total: 'Reembolso total estimado',
    'total.loading': 'Total',
    'total.received': 'Reembolso total',
    'total.sent': 'Reembolso total que declaraste',
    'total.rejected': 'Reembolso total estimado, todavía sin aceptar',
    notAccepted: 'Todavía sin aceptar',
    owe: 'Debes',
    'owe.rejected': 'Debes, todavía sin aceptar',
    filedFor: 'Declaraste {{amount}}',
    asFiled: 'Lo que declaraste',
    year: 'Año fiscal {{year}}',
    federal: 'Federal',
    note: 'Una parte de tu reembolso federal está disponible cuando el IRS acepta tu declaración, si lo hace a más tardar el 15 de abril.',
    'destination.none': 'Conecta una cuenta bancaria para que se pueda enviar tu reembolso.',
    'destination.connect': 'Conectar una cuenta bancaria',
    details: 'Ver detalles',
    dialog: 'Tu declaración de impuestos',
    earlier: 'Declaraciones anteriores',
    none: 'Todavía no presentaste ninguna declaración de impuestos con nosotros.',
    'none.notOffered': 'Todavía no puedes presentar tu declaración con nosotros desde {{state}}.',
    file: 'Presenta tu declaración',
    'file.whenOffered': 'Qué puedes hacer',

    'status.submitted': 'Enviada',
    'status.accepted': 'Aceptada',
    'status.rejected': 'Rechazada',
    'status.refund_received': 'Reembolso recibido',
    'status.refund_sent': 'Reembolso enviado',
    'status.no_refund': 'Sin reembolso',
    'status.balance_due': 'Saldo adeudado',

    'issue.title': 'Hubo un problema al enviar tus declaraciones de impuestos.',
    'issue.text': 'Corrige lo que se rechazó y envíalo de nuevo.',
    'issue.which': 'Rechazada: {{returns}}.',
    'issue.why':
      'Esto suele pasar cuando un nombre, un número o el ingreso del año pasado no coincide con lo que tienen registrado. Corrígelo con nuestro socio de impuestos y envíalo de nuevo.',
    'issue.correct': 'Corregir mi declaración',
    'issue.look': 'Ver qué hacer',

    'advance.title': 'Adelanto del reembolso',
    'advance.failed': 'No pudimos cargar tu adelanto del reembolso.',
    'advance.amount.in_limit': 'Tu adelanto',
    'advance.spent': 'Lo que gastaste',
    'advance.left': 'Lo que te queda',
    'advance.amount.needs_card': 'Tuyo antes con la tarjeta',
    'advance.amount.submitted': 'Tuyo antes cuando se acepte',
    'advance.amount.refunded': 'Tu reembolso',
    'advance.repaid': 'Pagado en tu tarjeta',
    'advance.hers': 'Tuyo',
    'advance.in_limit':
      'Puedes gastarlo con tu tarjeta hasta el 15 de abril, o hasta que llegue tu reembolso si llega antes. Después, el reembolso paga lo que gastaste de él, nunca tu sueldo.',
    'advance.not_in_limit':
      'En este momento, nada de tu reembolso está en tu límite de gasto. De qué se compone tu límite explica por qué.',
    'advance.limit': 'De qué se compone tu límite',
    'advance.needs_card':
      'Parte de tu reembolso puede ser tuya antes. La gastas con la tarjeta de Reset.',
    'advance.apply': 'Solicitar la tarjeta',
    'advance.submitted':
      'Cuando el IRS acepte tu declaración, parte de tu reembolso puede estar en tu límite de gasto hasta 21 días antes de que llegue.',
    'advance.too_small':
      'Un reembolso federal debe ser de al menos $1,000 para que se adelante una parte.',
    'advance.not_offered':
      'Para esta declaración no se ofrece adelanto. Los adelantos son para declaraciones que cumplen los requisitos y se aceptan a más tardar el 15 de abril.',
    'advance.not_offered.state':
      'Para esta declaración no se ofrece adelanto: los adelantos del reembolso no se ofrecen a quienes viven en {{state}} o declaran sus impuestos ahí.',
    'advance.season_over':
      'La temporada de adelantos del reembolso terminó. Son para declaraciones que el IRS acepta a más tardar el 15 de abril.',
    'advance.season_over.accepted': 'La temporada de adelantos del reembolso terminó.',
    'advance.ended':
      'La temporada de adelantos del reembolso terminó. La parte de tu adelanto que no gastaste ya no está en tu límite de gasto.',
    'advance.refunded.part':
      'Tu reembolso llegó. Primero pagó lo que debías en tu tarjeta, y el resto es tuyo.',
    'advance.refunded.all':
      'Tu reembolso llegó. Todo se usó para pagar lo que debías en tu tarjeta.',
    'advance.refunded.none':
      'Tu reembolso llegó. Nada se usó para pagar tu tarjeta, y todo es tuyo.',

    'rest.repaid': '{{amount}} de tu reembolso pagaron lo que debías en tu tarjeta.',
    'rest.repaidLater': '{{amount}} de tu reembolso pagaron después lo que debías en tu tarjeta.',
    'rest.scheduled':
      '{{amount}} de tu reembolso van a {{bank}} a más tardar el próximo día bancario, menos lo que debas para entonces.',
    'rest.held':
      '{{amount}} de tu reembolso esperan con nosotros por una compra todavía pendiente.',
    'rest.behind':
      '{{amount}} de tu reembolso van a {{bank}} cuando haya llegado lo que está en camino, menos lo que debas para entonces.',
    'rest.after_repayment':
      '{{amount}} de tu reembolso van a {{bank}} cuando tu banco ya no pueda devolver tu último pago, menos lo que debas para entonces.',
    'rest.on_its_way': '{{amount}} de tu reembolso están en camino a {{bank}}.',
    'rest.arrives':
      '{{amount}} de tu reembolso están en camino a {{bank}} y llegan a más tardar el {{date}}.',
    'rest.needs_bank':
      '{{amount}} de tu reembolso están con nosotros hasta que conectes una cuenta bancaria a tu nombre.',
    'rest.returned':
      '{{amount}} de tu reembolso están con nosotros, porque {{bank}} devolvió dinero. Van a tu banco cuando conectes otra cuenta a tu nombre.',
    'rest.other': '{{amount}} de tu reembolso están con nosotros, o en camino a tu banco.',
    'rest.arrived': '{{amount}} de tu reembolso llegaron a {{bank}} el {{date}}.',
    'rest.yourBank': 'tu cuenta bancaria',

    'ended.season_over':
      'La temporada de adelantos del reembolso terminó el 15 de abril, así que tu límite ya no incluye ninguna parte de tu reembolso.',
    'ended.rejected':
      'Tu declaración fue rechazada, así que tu límite ya no incluye ninguna parte de su reembolso.',
    'ended.sent': 'El IRS envió tu reembolso, así que tu límite ya no incluye ninguna parte de él.',
    'ended.refunded': 'Llegó tu reembolso, así que tu límite ya no incluye ninguna parte de él.',
    'ended.no_refund':
      'Tu declaración no da ningún reembolso, así que tu límite ya no incluye ninguna parte de él.',
    'ended.spent':
      'Todavía no se pagaron {{spent}} que gastaste de tu adelanto, y cuentan contra tu límite.',

    'unrepaid.amount': 'Gastado de tu adelanto, sin pagar',
    'unrepaid.early': 'Pagarlo antes',

    'accepted.title': '¡Tu declaración de impuestos fue aceptada!',
    'accepted.title.owed': 'Tu declaración de impuestos fue aceptada',
    'accepted.federal': 'El IRS aceptó tu declaración federal.',
    'accepted.state': 'Tu declaración de {{state}} fue aceptada.',
    'accepted.plain': 'Tu declaración se aceptó tal como la presentaste.',
    'accepted.next':
      'Lo que sigue es un reembolso de {{amount}}. Te escribimos por correo cuando se envíe.',
    'accepted.advance':
      '{{amount}} de tu reembolso ya están en tu límite de gasto. Puedes gastarlos con tu tarjeta hasta el 15 de abril, o hasta que llegue tu reembolso si llega antes.',
    'accepted.needs_card':
      '{{amount}} de tu reembolso pueden ser tuyos antes. Los gastas con la tarjeta de Reset.',
    'accepted.owed': 'Según tu declaración, debes {{amount}} de impuestos.',
    'accepted.see': 'Ver tu declaración',
  },
};
