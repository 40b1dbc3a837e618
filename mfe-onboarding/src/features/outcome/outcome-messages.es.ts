import type { Translation } from '@reset/remote-sdk';
import type { messages } from './outcome-messages.ts';

/** Where an application ends or has to wait, in the Spanish of the United States. */
export const outcome: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.outcome',
  texts: {
    'ineligible.title': 'Gracias por tu solicitud',
    'ineligible.text':
      'Revisamos lo que nos dijiste y no podemos avanzar con tu solicitud en este momento.',
    'ineligible.platform':
      'Estás en nuestra lista de espera y te enviamos un correo electrónico para confirmarlo. Te avisaremos en cuanto podamos trabajar con la forma en que te pagan.',
    'ineligible.waiting_list':
      'Estás en nuestra lista de espera y te enviamos un correo electrónico para confirmarlo. Te avisaremos en cuanto Reset funcione con la forma en que te pagan.',
    'ineligible.state.card': 'La tarjeta todavía no está disponible en el estado donde vives',
    'ineligible.state.tax':
      'Todavía no puedes presentar tu declaración con nosotros desde el estado donde vives',
    'ineligible.inState.card': 'La tarjeta todavía no está disponible en {{state}}',
    'ineligible.inState.tax':
      'Todavía no puedes presentar tu declaración con nosotros desde {{state}}',
    'ineligible.advances':
      'Los adelantos del reembolso todavía no están disponibles en {{state}}, y presentamos declaraciones solo donde lo están.',
    'ineligible.yourState': 'el estado donde vives',
    'ineligible.identity':
      'No se pudo verificar tu identidad. Si crees que es un error, avísanos con Necesito ayuda.',
    'ineligible.waiting': 'En la lista de espera',
    'refused.title': 'No pudimos verificar tu identidad',
    'refused.state': 'No aprobada',
    'ineligible.moved': 'Vivo en otro lugar',
    'notice.request': 'Avísame cuando esté disponible',
    'notice.requested.card':
      'Te enviaremos un solo correo electrónico, cuando la tarjeta esté disponible en {{state}}.',
    'notice.requested.tax':
      'Te enviaremos un solo correo electrónico, cuando los adelantos del reembolso estén disponibles en {{state}}.',
    'notice.withdraw': 'No me envíen el correo',
    'notice.withdrawn': 'No te enviaremos el correo.',
    'ineligible.again':
      '¿Cambió algo, o una respuesta no era del todo correcta? Puedes responder de nuevo.',
    'ineligible.answer': 'Responder de nuevo las preguntas',
    'ineligible.meanwhile': 'Herramientas gratis que puedes usar mientras tanto:',
    'ineligible.budget': 'La calculadora de presupuesto',
    'ineligible.survey': 'La encuesta de salud financiera',
    'ineligible.dashboard': 'Ir a tu inicio',

    'bank.title': 'Este banco no es compatible.',
    'bank.state': 'Un paso más',
    'bank.text':
      '{{bank}} es un banco solo digital. Allí no podemos ver tu sueldo de manera confiable, así que necesitamos una cosa más: conecta tu nómina, o una cuenta corriente en otro banco o cooperativa de crédito.',
    'bank.textUnnamed':
      'El tuyo es un banco solo digital. Allí no podemos ver tu sueldo de manera confiable, así que necesitamos una cosa más: conecta tu nómina, o una cuenta corriente en otro banco o cooperativa de crédito.',
    'bank.payroll': 'Conectar tu nómina',
    'bank.another': 'Conectar otro banco',
    'bank.support': '¿Crees que es un error? Escríbenos y una persona te responderá:',
    'bank.address': 'support@reset.example',
    'bank.subject': 'Banco no compatible',

    'another.title': '¿Usar una cuenta distinta de {{bank}}?',
    'another.text':
      'Desvinculamos {{bank}} y borramos lo que leímos allí. Después eliges otra cuenta.',
    'another.keep': 'Volver',

    'deposit.title': 'No encontramos tu depósito directo.',
    'deposit.state': 'No encontrado',
    'deposit.text':
      'Revisamos los depósitos en tu cuenta en {{bank}} y no encontramos un sueldo por depósito directo de al menos $500 al mes.',
    'deposit.why':
      'Es posible que tu sueldo llegue a otra cuenta, o que tu empleador te haya pagado con cheque o en efectivo.',
    'deposit.yourBank': 'tu banco',
    'deposit.loading': 'Cargando los posibles motivos',
    'deposit.another': 'Conectar otra cuenta corriente',
    'deposit.payroll': 'Mejor conectar tu nómina',
    'deposit.payrollHint': 'Tu nómina muestra lo que ganas, llegue a la cuenta que llegue.',

    'wait.title': 'Estamos buscando tu sueldo',
    'wait.text':
      'Tu banco nos está enviando los últimos meses de tu cuenta. Buscamos allí depósitos directos de tu sueldo.',
    'wait.spinner': 'Buscando tu sueldo',
    'wait.how': 'Por lo general tarda menos de un minuto. La página avanza sola.',
    'wait.long':
      'Tu banco está tardando más de lo normal. No tienes que esperar aquí: todo está guardado y puedes volver cuando quieras.',
    'wait.dashboard': 'Ir a tu inicio',

    'thanks.title': 'Gracias por conectar tus cuentas',
    'thanks.state': 'Esperando tu sueldo',
    'thanks.text':
      'Tus cuentas están conectadas y no tienes que hacer nada por ahora. Estamos leyendo lo que muestran sobre tu sueldo, y es posible que primero tengamos que ver tu próximo día de pago.',
    'thanks.how':
      'No tienes que esperar aquí. Tu solicitud avanza sola y tu próximo paso estará en tu inicio.',
    'thanks.dashboard': 'Ir a tu inicio',
  },
};
