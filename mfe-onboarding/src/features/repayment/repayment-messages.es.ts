import type { Translation } from '@reset/remote-sdk';
import type { messages } from './repayment-messages.ts';

/** How an applicant will repay, in the Spanish of the United States. */
export const repayment: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.repayment',
  texts: {
    title: 'Elige cómo pagar lo que gastas',
    text: 'Lo que gastas lo pagas en tu día de pago. Elige cómo.',
    ofAnother:
      'No debitamos {{account}} ni enviamos tu sueldo allí, porque no está a tu nombre. Para conectar otra cuenta, desconecta esta en Cuentas conectadas, más abajo, y conecta una cuenta corriente a tu nombre.',
    ways: 'Cómo lo pagas',
    ach_debit_flow: 'Pago automático desde mi cuenta corriente',
    'ach_debit_flow.about': 'Recibes tu sueldo como ahora, y debitamos lo que debes.',
    direct_deposit_flow: 'Mi depósito directo',
    'direct_deposit_flow.about':
      'Tu sueldo nos llega primero a nosotros, y te enviamos lo que no debes.',

    from: 'De dónde',
    when: 'Cuándo',
    amount: 'Cuánto',
    'account.unnamed': 'tu cuenta corriente conectada',
    'when.next': 'Tu próximo día de pago: {{date}}.',

    'ach.when.rule':
      'Cada día de pago. Si cae en fin de semana o en un feriado bancario, el siguiente día hábil bancario.',
    'ach.when.nextAfter': 'Tu próximo día de pago es el {{date}}, así que debitamos el {{debit}}.',
    'ach.amount.rule':
      'Lo que debes en tu tarjeta ese día, y nunca más que eso. No se debita nada cuando no debes nada. Sin intereses ni cargos por atraso.',
    'ach.authorize': 'Al activar el pago automático autorizas estos débitos, como aceptaste en el',
    'ach.agreement': 'ACH Authorization Agreement',
    'ach.revoke': 'Puedes revocarlo en cualquier momento con Necesito ayuda.',
    'ach.confirm': 'Activar el pago automático',
    'ach.ofAnother':
      'Puedes activar el pago automático cuando hayas conectado una cuenta corriente a tu nombre.',

    'deposit.from': 'Tu sueldo, que tu empleador envía primero a tu cuenta de depósito de Reset',
    'deposit.when':
      'Cuando llega tu sueldo. El resto se envía ese mismo día hábil bancario, o el siguiente si llega tarde ese día.',
    'deposit.amount':
      'Lo que debes en tu tarjeta ese día, y nunca más que eso. El resto de tu sueldo va a {{account}}. Sin intereses ni cargos por atraso.',
    'deposit.amount.held':
      'Lo que debes en tu tarjeta ese día, y nunca más que eso. El resto de tu sueldo es tuyo y se queda con nosotros hasta que conectes una cuenta a tu nombre; entonces te lo enviamos allí. Sin intereses ni cargos por atraso.',
    'deposit.all':
      'El 100% de tu depósito directo debe llegar a Reset; no se admite un depósito dividido.',
    'deposit.payroll':
      'En la siguiente ventana inicias sesión con tu proveedor de nómina y confirmas el cambio.',
    'deposit.switch': 'Cambiar mi depósito directo',
    'deposit.dialog': 'Cambia tu depósito directo',
    'deposit.opening': 'Abriendo tu cuenta de depósito. Tarda unos segundos.',
    'deposit.delayed':
      'Tu cuenta de depósito tarda más de lo normal en abrirse, y seguimos intentando. No tienes que quedarte: vuelve más tarde, o activa el pago automático.',
    'deposit.refused':
      'El banco que emite la tarjeta no pudo abrir tu cuenta. Lo estamos revisando. Comunícate con nosotros con Necesito ayuda si tienes preguntas.',
    'deposit.waiting':
      'Tu nómina está haciendo el cambio. Puede tardar un minuto, y la página avanza sola. No tienes que quedarte: te enviaremos un correo electrónico cuando tu tarjeta esté lista.',
    'deposit.spinner': 'Esperando el cambio',
    'deposit.partly':
      'Ahora solo una parte de tu sueldo llega a Reset. Cámbialo todo para continuar, o activa el pago automático.',
    'deposit.done': 'Cambiaste tu depósito directo.',

    again: 'Intentar de nuevo',
  },
};
