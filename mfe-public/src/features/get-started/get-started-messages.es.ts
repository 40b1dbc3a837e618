import type { Translation } from '@reset/remote-sdk';
import type { messages } from './get-started-messages.ts';

/** The choice of a product, in the Spanish of the United States. */
export const getStarted: Translation<typeof messages> = {
  namespace: 'mfe-public.get-started',
  texts: {
    heading: '¿Qué te gustaría hacer primero?',
    intro: 'Hay dos formas de empezar. Elige la que buscabas.',
    'card.title': 'Recibe tu sueldo a medida que lo ganas',
    'card.text':
      'La tarjeta Reset tiene un límite que depende de tus ingresos diarios, el saldo de tu banco y tus próximas facturas.',
    'card.fees': 'Sin intereses ni cargos mensuales, por transferencia o por atraso',
    'card.credit': 'Sin consulta de crédito',
    'card.deposit': 'Sin depósito de garantía',
    'card.action': 'Elegir la tarjeta',
    'tax.title': 'Presenta tu declaración de impuestos',
    'tax.text.advance':
      'Con nuestro proveedor de impuestos, y con un adelanto del reembolso si cumples los requisitos.',
    'tax.text.filing':
      'Con nuestro proveedor de impuestos, por un cargo fijo que conoces desde el principio.',
    'tax.fee': 'Un cargo fijo de $20',
    'tax.free':
      'Gratis cuando tu reembolso se recibe por depósito directo en una cooperativa de crédito asociada',
    'tax.advance':
      'Un adelanto del reembolso hasta 21 días antes, para un reembolso de al menos $1,000',
    'tax.action': 'Elegir los impuestos',
    unsure: '¿Todavía no sabes?',
    'unsure.text': 'Ambas toman pocos minutos, y ninguna necesita una cuenta.',
    'unsure.survey': 'Revisa tu salud financiera',
    'unsure.budget': 'Haz un presupuesto',
  },
};
