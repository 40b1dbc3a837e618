import { formatDay } from '#calendar/format-day.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { NewCredit } from './dispute-news.ts';
import type { DisputedClaim, DisputeSpeech, DisputeWords, Of } from './dispute-words.ts';

const dayOf = (day: string): string => formatDay('es-US', day);

const openedWords = (
  { credit_due_on: creditDueOn, resolve_due_on: resolveDueOn }: Of<'opened'>,
  { claim, cents }: DisputedClaim,
): DisputeWords => ({
  subject: `Recibimos tu reclamación de ${claim}`,
  highlight: { label: 'Reclamas', value: formatDollars(cents) },
  paragraphs: [
    `Nos dijiste que algo está mal con ${claim}. Lo investigamos por ti.`,
    `A más tardar el ${dayOf(creditDueOn)}, recibes nuestra decisión, o un crédito provisional que puedes usar mientras seguimos investigando. A más tardar el ${dayOf(resolveDueOn)}, recibes nuestra decisión final.`,
    'Hasta que haya un crédito o una decisión, lo que debes de este cargo sigue siendo parte de tus pagos. Puedes agregar detalles, o retirar la reclamación, en su página.',
  ],
});

const creditedWords = (
  { credit, credited_on: on, resolve_due_on: resolveDueOn, is_late: isLate }: Of<'credited'>,
  { claim }: DisputedClaim,
): DisputeWords => {
  const amount = formatDollars(credit.paid_cents + credit.deposit_cents);
  return {
    subject: `Tienes un crédito provisional de ${amount}`,
    highlight: { label: `Acreditado el ${dayOf(on)}`, value: amount },
    paragraphs: [
      `Seguimos investigando tu reclamación de ${claim}. El ${dayOf(on)} te dimos un crédito provisional de ${amount}, y todo es tuyo para usarlo mientras investigamos.`,
      placeOf(credit),
      isLate
        ? `Estamos retrasados con nuestra decisión. Debiste recibirla a más tardar el ${dayOf(resolveDueOn)}, y nuestro equipo está trabajando en ello.`
        : `Recibes nuestra decisión final a más tardar el ${dayOf(resolveDueOn)}. Antes de retirar el crédito, te escribiríamos.`,
    ],
  };
};

/** What is on deposit repays what else she owes within minutes, or is forwarded. */
function placeOf({ paid_cents: paid, deposit_cents: rest }: NewCredit): string {
  const isSplit = paid > 0 && rest > 0;
  const pays = isSplit
    ? `${formatDollars(paid)} de él pagan esta compra, así que debes eso menos.`
    : 'Todo el crédito paga esta compra, así que debes eso menos.';
  const whose = isSplit
    ? `${formatDollars(rest)} de él son tuyos y están con nosotros`
    : 'Todo el crédito es tuyo y está con nosotros';
  const hers = `${whose}: con eso se paga lo demás que debes de tu tarjeta Reset, y lo que queda se envía a tu cuenta bancaria.`;
  return [paid > 0 && pays, rest > 0 && hers].filter(Boolean).join(' ');
}

const keptWords = (
  { kind, kept_cents: kept, credit }: Of<'won' | 'written_off'>,
  { claim }: DisputedClaim,
): DisputeWords => {
  const amount = formatDollars(kept);
  return {
    subject: `Tu reclamación de ${claim} se decidió a tu favor`,
    highlight: { label: 'Tuyos para siempre', value: amount },
    paragraphs: [
      kind === 'won'
        ? `Investigamos tu reclamación de ${claim} y la decidimos a tu favor.`
        : `Terminamos a tu favor nuestra investigación de tu reclamación de ${claim}: nosotros mismos pagamos ese cargo.`,
      credit === null
        ? `Tu crédito provisional de ${amount} ya es definitivo. No lo retiraremos.`
        : `Hoy te dimos un crédito de ${amount}, y es definitivo. ${placeOf(credit)}`,
    ],
  };
};

const lostWords = (
  { reason, credit_cents: credit, take_back_on: takeBackOn }: Of<'lost'>,
  { claim }: DisputedClaim,
): DisputeWords => ({
  subject: `Decidimos tu reclamación de ${claim}: no se encontró ningún error`,
  ...(takeBackOn !== null && {
    highlight: {
      label: `Se retirará el ${dayOf(takeBackOn)}`,
      value: formatDollars(credit),
    },
  }),
  paragraphs: [
    `Investigamos tu reclamación de ${claim} y no encontramos ningún error.`,
    `Lo que encontramos: ${reason}`,
    ...(takeBackOn === null
      ? [
          'No tienes un crédito por ella, así que no se retira nada. Lo que debes de este cargo sigue siendo parte de tus pagos.',
        ]
      : [
          `Retiramos tu crédito provisional de ${formatDollars(credit)} el ${dayOf(takeBackOn)}. A partir de entonces lo debes de nuevo, y tu próximo pago lo incluye.`,
          'Durante cinco días hábiles después de este correo electrónico, pagamos de tu cuenta los cheques, giros e instrumentos de pago similares a favor de terceros, y las transferencias preautorizadas, como si el crédito siguiera ahí. No te cobramos nada si por esa razón la sobregiran.',
        ]),
    'Tienes derecho a pedir los documentos en los que basamos nuestra decisión. Escríbenos a la dirección de abajo y te enviamos copias sin demora y sin costo.',
  ],
});

const withdrawnWords = (
  { taken_back_cents: takenBack }: Of<'withdrawn'>,
  { merchant, claim }: DisputedClaim,
): DisputeWords => ({
  subject: `Retiraste tu reclamación de ${claim}`,
  ...(takenBack > 0 && { highlight: { label: 'Retirado', value: formatDollars(takenBack) } }),
  paragraphs: [
    `Retiraste tu reclamación de ${claim}, y dejamos de investigarla.`,
    takenBack > 0
      ? `Retiramos tu crédito provisional de ${formatDollars(takenBack)}. Lo debes de nuevo, y tu próximo pago lo incluye.`
      : 'No tenías un crédito por ella, así que no se retira nada.',
    `Si cambias de opinión, puedes reclamar de nuevo el cargo de ${merchant}.`,
  ],
});

const refundedWords = (
  { refunded_cents: refunded, kept_cents: kept }: Of<'refunded'>,
  { merchant }: DisputedClaim,
): DisputeWords => ({
  subject: `${merchant} te regresó tu dinero, y tu reclamación terminó`,
  highlight: { label: 'Regresado', value: formatDollars(refunded) },
  paragraphs: [
    `${merchant} regresó ${formatDollars(refunded)} de lo que reclamaste, y no queda nada de ello por investigar. Cerramos tu reclamación a tu favor.`,
    kept > 0
      ? `Toma el lugar del crédito que tienes de nosotros: ${formatDollars(kept)} de él son tuyos para siempre, y no los retiraremos.`
      : 'Paga lo que debes de tu tarjeta Reset, primero esta compra. Lo que queda es tuyo y se envía a tu cuenta bancaria.',
  ],
});

const takenBackWords = (
  { taken_back_cents: takenBack }: Of<'taken_back'>,
  { claim }: DisputedClaim,
): DisputeWords => ({
  subject: `Retiramos tu crédito provisional de ${formatDollars(takenBack)}`,
  highlight: { label: 'Retirado', value: formatDollars(takenBack) },
  paragraphs: [
    `No encontramos ningún error en tu reclamación de ${claim}. Como te escribimos antes, retiramos el crédito provisional de ${formatDollars(takenBack)}.`,
    'Lo debes de nuevo, y tu próximo pago lo incluye.',
  ],
});

/** What is said of it in the Spanish of the United States. */
export const spanishDispute: DisputeSpeech = {
  opened: openedWords,
  credited: creditedWords,
  won: keptWords,
  written_off: keptWords,
  lost: lostWords,
  withdrawn: withdrawnWords,
  refunded: refundedWords,
  taken_back: takenBackWords,
  message: (_news, of) => ({
    subject: 'Te escribimos sobre tu reclamación',
    paragraphs: [
      `Hay un mensaje nuevo de nosotros sobre tu reclamación de ${of.claim}. Para que siga siendo privado, está solo en la página de tu reclamación.`,
    ],
  }),
};
