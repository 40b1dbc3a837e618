import type { Translation } from '@reset/remote-sdk';
import type { messages } from './social-security-messages.ts';

/** The page for people with benefits, in the Spanish of the United States. */
export const socialSecurity: Translation<typeof messages> = {
  namespace: 'mfe-public.social-security',
  texts: {
    heading: 'Tus beneficios, en los días intermedios',
    intro:
      'Los beneficios del gobierno, incluido el Seguro Social, cuentan como ingresos en Reset, igual que un sueldo. La tarjeta te da acceso anticipado a ellos.',
    signUp: 'Regístrate con tus beneficios',
    faqs: 'Lee las preguntas frecuentes',

    'counts.title': 'Cómo cuentan tus beneficios',
    'counts.income': 'Como ingresos, igual que un sueldo',
    'counts.income.text':
      'El dinero de un programa de beneficios cuenta igual que el dinero de un empleador.',
    'counts.day': 'Día a día',
    'counts.day.text':
      'El límite es dinámico: depende de tus ingresos diarios, el saldo de tu banco y tus próximas facturas.',
    'counts.pay': 'Se paga cuando llegan',
    'counts.pay.text': 'Lo que gastas se paga el día en que te pagan tus beneficios.',

    'needs.title': 'Lo que necesitas',
    'needs.intro': 'Ten esto a la mano antes de registrarte.',
    'needs.income': 'Ingresos de al menos $500 al mes',
    'needs.income.text': 'La tarjeta le pide esto a todo el mundo.',
    'needs.bank': 'La cuenta corriente donde llegan tus beneficios',
    'needs.bank.text': 'La conectas para que podamos ver los depósitos y las próximas facturas.',
    'needs.program': 'Tu programa de beneficios',
    'needs.program.text': 'Cuando te preguntemos de dónde vienen tus ingresos, búscalo por nombre.',
    'needs.you': 'Lo que confirma quién eres',
    'needs.you.text':
      'Tu número de teléfono, tu fecha de nacimiento, la dirección de tu casa y tu número de Seguro Social. Debes tener 18 años o más.',

    'dates.title': 'Qué pasa y cuándo',
    'dates.first': 'El día en que te registras',
    'dates.first.text':
      'Conectas tu cuenta y tus beneficios. Los revisamos y te decimos en qué punto estás.',
    'dates.between': 'Entre dos pagos',
    'dates.between.text': 'Tu límite se ajusta cada día. Lo ves siempre que inicias sesión.',
    'dates.payment': 'El día en que te pagan tus beneficios',
    'dates.payment.text':
      'Lo que gastaste con tu tarjeta se paga, por depósito directo o con un débito que aceptaste. Verás la fecha con anticipación.',

    'asked.title': 'Preguntas frecuentes',
    'asked.amount': '¿La tarjeta cambia lo que me pagan?',
    'asked.amount.text':
      'Reset no decide sobre tus beneficios ni los paga. Si no sabes cómo cuenta una tarjeta para tu programa, pregunta en la oficina que te paga.',
    'asked.part': '¿Reset es parte del gobierno?',
    'asked.part.text':
      'No. Reset es una empresa privada y no tiene relación con la Administración del Seguro Social ni con ninguna otra agencia.',
    'asked.credit': '¿Consultan mi crédito?',
    'asked.credit.text': 'No. No hay consulta de crédito ni depósito de garantía.',
  },
};
