import type { Translation } from '@reset/remote-sdk';
import type { messages } from './eligibility-messages.ts';

/** The questions about an applicant's pay, in the Spanish of the United States. */
export const eligibility: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.eligibility',
  texts: {
    title: 'Cuéntanos cómo te pagan',
    intro: 'Tus respuestas nos dicen si podemos trabajar con tu nómina y dónde encontrarla.',
    loading: 'Cargando las preguntas',
    failed: 'No pudimos cargar las preguntas.',

    incomeType: '¿Qué tipo de ingresos tienes?',
    'incomeType.salary': 'Salario fijo',
    'incomeType.salary.text': 'Lo mismo cada día de pago',
    'incomeType.hourly': 'Por hora',
    'incomeType.hourly.text': 'Según las horas que trabajas',
    'incomeType.gig': 'Por encargo',
    'incomeType.gig.text': 'Por viaje o por tarea',
    'incomeType.benefits': 'Beneficios',
    'incomeType.benefits.text': 'Seguro Social y otros',
    'incomeType.required': 'Elige qué tipo de ingresos tienes',

    tracksHours: '¿Tus horas se registran con tu nómina?',
    'tracksHours.hint': 'Elige Sí si marcas tus horas donde recibes tus recibos de pago.',
    'tracksHours.yes': 'Sí',
    'tracksHours.no': 'No',
    'tracksHours.required': 'Elige dónde se registran tus horas',

    'payroll.salary': 'Proveedor de nómina',
    'payroll.hourly': 'Proveedor de nómina',
    'payroll.gig': 'Plataforma de trabajo por encargo',
    'payroll.benefits': 'Programa de beneficios',
    'payroll.hint.salary': 'La empresa cuyo nombre aparece en tus recibos de pago, o tu empleador.',
    'payroll.hint.hourly': 'La empresa cuyo nombre aparece en tus recibos de pago, o tu empleador.',
    'payroll.hint.gig': 'La aplicación con la que trabajas.',
    'payroll.hint.benefits':
      'La agencia que paga tu beneficio. Para SSD o SSDI, es el Seguro Social.',
    'payroll.required': 'Selecciona un proveedor de la lista',
    'payroll.otherName': 'Nombre del proveedor',

    timeAndAttendance: 'Plataforma de control de horas',
    'timeAndAttendance.hint': 'La aplicación o el sitio web donde marcas tus horas.',
    'timeAndAttendance.required': 'Selecciona una plataforma de la lista',
    'timeAndAttendance.otherName': 'Nombre de la plataforma',

    other: 'Otro',
    'otherName.required': 'Dinos su nombre',
    'otherName.tooLong': 'Usa como máximo {{limit}} caracteres',
    'shortcuts.label': 'Opciones populares',
    'shortcuts.chosen': 'Elegiste {{name}}.',
    'shortcuts.failed': 'Eso no funcionó. Búscalo arriba.',

    incomplete: 'Completa todos los campos',
    submit: 'Continuar',
    cancel: 'Volver',

    'eligible.title': 'Buenas noticias: podemos trabajar con eso',
    'eligible.text': 'Puedes conectarla ahora con el usuario y la contraseña que usas allí.',
    'eligible.connect': 'Conectar',
    'eligible.change': 'Cambiar mis respuestas',
  },
};
