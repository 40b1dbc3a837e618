import type { Translation } from '@reset/remote-sdk';
import type { messages } from './budget-messages.ts';

/** What the budget calculator says, in the Spanish of the United States. */
export const budget: Translation<typeof messages> = {
  namespace: 'mfe-public.budget',
  texts: {
    title: 'Calculadora de presupuesto',

    'intro.heading': 'Mejora tu presupuesto con Reset.',
    'intro.text':
      'Mira en pocos minutos adónde va tu dinero cada mes, y cómo se compara con la regla 50/30/20.',
    'intro.start': 'Empezar',
    'intro.how': 'Cómo funciona',
    'intro.choose': 'Di en qué gastas',
    'intro.choose.text': 'Toca tus necesidades y tus gustos. Deja fuera lo que no tienes.',
    'intro.amounts': 'Agrega las cantidades',
    'intro.amounts.text': 'Tus ingresos, y luego lo que cuesta cada cosa en un mes normal.',
    'intro.results': 'Recibe tu perfil de gasto',
    'intro.results.text':
      'Te enviaremos por correo electrónico un enlace a tus resultados, para que puedas volver a ellos.',

    exit: 'Salir',
    stepOf: 'Paso {{step}} de {{steps}}',
    stepTitle: '{{heading}} Paso {{step}} de {{steps}}',
    back: 'Atrás',
    next: 'Siguiente',
    finish: 'Terminar',

    'step.needs': '¿Qué necesitas?',
    'step.needs.text': 'Elige lo que tienes que pagar, o nada.',
    'step.wants': '¿Qué te gusta?',
    'step.wants.text': 'Elige en qué te gusta gastar, o nada.',
    'step.income': '¿Cuánto ganas?',
    'step.income.text': 'Cuenta lo que llega a tu cuenta, después de impuestos.',
    'step.needsSpending': '¿Cuánto cuestan tus necesidades?',
    'step.needsSpending.text': 'Para cada una, lo que gastas en un mes normal.',
    'step.wantsSpending': '¿Cuánto cuestan tus gustos?',
    'step.wantsSpending.text': 'Para cada uno, lo que gastas en un mes normal.',
    'step.needsSpending.none':
      'No elegiste ninguna necesidad, así que aquí no hay nada que completar.',
    'step.wantsSpending.none': 'No elegiste ningún gusto, así que aquí no hay nada que completar.',

    'missing.income': 'Escribe una cantidad mayor que $0 para continuar.',
    'missing.spending': 'Escribe una cantidad para cada cosa para continuar; $0 también cuenta.',
    tooMuch: 'Es más de lo que la calculadora puede manejar.',

    'income.amount': 'Ingresos',
    'income.frequency': 'Con qué frecuencia',
    'frequency.WEEKLY': 'Cada semana',
    'frequency.BIWEEKLY': 'Cada dos semanas',
    'frequency.SEMIMONTHLY': 'Dos veces al mes',
    'frequency.MONTHLY': 'Cada mes',
    'frequency.ANNUALLY': 'Cada año',
    'total.amount': '{{amount}} al mes',
    'total.income.label': 'Tus ingresos',
    'total.needs.label': 'Tus necesidades',
    'total.wants.label': 'Tus gustos',
    'total.spoken': '{{label}}: {{amount}}',

    'category.HOUSING': 'Vivienda',
    'category.TRANSPORTATION': 'Transporte',
    'category.HEALTHCARE': 'Salud',
    'category.GROCERIES': 'Comida y artículos básicos',
    'category.CHILDCARE': 'Cuidado de niños',
    'category.PHONE': 'Teléfono',
    'category.INTERNET': 'Internet',
    'category.UTILITIES': 'Servicios del hogar',
    'category.MINIMUM_PAYMENTS': 'Pagos mínimos',
    'category.OTHER_NEEDS': 'Otras necesidades',
    'category.DINING': 'Comer fuera',
    'category.ENTERTAINMENT': 'Entretenimiento',
    'category.TRAVEL': 'Viajes',
    'category.SHOPPING': 'Compras',
    'category.SUBSCRIPTIONS': 'Suscripciones',
    'category.GIFTS': 'Regalos',
    'category.PERSONAL_CARE': 'Cuidado personal',
    'category.OTHER_WANTS': 'Otros gustos',

    'signup.heading': '¿Adónde enviamos tus resultados?',
    'signup.text': 'Te enviaremos por correo electrónico un enlace a tu perfil de gasto.',

    'results.heading': 'Tu presupuesto',
    'results.intro': 'Un mes normal con ingresos de {{income}}, según lo que nos dijiste.',
    'results.again': 'Empezar otro presupuesto',
    'results.profile': 'Tu perfil de gasto',
    'results.ring':
      'De tus ingresos: necesidades {{needs}}, gustos {{wants}}, ahorros {{savings}}.',
    'results.savings': 'para ahorrar cada mes',
    'results.over': '{{amount}} al mes por encima del presupuesto',
    'results.over.text': 'Las necesidades y los gustos juntos cuestan más de lo que ganas.',

    first: 'Por dónde empezar',
    'first.balance': '{{monthly}} por encima del presupuesto cada mes',
    'first.balance.text': 'Gasta {{weekly}} menos por semana, y el mes queda en cero.',
    'first.reduce': '{{kind}}: {{monthly}} al mes por encima de la regla',
    'first.reduce.text': 'Con {{weekly}} menos por semana llegas.',
    'first.where.NEEDS':
      'Empieza por la factura más grande que puedas cambiar: el seguro, tu plan de teléfono o el supermercado.',
    'first.where.WANTS': 'Empieza por el más grande de tus gustos: allí un cambio rinde más.',
    'first.keep': 'Te quedan {{monthly}} para ahorrar cada mes',
    'first.keep.text':
      'Pide a tu banco que los pase a tus ahorros el día de pago, antes de que haya ocasión de gastarlos.',

    'kind.NEEDS': 'Necesidades',
    'kind.WANTS': 'Gustos',
    'kind.SAVINGS': 'Ahorros',

    'profile.aspiring_saver': 'Promesa del ahorro',
    'profile.aspiring_saver.text':
      'Te queda menos del 12.5% de tus ingresos para ahorrar, donde la regla sugiere el 20%. Apartar una pequeña cantidad cada día de pago es un buen comienzo.',
    'profile.savvy_saver': 'As del ahorro',
    'profile.savvy_saver.text':
      'Te queda más del 27.5% de tus ingresos para ahorrar, muy por encima del 20% que sugiere la regla. Hay margen para lo que te importa.',
    'profile.practical_spender': 'Gasto práctico',
    'profile.practical_spender.text':
      'Tus ahorros están cerca del 20% que sugiere la regla, aunque tus necesidades se llevan más del 57.5% de tus ingresos. Lo compensas con tus gustos.',
    'profile.lifestyle_lover': 'Amante de la buena vida',
    'profile.lifestyle_lover.text':
      'Tus gustos se llevan más del 37.5% de tus ingresos, y aun así tus ahorros están cerca del 20% que sugiere la regla, porque tus necesidades cuestan menos de la mitad.',
    'profile.budget_hero': 'Estrella del presupuesto',
    'profile.budget_hero.text':
      'Tus ahorros están cerca del 20% que sugiere la regla, y ni tus necesidades ni tus gustos pasan de su parte por más del 7.5% de tus ingresos.',

    'rule.title': 'La regla 50/30/20',
    'rule.text':
      'La mitad de los ingresos para necesidades, el 30% para gustos y el 20% para ahorros. Los tuyos al lado:',
    'kind.share': '{{kind}} {{percent}}',
    'rule.target': 'Meta',
    'rule.actual': 'Tú',
    'rule.on': 'En la meta',
    'rule.above': '{{amount}} por encima de la meta',
    'rule.below': '{{amount}} por debajo de la meta',

    'autopilot.title': 'Tu presupuesto en piloto automático.',
    'autopilot.text':
      'El límite de la tarjeta Reset depende de tus ingresos, el saldo de tu banco y tus próximas facturas, cada día. Lo que tus facturas puedan necesitar antes del día de pago queda fuera de él, y lo que gastaste se paga el día de pago.',
    'autopilot.signUp': 'Regístrate',
  },
};
