import type { Translation } from '@reset/remote-sdk';
import type { messages as journey } from './journey/step-names.ts';
import type { messages as beforeYouStart } from './journey/before-you-start.ts';
import type { messages as linking } from './linking/linking-messages.ts';
import type { messages as taxFiling } from './tax-filing/tax-filing-messages.ts';
import type { messages as sdk } from './messages.ts';
import { refusals } from './refusals.es.ts';

const sdkTexts: Translation<typeof sdk> = {
  namespace: 'remote-sdk',
  texts: {
    networkError: 'No pudimos comunicarnos con Reset. Revisa tu conexión e inténtalo de nuevo.',
    timeoutError: 'Reset tardó demasiado en responder. Inténtalo de nuevo.',
    unknownError: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  },
};

const linkingTexts: Translation<typeof linking> = {
  namespace: 'remote-sdk.linking',
  texts: {
    noAnswer: 'No pudimos comunicarnos con Reset. Revisa tu conexión e inténtalo de nuevo.',
    noToken: 'No se puede abrir la conexión en este momento. Inténtalo de nuevo.',
    notStored: 'No pudimos guardar tu conexión. Conéctate de nuevo.',
    'exit.down':
      'No es posible comunicarse con ellos en este momento. No se pierde nada de lo que hiciste aquí. Inténtalo de nuevo un poco más tarde.',
    'exit.credentials':
      'El usuario o la contraseña no eran correctos. Revísalos, por ejemplo en su propio sitio, e inténtalo de nuevo.',
    'exit.code': 'El código de seguridad no era correcto o llegó tarde. Inténtalo de nuevo.',
    'exit.locked':
      'Tu cuenta allí está bloqueada. Desbloquéala en su propio sitio o por teléfono y luego inténtalo de nuevo.',
    'exit.action':
      'No te dejaron entrar, o primero necesitan algo de ti, como aceptar términos nuevos. Asegúrate de poder iniciar sesión en su propio sitio y luego inténtalo de nuevo.',
    'exit.accounts':
      'No encontramos allí ninguna cuenta que se pueda conectar. Inténtalo de nuevo y elige otra.',
    'exit.other': 'La conexión no funcionó. Inténtalo de nuevo.',
  },
};

const taxFilingTexts: Translation<typeof taxFiling> = {
  namespace: 'remote-sdk.tax-filing',
  texts: {
    stopped: 'La presentación de tus impuestos no está abierta',
    expired: 'Estuvo abierta demasiado tiempo, o algo no funcionó. Inténtalo de nuevo.',
    'destination.bank': 'Tu reembolso va a {{bank}}.',
    'destination.deposit':
      'Tu reembolso llega a tu cuenta de depósito de Reset. Primero paga lo que debes en tu tarjeta, y el resto se envía a {{bank}}.',
    'destination.deposit.unlinked':
      'Tu reembolso llega a tu cuenta de depósito de Reset. Primero paga lo que debes en tu tarjeta. El resto se envía cuando conectes una cuenta bancaria.',
    'owed.federal':
      'Debes {{amount}} en impuestos federales. Los pagas directamente al IRS, no a Reset. Las instrucciones de pago de tu copia de la declaración dicen cómo, y el IRS también.',
    'owed.state':
      'Debes {{amount}} en impuestos a {{state}}. Los pagas directamente al estado, no a Reset. Las instrucciones de pago de tu copia de la declaración dicen cómo, y el departamento de impuestos del estado también.',
    'unrepaid.pay': 'Nada de esto se toma de tu sueldo ni se debita en un día de pago.',
    'unrepaid.refund': 'Tu reembolso lo paga cuando llegue.',
    'unrepaid.sent':
      'El IRS envió tu reembolso, que lo paga cuando llegue. Si no está aquí el {{date}}, te escribiremos al respecto.',
    'unrepaid.corrected':
      'Si tu declaración se acepta después de corregirla, tu reembolso lo paga. Si no llega ningún reembolso, te escribiremos al respecto.',
    'unrepaid.nothing':
      'No se espera ningún reembolso que lo pague, así que te escribiremos al respecto.',
    'destination.withCard':
      'Cuando tengas la tarjeta de Reset, tu reembolso de impuestos llegará a tu cuenta de depósito de Reset. Primero paga lo que debes en tu tarjeta, y el resto se envía a {{bank}}.',
  },
};

const journeyTexts: Translation<typeof journey> = {
  namespace: 'remote-sdk.journey',
  texts: {
    steps: 'Pasos',
    signup: 'Regístrate',
    bank_linking: 'Cuenta corriente',
    payroll_linking: 'Nómina',
    personal_info_submission: 'Información personal',
    tax_filing_submission: 'Declaración de impuestos',
  },
};

const beforeYouStartTexts: Translation<typeof beforeYouStart> = {
  namespace: 'remote-sdk.before-you-start',
  texts: {
    'time.label': 'Unos 10 minutos.',
    'time.earned_wage_access': 'Todo se guarda, así que puedes parar y volver después.',
    'time.tax_refund_advance':
      'Después presentas tu declaración. Todo se guarda, así que puedes parar y volver después.',
    'needs.label': 'Ten a la mano:',
    'needs.earned_wage_access':
      'tus datos de acceso al banco, los de tu nómina si los tienes y tu número de Seguro Social.',
    'needs.tax_refund_advance': 'tus datos de acceso al banco y tu número de Seguro Social.',
    'who.label': 'Quién puede solicitarla:',
    'who.earned_wage_access':
      'debes tener {{age}} años o más y al menos $500 al mes de sueldo por depósito directo.',
    'who.tax_refund_advance': 'debes tener {{age}} años o más.',
    'where.earned_wage_access': 'La tarjeta todavía no está disponible en {{states}}.',
    'where.tax_refund_advance':
      'Todavía no puedes presentar tu declaración con nosotros desde {{states}}.',
    'where.advance':
      'Los adelantos del reembolso todavía no están disponibles en {{states}}, y presentamos declaraciones solo donde lo están.',
    where: 'Todavía no está disponible en todos los estados',
  },
};

/** All that the SDK says, also by the entries that travel with remotes, in Spanish. */
export const sdkInSpanish: readonly Translation[] = [
  sdkTexts,
  linkingTexts,
  taxFilingTexts,
  journeyTexts,
  beforeYouStartTexts,
  refusals,
];
