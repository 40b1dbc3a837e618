import type { Translation } from '@reset/remote-sdk';
import type { messages } from './survey-messages.ts';

/** What the financial health survey says, in the Spanish of the United States. */
export const survey: Translation<typeof messages> = {
  namespace: 'mfe-public.survey',
  texts: {
    title: 'Encuesta de salud financiera',

    'category.spending': 'Gasto',
    'category.saving': 'Ahorro',
    'category.borrowing': 'Deudas',
    'category.planning': 'Planificación',

    'intro.heading': '¿Cómo está tu salud financiera?',
    'intro.text':
      'Ocho preguntas muestran qué va bien con tu dinero y dónde ayudaría más un pequeño cambio. La encuesta es anónima y toma unos 3 minutos.',
    'intro.mail':
      'No necesitas una cuenta. Al final te pedimos un nombre y un correo electrónico para enviarte tus resultados, y los guardamos con tus respuestas.',
    'intro.start': 'Empezar',
    'intro.topics': 'Sobre qué preguntamos',
    'intro.spending': 'Lo que sale, y si las facturas se pagan a tiempo.',
    'intro.saving': 'Lo que apartas, y cuánto tiempo te alcanzaría.',
    'intro.borrowing': 'Lo que debes, y cada cuánto pides prestado para llegar al día de pago.',
    'intro.planning': 'Con cuánta anticipación planificas, y qué pasaría con un imprevisto.',

    'questionnaire.title': 'Pregunta {{number}} de {{count}}: encuesta de salud financiera',
    'questionnaire.place': 'Pregunta {{number}} de {{count}}',
    'questionnaire.exit': 'Salir',
    'questionnaire.back': 'Atrás',
    'questionnaire.next': 'Siguiente',
    'questionnaire.finish': 'Terminar',
    'questionnaire.chooseThenNext': 'Elige una respuesta y luego presiona Siguiente.',
    'questionnaire.chooseThenFinish': 'Elige una respuesta y luego presiona Terminar.',

    spent:
      'En los últimos tres meses, ¿cómo fue lo que gastaste en comparación con lo que te pagaron?',
    'spent.muchLess': 'Gasté mucho menos',
    'spent.less': 'Gasté un poco menos',
    'spent.same': 'Más o menos lo mismo',
    'spent.more': 'Gasté un poco más',
    'spent.muchMore': 'Gasté mucho más',

    bills: '¿Con qué frecuencia pagas tus facturas a tiempo?',
    'bills.always': 'Siempre',
    'bills.mostly': 'La mayoría de las veces',
    'bills.half': 'Más o menos la mitad de las veces',
    'bills.rarely': 'Rara vez',
    'bills.never': 'Nunca',

    cushion: 'Si hoy dejaras de recibir tu sueldo, ¿cuánto tiempo podrías vivir de tus ahorros?',
    'cushion.halfYear': 'Seis meses o más',
    'cushion.quarter': 'De tres a cinco meses',
    'cushion.month': 'Uno o dos meses',
    'cushion.weeks': 'Unas semanas',
    'cushion.days': 'Una semana o menos',

    setAside: '¿Con qué frecuencia apartas dinero para más adelante?',
    'setAside.always': 'Cada día de pago',
    'setAside.mostly': 'La mayoría de los días de pago',
    'setAside.sometimes': 'De vez en cuando',
    'setAside.rarely': 'Rara vez',
    'setAside.never': 'Nunca',

    owed: '¿Qué tan manejable es lo que debes hoy?',
    'owed.nothing': 'No debo nada, o lo pago todo cada mes',
    'owed.manageable': 'Puedo cumplir con mis pagos',
    'owed.heavy': 'Cumplo, pero me cuesta',
    'owed.tooMuch': 'No puedo cumplir',

    untilPayday: '¿Con qué frecuencia pides dinero prestado para llegar a tu próximo día de pago?',
    'untilPayday.never': 'Nunca',
    'untilPayday.yearly': 'Una o dos veces al año',
    'untilPayday.monthly': 'Cada mes o cada dos meses',
    'untilPayday.always': 'Antes de la mayoría de los días de pago',

    surprise:
      'Si mañana llegara una factura inesperada, ¿con cuánta seguridad dirías que podrías pagarla?',
    'surprise.very': 'Con mucha seguridad',
    'surprise.fairly': 'Con bastante seguridad',
    'surprise.half': 'Con algo de seguridad',
    'surprise.little': 'Con poca seguridad',
    'surprise.not': 'Con ninguna seguridad',

    horizon: '¿Con cuánta anticipación planificas tu dinero?',
    'horizon.year': 'Un año o más',
    'horizon.months': 'Unos meses',
    'horizon.payday': 'Hasta el próximo día de pago',
    'horizon.none': 'Vivo el día a día',

    'signup.title': 'Tus resultados están listos',
    'signup.intro':
      'Dinos adónde enviarlos. Te enviaremos un enlace a tus resultados por correo electrónico.',

    'results.title': 'Tu salud financiera',
    'results.score': 'Puntaje: {{score}} de 100',
    'results.top': 'En plena forma',
    'results.middle': 'En camino',
    'results.bottom': 'En progreso',
    'results.top.text':
      'Tu forma de gastar, ahorrar, pedir prestado y planificar te da margen para los imprevistos. Sigue haciendo lo que funciona.',
    'results.middle.text':
      'Mucho de lo que ya haces funciona. Lo que más ayudaría es un cambio donde tu puntaje es más bajo.',
    'results.bottom.text':
      'En este momento el dinero te da mucho trabajo. Un pequeño paso donde tu puntaje es más bajo es un buen comienzo.',
    'results.learnMore': 'Más información',
    'results.categories': 'De qué se compone tu puntaje',
    'results.category': '{{score}} · {{band}}',
    'results.category.spoken': '{{score}} de 100, {{band}}',

    first: 'Por dónde empezar',
    'first.area': '{{area}}: {{score}} de 100',
    'first.spending':
      'Durante una semana, anota todo lo que gastas, hasta el café. Luego elige una cosa en la que gastar menos hasta el día de pago.',
    'first.saving':
      'Elige una cantidad que no te haga falta, aunque sean unos dólares, y pide a tu banco que la pase a tus ahorros cada día de pago.',
    'first.borrowing':
      'Haz una lista de todo lo que debes con su tasa de interés. Paga el mínimo de cada deuda y pon lo que quede en la que tiene la tasa más alta.',
    'first.planning':
      'Anota cada factura que vence antes de tu próximo día de pago, con su fecha y su cantidad, y réstalas de lo que hay hoy en tu cuenta.',
    'first.keep': 'Sigue así',
    'first.keep.title': 'Sin puntos débiles',
    'first.keep.text':
      'Las cuatro áreas están en buena forma. Haz la encuesta de nuevo en tres meses, o cuando cambie tu sueldo, para ver si siguen así.',
    'others.heading': 'Después de eso',
    'others.heading.keep': 'Hábitos para mantenerlo así',

    'help.heading': 'Cómo puede ayudarte Reset',
    'help.signUp': 'Regístrate',

    'card.heading': 'La tarjeta Reset',
    'card.text':
      'Usa el sueldo que ya ganaste antes de tu día de pago, y paga en tu día de pago. Tu límite depende de tus ingresos, el saldo de tu banco y tus próximas facturas, cada día.',
    'card.fees': 'Sin intereses ni cargos mensuales, por transferencia o por atraso',
    'card.credit': 'Sin consulta de crédito',
    'card.deposit': 'Sin depósito de garantía',

    'budget.link': 'Haz un presupuesto',

    'ready.heading': '¿Empezamos con Reset?',
    'ready.text':
      'Regístrate, conecta tu banco y tu nómina, y averigua si la tarjeta va con tu sueldo.',
    'ready.start': 'Empezar',
  },
};
