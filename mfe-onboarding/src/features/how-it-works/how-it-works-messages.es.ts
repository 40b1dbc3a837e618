import type { Translation } from '@reset/remote-sdk';
import type { messages } from './how-it-works-messages.ts';

/** How the two products work, in the Spanish of the United States. */
export const howItWorks: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.how-it-works',
  texts: {
    title: 'Cómo funciona',
    'card.intro': 'Con tu tarjeta gastas lo que ya ganaste, antes de tu día de pago.',
    'tax.intro':
      'Presentas tu declaración con nosotros. De enero al 15 de abril, parte de tu reembolso puede llegarte antes.',
    'tax.intro.plain':
      'Presentas tu declaración con nosotros, y tu reembolso va a la cuenta que conectas.',
    'terms.intro': 'Antes de que aceptes algo: qué recibes y cuánto cuesta.',
    'accepted_terms.intro':
      'Aceptaste los términos con tus impuestos. Qué recibes con la tarjeta y cuánto cuesta:',
    continue: 'Continuar',

    'bank.label': 'Conecta tu cuenta corriente',
    'bank.text': 'Aquella donde recibes tu sueldo. Nunca vemos tu contraseña.',
    'payroll.label': 'Conecta tu nómina',
    'payroll.text': 'Nos dice cuánto has ganado, para que tu límite siga el ritmo de tu trabajo.',
    'identity.label': 'Dinos quién eres',
    'identity.text':
      'Tu fecha de nacimiento, la dirección de tu casa y tu número de Seguro Social.',
    'card.label': 'Gasta, y paga en tu día de pago',
    'card.text':
      'Se paga con tu próximo sueldo. Sin intereses ni cargos mensuales, por transferencia o por atraso.',
    'taxes.label': 'Presenta tu declaración',
    'taxes.text': 'Responde algunas preguntas sobre tu año y envíala.',

    'limit.label': 'Empieza con hasta $100',
    'limit.text': 'En tu primer ciclo de pago. Después, tu límite se ajusta cada día según ganas.',
    'limit.advance': 'Lo que se adelante de tu reembolso de impuestos se suma a eso.',
    'use.label': 'Úsala como cualquier tarjeta',
    'use.text':
      'En EE. UU. (excepto los territorios), dondequiera que se acepten tarjetas Visa, y en Apple Pay o Google Wallet.',
    'payday.label': 'Paga en tu día de pago',
    'payday.text': 'Lo que gastaste se paga con tu próximo sueldo, y nada más que eso.',
    'cost.label': 'Sin intereses ni cargos mensuales, por transferencia o por atraso',
    'cost.text': 'Tampoco hay consulta de crédito ni depósito de garantía.',
  },
};
