import type { Translation } from '@reset/remote-sdk';
import type { messages } from './financial-institutions-messages.ts';

/** The page for financial institutions, in the Spanish of the United States. */
export const financialInstitutions: Translation<typeof messages> = {
  namespace: 'mfe-public.financial-institutions',
  texts: {
    heading: 'Da a tus miembros acceso anticipado a su sueldo',
    intro:
      'Reset ofrece acceso anticipado al sueldo ganado junto con cooperativas de crédito y otros cuyos miembros viven de sueldo en sueldo.',
    write: 'Escríbenos',
    'write.at': 'o escribe a {{email}}',
    'gets.members.text':
      'Más del 60% de los estadounidenses viven de sueldo en sueldo. Sus facturas no esperan al día de pago.',
    'gets.members': 'Lo que reciben tus miembros',
    'gets.limit': 'Un límite basado en su propio sueldo',
    'gets.limit.text':
      'Depende de los ingresos diarios, el saldo del banco y las próximas facturas, y se ajusta cada día.',
    'gets.fees': 'Lo que no cobra',
    'gets.fees.text':
      'Sin intereses ni cargos mensuales, por transferencia o por atraso; sin consulta de crédito; sin depósito de garantía.',
    'gets.taxes': 'Impuestos presentados',
    'gets.taxes.text':
      'Un cargo fijo de $20, y gratis cuando el reembolso se recibe por depósito directo en una cooperativa de crédito asociada.',
    'yours.title': 'Lo que recibes',
    'yours.page': 'Páginas con ambos nombres',
    'yours.page.text':
      'Una para la tarjeta y otra para los impuestos, con tu logotipo, tu banner y las respuestas que necesitan tus miembros.',
    'yours.mark': 'Tu logotipo, de principio a fin',
    'yours.mark.text':
      'Está junto al nuestro en tus páginas, en el registro y en lo que tus miembros ven después.',
    'yours.deposits': 'Reembolsos que llegan a ti',
    'yours.deposits.text':
      'Presentar la declaración es gratis para los miembros cuyo reembolso se recibe por depósito directo en una cooperativa de crédito asociada.',
    'yours.choice': 'Voz en la oferta',
    'yours.choice.text':
      'Tú eliges si tus miembros pueden gastar hasta $100 en su primer ciclo de pago, y si pueden recibir un adelanto del reembolso.',
    'parts.title': 'Quién hace qué',
    'parts.you': 'Tú',
    'parts.you.text': 'avisas a tus miembros y prestas tu nombre.',
    'parts.reset': 'Reset',
    'parts.reset.text': 'fija los límites, opera el producto y responde a tus miembros.',
    'parts.bank': 'Nuestro banco asociado',
    'parts.bank.text': 'emite la tarjeta. Reset no es un banco.',
    'parts.provider': 'Un proveedor de impuestos externo',
    'parts.provider.text': 'presenta las declaraciones de impuestos.',
    'with.title': 'Ya se ofrece con',
    'next.title': 'Hablemos',
    'next.text': 'Cuéntanos de tus miembros. Una persona lo leerá y te responderá.',
  },
};
