import type { Translation } from '@reset/remote-sdk';
import type { messages } from './home-messages.ts';

/** What the home page says, in the Spanish of the United States. */
export const home: Translation<typeof messages> = {
  namespace: 'mfe-public.home',
  texts: {
    inviteOnly: '¡Por ahora solo con invitación!',
    heading: 'Tu sueldo, a medida que lo ganas',
    intro:
      'La tarjeta Reset te da acceso anticipado a los ingresos que ya ganaste, con un límite que sigue el ritmo de tu trabajo cada día.',
    signUp: 'Regístrate',
    logIn: 'Iniciar sesión',
    dashboard: 'Ir a tu inicio',
    claims: 'Cuánto cuesta',
    'claim.fees': 'Sin intereses ni cargos mensuales, por transferencia o por atraso',
    'claim.credit': 'Sin consulta de crédito',
    'claim.deposit': 'Sin depósito de garantía',
    'terms.card': '{{mark}}: términos de la tarjeta',
    'terms.tax': '{{mark}}: términos de la oferta de impuestos',

    'earnings.title': 'Un día de ejemplo',
    'earnings.rate': '{{rate}} la hora, después de impuestos',
    'earnings.hours': '{{hours}} horas de trabajo',
    'earnings.bills': 'Para próximas facturas',
    'earnings.available': 'Dinero disponible',
    'earnings.note': 'Cifras inventadas. Las tuyas dependen de tu propio sueldo y tus facturas.',

    'income.title': 'Como sea que te paguen',
    'income.salary': 'Salario fijo',
    'income.salary.text': 'El mismo sueldo cada día de pago, haya sido como haya sido la semana.',
    'income.hourly': 'Por hora',
    'income.hourly.text': 'Cuenta cada turno que informa tu empleador.',
    'income.gig': 'Por encargo',
    'income.gig.text': 'Viajes, entregas y trabajos, a medida que se pagan.',
    'income.benefits': 'Beneficios',
    'income.benefits.text': 'Seguro Social y otros beneficios del gobierno.',

    'how.title': 'Cómo se fija tu límite',
    'how.text':
      'Es dinámico: se deriva de los ingresos diarios, el saldo del banco y las próximas facturas.',
    'how.earn': 'Tus ingresos lo aumentan',
    'how.earn.text': 'Cada día de trabajo aumenta lo que puedes usar, mucho antes del día de pago.',
    'how.bills': 'Primero tus facturas',
    'how.bills.text':
      'Lo que el saldo de tu banco quizás no cubra antes del día de pago se aparta, para que el día de pago no traiga sorpresas.',
    'how.spend': 'Se paga en tu día de pago',
    'how.spend.text': 'Usa la tarjeta hasta el día de pago. Lo que gastaste se paga con tu sueldo.',
    'phone.label':
      'Un ejemplo: un teléfono que muestra cómo el límite sigue cinco días de trabajo y facturas',
    'phone.available': 'Disponible hoy',
    'phone.worked': '{{hours}} horas de trabajo',
    'phone.bill': 'Se acerca una factura',
    'phone.pause': 'Pausar el ejemplo',
    'phone.play': 'Reproducir el ejemplo',

    'story.title': 'La mayoría esperamos dinero que ya es nuestro',
    'story.paycheck': 'más del 60%',
    'story.paycheck.text': 'de los estadounidenses viven de sueldo en sueldo',
    'story.refund': 'alrededor del 70%',
    'story.refund.text': 'recibieron un reembolso',
    'story.refund.more':
      'Un reembolso también es tu propio dinero. Presenta tu declaración con el proveedor de impuestos con el que trabajamos, y un adelanto del reembolso llega hasta 21 días antes.',
    'story.refund.action': 'Ver la oferta de impuestos',

    'compare.title': 'Cuánto cuesta recibir dinero antes en otros lugares',
    'compare.text': 'Reset no cobra nada de esto.',
    'compare.what': 'Qué se cobra',
    'compare.reset': 'Reset',
    'compare.apps': 'Aplicaciones de adelantos de efectivo',
    'compare.cards': 'Tarjetas de crédito tradicionales',
    'compare.loans': 'Préstamos de día de pago',
    'compare.interest': 'Intereses',
    'compare.monthly': 'Cargo mensual',
    'compare.transfer': 'Cargo por transferencia',
    'compare.none': 'Ninguno',
    'compare.noFigure': 'no se compara',
    'compare.apps.interest': 'APR efectiva de hasta 331%',
    'compare.apps.monthly': 'hasta $14.99',
    'compare.apps.transfer': 'transferencia instantánea de hasta $5.99',
    'compare.cards.interest': 'APR de hasta 29.99%',
    'compare.cards.transfer': 'cargo por adelanto de efectivo de 3-5%',
    'compare.loans.interest': 'APR de hasta 400%',

    'features.title': 'Una tarjeta para cada día hasta el día de pago',
    'features.visa': 'Dondequiera que esté Visa',
    'features.visa.text':
      'Funciona en EE. UU. (excepto los territorios) dondequiera que se acepten tarjetas Visa.',
    'features.wallet': 'En tu teléfono',
    'features.wallet.text': 'Agrégala a Apple Pay o Google Wallet, y deja el plástico en casa.',
    'features.start': 'Hasta $100 para empezar',
    'features.start.text':
      'Disponibles en el primer ciclo de pago cuando el límite de prueba está activado. Después, el límite se ajusta cada día.',

    'examples.title': 'Cuál podría ser el límite de quien tiene la tarjeta',
    'examples.note': 'Cifras inventadas, después del primer ciclo de pago.',
    'examples.hourly': 'Una enfermera de noche, después de tres turnos',
    'examples.hourly.sum':
      '{{units}} horas a {{each}} después de impuestos, menos {{bills}} para facturas',
    'examples.gig': 'Un repartidor, en una semana floja',
    'examples.gig.sum':
      '{{units}} entregas a {{each}}, menos {{bills}} para la factura del teléfono',
    'examples.benefits': 'Una persona jubilada, a mitad de camino de sus próximos beneficios',
    'examples.benefits.sum': '{{units}} días a {{each}}, menos {{bills}} para la renta',

    'tools.title': '¿Todavía no quieres una tarjeta?',
    'tools.survey': 'Encuesta de salud financiera',
    'tools.survey.text': 'Ocho preguntas, anónima, unos 3 minutos.',
    'tools.budget': 'Calculadora de presupuesto',
    'tools.budget.text': 'Tus necesidades y tus gustos al lado de tus ingresos.',

    'institutions.title': 'Para instituciones financieras',
    'institutions.text':
      'Ofrece a tus miembros acceso anticipado al sueldo ganado, con tu nombre y el nuestro.',
    'institutions.action': 'Conviértete en socio',

    'ready.title': 'Empieza con Reset',
    'ready.text': 'Dinos quién eres y cómo te pagan, y averigua si la tarjeta es para ti.',
    footnotes: 'Notas al pie',
  },
};
