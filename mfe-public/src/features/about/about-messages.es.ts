import type { Translation } from '@reset/remote-sdk';
import type { messages } from './about-messages.ts';

/** The story of Reset, in the Spanish of the United States. */
export const about: Translation<typeof messages> = {
  namespace: 'mfe-public.about',
  texts: {
    heading: 'Nuestra historia',
    intro:
      'Ganas dinero todos los días, pero te pagan cada dos semanas. Las facturas no esperan. Creamos Reset para los días intermedios.',
    'pay.title': 'Trabajas hoy, te pagan después',
    'pay.late':
      'Cuando trabajas una hora, ya ganaste el sueldo de esa hora. Pero la nómina retiene el dinero hasta el día de pago, y la renta, el supermercado y las llantas ponchadas no esperan.',
    'pay.so':
      'Por eso hicimos una tarjeta cuyo límite crece con cada día de trabajo. Tus facturas van primero, lo que gastaste se paga el día de pago, y el siguiente período de pago empieza de cero. Ese es el “reset” de nuestro nombre.',
    'numbers.title': 'No eres la única persona',
    'numbers.paycheck.figure': 'Más del 60%',
    'numbers.paycheck.text': 'Más del 60% de los estadounidenses viven de sueldo en sueldo.',
    'numbers.refund.figure': 'Alrededor del 70%',
    'numbers.refund.text': 'Alrededor del 70% recibieron un reembolso con sus impuestos.',
    'values.title': 'Lo que nos puedes exigir',
    'values.cost': 'Lo que dejamos fuera',
    'values.cost.text':
      'Sin intereses ni cargos mensuales, por transferencia o por atraso. Sin consulta de crédito, sin depósito de garantía.',
    'values.bills': 'Primero tus facturas',
    'values.bills.text':
      'El límite depende de tus ingresos diarios, el saldo de tu banco y tus próximas facturas.',
    'values.plain': 'Hablamos claro',
    'values.plain.text':
      'Las cantidades y las fechas van primero, y las condiciones están junto a la oferta.',
    'values.bank': 'No somos un banco',
    'values.bank.text':
      'Un banco asociado emite la tarjeta, y un proveedor de impuestos externo presenta las declaraciones. Decimos quién hace qué.',
    'founders.title': 'Fundadores',
    'founders.intro': 'Tres fundadores, tres preguntas.',
    'founder.product': 'Producto',
    'founder.product.text': '¿Está a la vista ese único número, después de un turno largo?',
    'founder.engineering': 'Ingeniería',
    'founder.engineering.text': '¿Es correcto el límite, al centavo, todos los días?',
    'founder.risk': 'Crédito y riesgo',
    'founder.risk.text': '¿Puede pagarlo la persona que recibe este límite?',
    'team.title': 'El equipo',
    'team.support': 'Soporte a miembros',
    'team.payroll': 'Conexiones con nóminas',
    'team.design': 'Diseño e investigación',
    'team.security': 'Seguridad y privacidad',
    'team.partners': 'Alianzas',
    'team.taxes': 'Temporada de impuestos',
    'next.title': 'Adónde ir desde aquí',
    'next.start': 'Empezar',
    'next.institutions': 'Para instituciones financieras',
  },
};
