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
    'total.rejected': 'Reembolso total estimado, todavía sin aceptar',
    notAccepted: 'Todavía sin aceptar',
    owe: 'Debes',
    filedFor: 'Declaraste {{amount}}',
    asFiled: 'Como lo declaraste',
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
    'status.no_refund': 'Sin reembolso',

    'issue.title': 'Hubo un problema al enviar tus declaraciones de impuestos.',
    'issue.text': 'Corrige lo que se rechazó y envíalo de nuevo.',
    'issue.why':
      'Esto suele pasar cuando un nombre, un número o el ingreso del año pasado no coincide con lo que tienen registrado. Corrígelo con nuestro socio de impuestos y envíalo de nuevo.',
    'issue.correct': 'Corregir mi declaración',
    'issue.look': 'Ver qué hacer',

    'advance.title': 'Adelanto del reembolso',
    'advance.failed': 'No pudimos cargar tu adelanto del reembolso.',
    'advance.amount.in_limit': 'Ahora en tu límite de gasto',
    'advance.amount.needs_card': 'Tuyo antes con la tarjeta',
    'advance.amount.submitted': 'Tuyo antes cuando se acepte',
    'advance.in_limit':
      'Puedes gastar esta parte de tu reembolso con tu tarjeta antes de que llegue. Después, el reembolso paga lo que gastaste de ella, nunca tu sueldo.',
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
    'advance.season_over':
      'La temporada de adelantos del reembolso terminó. Son para declaraciones que el IRS acepta a más tardar el 15 de abril.',

    'accepted.title': '¡Tu declaración de impuestos fue aceptada!',
    'accepted.federal': 'El IRS aceptó tu declaración federal.',
    'accepted.state': 'Tu declaración de {{state}} fue aceptada.',
    'accepted.plain': 'Tu declaración se aceptó tal como la presentaste.',
    'accepted.next':
      'Lo que sigue es un reembolso de {{amount}}. Te escribimos por correo cuando se envíe.',
    'accepted.see': 'Ver tu declaración',
  },
};
