import type { Translation } from '@reset/remote-sdk';
import type { messages } from './partner-home-messages.ts';

/** The home pages of partners, in the Spanish of the United States. */
export const partnerHome: Translation<typeof messages> = {
  namespace: 'mfe-public.partner-home',
  texts: {
    brand: 'Reset',
    dashboard: 'Ir a tu inicio',
    faqs: 'Preguntas y respuestas',

    'card.heading': 'Tu sueldo, a medida que lo ganas',
    'card.intro': 'La tarjeta Reset te da acceso anticipado al sueldo que ya ganaste.',
    'card.signUp': 'Obtén tu tarjeta',
    'card.other': 'Tus impuestos con Reset y {{partner}}',
    'card.points': 'Lo que recibes, y lo que no cuesta',
    'card.fees': 'Lo que no cobra',
    'card.fees.text': 'Sin intereses ni cargos mensuales, por transferencia o por atraso.',
    'card.credit': 'Sin consulta de crédito',
    'card.credit.text': 'Lo que cuenta son tus ingresos.',
    'card.deposit': 'Sin depósito de garantía',
    'card.deposit.text': 'No pones dinero para empezar.',
    'card.limit': 'Un límite que se ajusta cada día',
    'card.limit.text':
      'Es dinámico: depende de tus ingresos diarios, el saldo de tu banco y tus próximas facturas.',
    'card.where': 'Dondequiera que se acepten tarjetas Visa',
    'card.where.text': 'En EE. UU., excepto los territorios.',
    'card.wallet': 'También en tu teléfono',
    'card.wallet.text': 'Agrega la tarjeta a Apple Pay o Google Wallet.',
    'card.first': 'Desde tu primer ciclo de pago',
    'card.first.figure': 'Hasta $100',
    'card.first.text':
      'Hasta $100 están disponibles en tu primer ciclo de pago. Después, el límite se ajusta cada día.',

    'tax.banner': 'Declaración de impuestos, ofrecida junto con {{partner}}.',
    'tax.heading.advance':
      'Tu declaración presentada, con un adelanto del reembolso hasta 21 días antes',
    'tax.intro.advance':
      'Presenta tu declaración con nuestro proveedor de impuestos. El adelanto requiere un reembolso de al menos $1,000 y no está disponible en California.',
    'tax.heading.filing': 'Tu declaración, presentada por $20',
    'tax.intro.filing':
      'Presenta tu declaración con nuestro proveedor de impuestos, por un cargo fijo que conoces desde el principio.',
    'tax.signUp': 'Presenta tu declaración',
    'tax.other': 'La tarjeta Reset con {{partner}}',
    'tax.points': 'Los términos',
    'tax.fee': 'Un cargo fijo de $20',
    'tax.fee.text': 'Un solo precio, y lo conoces antes de empezar.',
    'tax.free': 'O gratis',
    'tax.free.text':
      'Presentar tu declaración es gratis cuando tu reembolso se recibe por depósito directo en una cooperativa de crédito asociada. {{partner}} es una de ellas.',
    'tax.advance': 'Un adelanto del reembolso',
    'tax.advance.text':
      'Hasta 21 días antes, con un reembolso de al menos $1,000. No disponible en California.',
    'tax.provider': 'La presenta un proveedor de impuestos',
    'tax.provider.text':
      'La declaración de impuestos la presenta un proveedor de impuestos externo.',
  },
};
