import { defineMail, type MailContent } from '@reset/service-kit';
import { bankWords } from '#features/cards/repayments/bank-words.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { DepositKind } from './pay.ts';

export const PAY_MAIL_QUEUE = 'send-pay-mail';

/** What came in for a member and what becomes of it, as it was then: together all of it. */
export type PayMailJob = {
  user_id: string;
  kind: DepositKind;
  /** What it repaid at once. */
  repaid_cents: number;
  /** What is sent on to her bank as soon as money can be. */
  forwarded_cents: number;
  /** What covers purchases that are pending, and debits that may come back. */
  kept_cents: number;
  /** Of a tax refund: what is still owed of the advance on one, which it did not reach for. */
  advance_owed_cents?: number;
  /** null where there is no account that it can be sent to. */
  bank: { name: string; mask: string | null } | null;
};

/** To a member, of money that came in for her: what it repaid and what is sent to her bank. */
export const payMail = defineMail<PayMailJob & { origin: string }>({
  'en-US': (job) => {
    const { repaid, forwarded, kept, advanceOwed, all } = amountsOf(job);
    return {
      subject: `Your ${ENGLISH_KINDS[job.kind]} of ${all} arrived`,
      paragraphs: [
        repaid === null
          ? 'None of it was needed to repay what you spent with your Reset Card.'
          : `${repaid} of it repaid what you owed on your Reset Card.`,
        ...(forwarded === null
          ? []
          : [
              job.bank === null
                ? `${forwarded} of it is yours and is with us. Connect a bank account in your name, and we send it there.`
                : `${forwarded} of it is yours, and we send it to ${bankWords('en-US', job.bank)}. Purchases that post before it is sent are repaid from it first. We write to you once it has arrived.`,
            ]),
        ...(kept === null
          ? []
          : [
              `${kept} of it stays with us until purchases that are pending, and debits of your bank that may come back, are final.`,
            ]),
        ...(advanceOwed === null
          ? []
          : [
              `You still owe ${advanceOwed} of what you spent of your refund advance. Your paycheck never repays that. If no other refund comes that does, we'll write to you about it.`,
            ]),
      ],
      highlight: { label: 'Received', value: all },
      action: actionOf(job, {
        connect: 'Connect a bank account',
        pay: 'See your payday',
        tax_refund: 'See your tax return',
        other: 'See your repayments',
      }),
      closing: ["We never ask for your bank's password or your account number by email."],
      reason: 'You got this email because money came in for you at Reset.',
    };
  },
  'es-US': (job) => {
    const { repaid, forwarded, kept, advanceOwed, all } = amountsOf(job);
    return {
      subject: `Llegó tu ${SPANISH_KINDS[job.kind]} de ${all}`,
      paragraphs: [
        repaid === null
          ? 'No se necesitó nada de él para pagar lo que gastaste con tu tarjeta Reset.'
          : `${repaid} de él pagaron lo que debías de tu tarjeta Reset.`,
        ...(forwarded === null
          ? []
          : [
              job.bank === null
                ? `${forwarded} de él son tuyos y están con nosotros. Conecta una cuenta bancaria a tu nombre y los enviamos ahí.`
                : `${forwarded} de él son tuyos, y los enviamos a ${bankWords('es-US', job.bank)}. Las compras que se registren antes de enviarlos se pagan primero con ellos. Te escribiremos cuando hayan llegado.`,
            ]),
        ...(kept === null
          ? []
          : [
              `${kept} de él se quedan con nosotros hasta que las compras que están pendientes, y los débitos de tu banco que puedan ser rechazados, sean definitivos.`,
            ]),
        ...(advanceOwed === null
          ? []
          : [
              `Todavía debes ${advanceOwed} de lo que gastaste del adelanto de tu reembolso. Tu sueldo nunca lo paga. Si no llega otro reembolso que lo pague, te escribiremos al respecto.`,
            ]),
      ],
      highlight: { label: 'Recibido', value: all },
      action: actionOf(job, {
        connect: 'Conectar una cuenta bancaria',
        pay: 'Ver tu día de pago',
        tax_refund: 'Ver tu declaración',
        other: 'Ver tus pagos',
      }),
      closing: [
        'Nunca te pedimos la contraseña de tu banco ni tu número de cuenta por correo electrónico.',
      ],
      reason: 'Recibiste este correo electrónico porque llegó dinero para ti a Reset.',
    };
  },
});

const ENGLISH_KINDS: Readonly<Record<DepositKind, string>> = {
  pay: 'paycheck',
  tax_refund: 'tax refund',
  other: 'deposit',
};
const SPANISH_KINDS: Readonly<Record<DepositKind, string>> = {
  pay: 'sueldo',
  tax_refund: 'reembolso de impuestos',
  other: 'depósito',
};

/** Each as people read it, null for nothing. */
function amountsOf({
  repaid_cents,
  forwarded_cents,
  kept_cents,
  advance_owed_cents = 0,
}: PayMailJob) {
  const amount = (cents: number) => (cents > 0 ? formatDollars(cents) : null);
  return {
    repaid: amount(repaid_cents),
    forwarded: amount(forwarded_cents),
    kept: amount(kept_cents),
    advanceOwed: amount(advance_owed_cents),
    all: formatDollars(repaid_cents + forwarded_cents + kept_cents),
  };
}

const PATHS: Readonly<Record<DepositKind, string>> = {
  pay: '/dashboard#payday',
  tax_refund: '/tax-return',
  other: '/account/repayments',
};

const actionOf = (
  { bank, forwarded_cents: forwarded, kind, origin }: PayMailJob & { origin: string },
  labels: Readonly<Record<DepositKind | 'connect', string>>,
): NonNullable<MailContent['action']> =>
  bank === null && forwarded > 0
    ? { label: labels.connect, href: `${origin}/account/repayments` }
    : { label: labels[kind], href: `${origin}${PATHS[kind]}` };
