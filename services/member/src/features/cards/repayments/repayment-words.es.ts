import { formatDollars } from '#money/format-dollars.ts';
import type { RepaymentWordsByKind } from './repayment-words.ts';

const OBSTACLES = {
  no_bank: (bank: string) =>
    `No podemos debitar de ${bank} en este momento. Revisa que todavía esté conectada y a tu nombre, o conecta otra cuenta bancaria.`,
  short_balance: (bank: string) =>
    `En ${bank} hay menos que esto una vez pagadas tus próximas facturas, y no queremos sobregirarla.`,
} as const;

const toRepay = (owed: string | null): string =>
  owed === null
    ? 'Lo que tenías con nosotros lo pagó, y no queda nada por pagar.'
    : `Todavía te quedan ${owed} por pagar.`;

const stillToRepay = (owed: string | null) => ({
  highlight: 'Queda por pagar',
  value: owed ?? formatDollars(0),
});

const ifOwed = (owed: string | null, sentence: string): string[] =>
  owed === null ? [] : [sentence];

const ADDED = 'Se agrega todo lo que compres con tu tarjeta Reset antes de ese día.';
const NOT_ADDED =
  'El monto es fijo: lo que compres con tu tarjeta Reset antes de ese día no se agrega y se paga más adelante.';

const NOT_YOU = 'Si no fuiste tú, escríbenos de inmediato a la dirección de abajo.';

const CONNECT_ANOTHER =
  'cuenta bancaria a tu nombre y lo enviamos ahí. Lo que debas de tu tarjeta Reset para entonces se paga con él primero.';

/** What is said of each in the Spanish of the United States. */
export const SPANISH: RepaymentWordsByKind = {
  due: ({ amount, bank, day, isMovable, isFixed, beside }) => ({
    subject: `Tu pago de ${amount} es el ${day}`,
    highlight: `Se debitará el ${day}`,
    paragraphs: [
      `Debitaremos ${amount} de ${bank} el ${day}. ${isFixed ? NOT_ADDED : ADDED}`,
      ...(beside
        ? [`El mismo día se debitan por separado otros ${beside.amount}: ${beside.total} en total.`]
        : []),
      isMovable
        ? 'Puedes pagar antes, pagar una parte o mover el día una vez.'
        : 'Puedes pagar antes o pagar una parte.',
    ],
  }),
  asked: ({ amount, bank, day, rests }) => ({
    subject: `Pagas ${amount} antes, el ${day}`,
    highlight: `Se debitará el ${day}`,
    paragraphs: [
      `Nos pediste debitar ${amount} de ${bank} el ${day}, y lo haremos.`,
      ...rests.map(
        (rest) =>
          `Con ello aceptaste que debitemos el resto de lo que tu banco rechazó, ${rest.amount}, el ${rest.day}.`,
      ),
      `Volvemos a escribirte solo si eso falla. ${NOT_YOU}`,
    ],
  }),
  moved: ({ amount, bank, day, movedFrom }) => ({
    subject: `Moviste tu pago al ${day}`,
    highlight: `Se debitará el ${day}`,
    paragraphs: [
      `Moviste tu pago del ${movedFrom}. Debitaremos ${amount} de ${bank} el ${day}. ${ADDED}`,
      `Todavía puedes pagar antes o pagar una parte. ${NOT_YOU}`,
    ],
  }),
  payday_moved: ({ amount, bank, day, movedFrom }) => ({
    subject: `Tu pago de ${amount} ahora es el ${day}`,
    highlight: `Se debitará el ${day}`,
    paragraphs: [
      `Cambió el día en que pagas: debitaremos ${amount} de ${bank} el ${day}, y no el ${movedFrom} como te escribimos antes. ${ADDED}`,
      'Todavía puedes pagar antes o pagar una parte.',
    ],
  }),
  cancelled: ({ amount, bank, day, owed }) => ({
    subject: `Se canceló tu pago de ${amount} del ${day}`,
    ...stillToRepay(owed),
    paragraphs: [
      `Ya no debitaremos ${amount} de ${bank} el ${day}.`,
      owed === null
        ? 'No queda nada por pagar.'
        : `Todavía te quedan ${owed} por pagar. Tus pagos dicen cómo y cuándo se paga.`,
    ],
  }),
  put_off: ({ amount, bank, day, because }) => ({
    subject: `Movimos tu pago de ${amount} al ${day}`,
    highlight: `Se debitará el ${day}`,
    paragraphs: [
      OBSTACLES[because ?? 'no_bank'](bank),
      `Lo intentaremos de nuevo el ${day}. Si eso también falla, lo intentamos cada día hábil bancario durante unos días más, y volvemos a escribirte solo si tenemos que parar. Tus pagos siempre dicen el próximo día.`,
    ],
  }),
  given_up: ({ amount, bank, because }) => ({
    subject: `No pudimos debitar tu pago de ${amount}`,
    highlight: 'Todavía debes',
    paragraphs: [
      OBSTACLES[because ?? 'no_bank'](bank),
      'Lo intentamos durante varios días y hemos parado. Alguien de nuestro equipo lo revisará contigo. También puedes pagar ahora, todo o una parte.',
    ],
  }),
  presented_again: ({ amount, bank, day, owed }) => ({
    subject: `Tu pago de ${amount} fue rechazado; lo intentamos de nuevo el ${day}`,
    highlight: `Se debitará de nuevo el ${day}`,
    paragraphs: [
      `El débito de ${amount} de ${bank} fue rechazado porque había muy poco en la cuenta. ${toRepay(owed)}`,
      `Debitaremos ${amount} de nuevo el ${day}. Si antes pagas una parte por tu cuenta, ese día se debita solo el resto. Asegúrate de que esté ahí. No cobramos ningún cargo; es posible que tu banco sí.`,
    ],
  }),
  returned: ({ amount, bank, day, owed }) => ({
    subject: `Tu pago de ${amount} fue rechazado`,
    ...stillToRepay(owed),
    paragraphs: [
      `El débito de ${amount} de ${bank} del ${day} fue rechazado. ${toRepay(owed)}`,
      ...ifOwed(
        owed,
        'No lo debitaremos de nuevo por separado: es parte de tu próximo pago, y puedes pagarlo antes.',
      ),
    ],
  }),
  failed: ({ amount, bank, day, owed }) => ({
    subject: `Tu pago de ${amount} no se hizo`,
    ...stillToRepay(owed),
    paragraphs: [
      `No se pudo hacer el débito de ${amount} de ${bank} el ${day}. No se tomó nada de tu cuenta. ${toRepay(owed)}`,
      ...ifOwed(
        owed,
        'Es parte de tu próximo pago, y puedes pagarlo antes. Alguien de nuestro equipo revisa por qué pasó.',
      ),
    ],
  }),
  stopped: ({ amount, bank, day, owed }) => ({
    subject: 'Tu banco ya no nos permite debitar tus pagos',
    ...stillToRepay(owed),
    paragraphs: [
      `El débito de ${amount} de ${bank} del ${day} fue rechazado, y no se puede debitar de la cuenta. ${toRepay(owed)}`,
      'Detuvimos todos los débitos de esta cuenta. Conecta otra cuenta bancaria desde la cual pagar.',
    ],
  }),
  payout_arrived: ({ amount, bank }) => ({
    subject: `Tus ${amount} llegaron a tu cuenta bancaria`,
    highlight: 'Llegaron',
    paragraphs: [`Enviamos ${amount} que son tuyos a ${bank}, y ya llegaron.`],
  }),
  payout_returned: ({ amount, bank }) => ({
    subject: `Tu banco rechazó ${amount} que son tuyos`,
    highlight: 'Tuyos, con nosotros',
    paragraphs: [
      `Enviamos ${amount} a ${bank}, y regresaron. El dinero es tuyo y está con nosotros.`,
      `Conecta otra ${CONNECT_ANOTHER}`,
    ],
  }),
  payout_needs_bank: ({ amount }) => ({
    subject: `Conecta una cuenta bancaria para recibir ${amount}`,
    highlight: 'Tuyos, con nosotros',
    paragraphs: [
      'Este dinero es tuyo, y no conocemos ninguna cuenta bancaria a tu nombre a la cual enviarlo.',
      `Conecta una ${CONNECT_ANOTHER}`,
    ],
  }),
};
