import type { OutcomeFacts, OutcomeWords } from './outcome-words.ts';
import type { Outcome } from './outcome-mails.ts';

/** What it says in the Spanish of the United States. */
export function spanishOutcome(
  outcome: Outcome,
  { linked, hasDepositAccount, rejectedFor }: OutcomeFacts,
): OutcomeWords {
  switch (outcome.outcome) {
    case 'approved':
      return {
        subject: 'Tu identidad está verificada',
        paragraphs: [
          'Gracias por esperar. Revisamos lo que nos dijiste, y tu identidad está verificada.',
          'Queda un paso: configura cómo pagas lo que gastas. Después se hace tu tarjeta.',
        ],
        action: 'Configurar cómo pagas',
      };
    case 'not_approved':
      return {
        subject: 'Sobre tu solicitud de la tarjeta Reset',
        paragraphs: [
          rejectedFor === 'identity'
            ? 'No pudimos verificar tu identidad, así que no podemos aprobar tu solicitud de la tarjeta Reset.'
            : 'Revisamos tu solicitud de la tarjeta Reset y no podemos aprobarla.',
          'Si crees que es un error, comunícate con nosotros con Necesito ayuda en la página de tu solicitud.',
        ],
        action: 'Ver tu solicitud',
      };
    case 'card_on_its_way':
      return {
        subject: 'Tu solicitud no se canceló',
        paragraphs: [
          'Cancelaste tu solicitud de la tarjeta Reset cuando la tarjeta ya se estaba haciendo, así que no se pudo cancelar.',
          'No tienes que usar la tarjeta: no se debe nada por ella. Si no la quieres, comunícate con nosotros con Necesito ayuda en la página de tu solicitud, o cierra tu cuenta en Administrar cuenta.',
        ],
        action: 'Ver tu solicitud',
      };
    case 'cancelled':
      return {
        subject: 'Tu solicitud se canceló',
        paragraphs: [
          'Cancelaste tu solicitud de la tarjeta Reset.',
          ERASED[outcome.personal_info],
          ...switchedPay(linked, hasDepositAccount),
          ...stillLinked(linked),
        ],
        action: 'Ver tu solicitud',
        closing: ['¿Cambiaste de opinión? Allí puedes empezar de nuevo.'],
      };
  }
}

/** In the words of the page of a cancelled application. */
const ERASED = {
  erased:
    'Borramos tu número de teléfono, tu fecha de nacimiento, la dirección de tu casa y tu número de Seguro Social.',
  kept: 'Guardamos lo que nos dijiste sobre ti mientras la ley nos lo pida, o mientras otra solicitud tuya lo necesite.',
  nothing: 'Todavía no nos habías dicho nada sobre ti, así que no había nada que borrar.',
};

/** What is to be done of pay that was switched, which cancelling does not switch back. */
function switchedPay(
  { direct_deposit_switched: isSwitched }: OutcomeFacts['linked'],
  isOpen: boolean,
): string[] {
  if (!isSwitched && !isOpen) return [];
  const where = isSwitched
    ? 'Tu sueldo llega a tu cuenta de depósito de Reset, y cancelar no cambia eso.'
    : 'Si cambiaste tu depósito directo, tu sueldo llega a tu cuenta de depósito de Reset, y cancelar no cambia eso.';
  const back =
    'Para cobrar en otra cuenta, pide a tu empleador o a tu proveedor de nómina que envíe tu sueldo allí.';
  return [`${where} ${back} La página de tu solicitud lleva a los datos de la cuenta.`];
}

function stillLinked({
  bank_linked: bank,
  payroll_linked: payroll,
}: OutcomeFacts['linked']): string[] {
  if (bank && payroll) {
    return ['Tu banco y tu nómina siguen conectados hasta que los desconectes en esa página.'];
  }
  if (!bank && !payroll) return [];
  return [
    bank
      ? 'Tu banco sigue conectado hasta que lo desconectes en esa página.'
      : 'Tu nómina sigue conectada hasta que la desconectes en esa página.',
  ];
}
