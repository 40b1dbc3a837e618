import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { defineMail, type MailContent } from '@reset/service-kit';
import { formatDollars } from '#money/format-dollars.ts';
import { englishAdvance, englishEnd, spanishAdvance, spanishEnd } from './advance-mail-words.ts';
import type { TaxMailJob } from './tax-mail-job.ts';

/**
 * What of a return's life is mailed. A refund that comes to her deposit account with us has a mail of
 * its own when it comes in, and who was to get nothing back is not told that nothing comes.
 */
export function mailedOf(
  type: TaxEvent['type'],
  { refundCents, isSentToUs }: { refundCents: number; isSentToUs: boolean },
): Exclude<TaxMailJob['mailed'], 'season_ended'> | null {
  switch (type) {
    case 'tax_return.accepted':
      return 'accepted';
    case 'tax_return.rejected':
      return 'rejected';
    case 'tax_return.refund_received':
      return isSentToUs ? null : 'refund_received';
    case 'tax_return.no_refund':
      return refundCents > 0 ? 'no_refund' : null;
    default:
      return null;
  }
}

/** To a member, of her return: whether it was accepted, and what becomes of its refund. */
export const taxMail = defineMail<TaxMailJob & { origin: string }>({
  'en-US': ({ origin, jurisdiction, taxYear, ...job }) => {
    const authority = jurisdiction === 'Federal' ? 'federal' : stateName(jurisdiction);
    const { subject, paragraphs, label } = ENGLISH[job.mailed]({ authority, taxYear, ...job });
    const toReturn = { label, href: `${origin}/tax-return` };
    const toCard = { label: 'Apply for the card', href: `${origin}/apply` };
    return {
      subject,
      paragraphs,
      highlight: { label: 'Tax year', value: `${taxYear}` },
      action: actionOf(job, { toReturn, toCard }),
      closing: ['We never ask for your Social Security number by email.'],
      reason: 'You got this email because you filed your taxes with Reset.',
    };
  },
  'es-US': ({ origin, jurisdiction, taxYear, ...job }) => {
    const authority = jurisdiction === 'Federal' ? 'federal' : `de ${stateName(jurisdiction)}`;
    const { subject, paragraphs, label } = SPANISH[job.mailed]({ authority, taxYear, ...job });
    const toReturn = { label, href: `${origin}/tax-return` };
    const toCard = { label: 'Solicitar la tarjeta', href: `${origin}/apply` };
    return {
      subject,
      paragraphs,
      highlight: { label: 'Año fiscal', value: `${taxYear}` },
      action: actionOf(job, { toReturn, toCard }),
      closing: ['Nunca te pedimos tu número de Seguro Social por correo electrónico.'],
      reason: 'Recibiste este correo porque presentaste tu declaración de impuestos con Reset.',
    };
  },
});

type MailLink = NonNullable<MailContent['action']>;

/** To her return, unless a card is what a part of its refund waits for. */
const actionOf = (
  { advanceWithCard }: Pick<TaxMailJob, 'advanceWithCard'>,
  { toReturn, toCard }: { toReturn: MailLink; toCard: MailLink },
): MailLink => (advanceWithCard ? toCard : toReturn);

type Told = Pick<
  TaxMailJob,
  'taxYear' | 'refundCents' | 'advance' | 'advanceWithCard' | 'endedAdvance' | 'owedAdvance'
> & {
  /** As it stands before, or after, the words for a return. */
  authority: string;
};
type Words = Record<
  TaxMailJob['mailed'],
  (told: Told) => { subject: string; paragraphs: string[]; label: string }
>;

/** What she gets back, or owes, by what was filed. */
const amountOf = ({ refundCents }: Told): string => formatDollars(Math.abs(refundCents));

const ENGLISH: Words = {
  accepted: (told) => ({
    subject: `Your ${told.taxYear} ${told.authority} tax return was accepted`,
    paragraphs:
      told.refundCents < 0
        ? [
            `The tax authority has accepted your ${told.authority} tax return.`,
            `By that return you owe ${amountOf(told)}, which you pay to the tax authority and not to Reset.`,
          ]
        : [
            `Good news: the tax authority has accepted your ${told.authority} tax return.`,
            ...(told.advance ? englishAdvance(told.advance) : []),
            ...(told.advanceWithCard
              ? [
                  `${formatDollars(told.advanceWithCard.cents)} of your refund can be yours early. You spend it with the Reset Card, and your refund repays it, never your paycheck.`,
                ]
              : []),
          ],
    label: 'See your tax return',
  }),
  rejected: (told) => ({
    subject: `Your ${told.taxYear} ${told.authority} tax return was rejected`,
    paragraphs: [
      `There was an issue submitting your tax returns. The tax authority did not accept your ${told.authority} tax return.`,
      'Most returns are rejected for a detail that you can correct: open yours, see what is wrong, and send it again.',
      ...englishEnd(told, {
        ended: 'Because it was rejected, the advance on its refund has ended.',
        howRepaid:
          "If your return is accepted once it is corrected, your refund repays that, never your paycheck. If no refund comes, we'll write to you about it.",
      }),
    ],
    label: 'Correct your tax return',
  }),
  refund_received: (told) => ({
    subject: `Your ${told.taxYear} ${told.authority} tax refund was sent`,
    paragraphs: [
      `The tax authority has sent the refund of your ${told.authority} tax return to your bank account.`,
      ...(told.refundCents > 0
        ? [`You filed for ${amountOf(told)}. The tax authority may have sent less or more.`]
        : []),
      ...englishEnd(told, {
        ended: 'Because the refund was sent, the advance on it has ended.',
        howRepaid:
          "The refund went to your bank account and your paycheck never repays that, so we'll write to you about it.",
      }),
    ],
    label: 'See your tax return',
  }),
  no_refund: (told) => ({
    subject: `There is no refund of your ${told.taxYear} ${told.authority} tax return`,
    paragraphs: [
      `The tax authority sends no refund of your ${told.authority} tax return. It can tell you why.`,
      ...englishEnd(told, {
        ended: 'Because no refund comes, the advance on it has ended.',
        howRepaid:
          "No refund is to come that repays that and your paycheck never does, so we'll write to you about it.",
      }),
    ],
    label: 'See your tax return',
  }),
  season_ended: (told) => ({
    subject: `The advance on your ${told.taxYear} ${told.authority} tax refund has ended`,
    paragraphs: englishEnd(told, {
      ended: 'Advances on tax refunds end after April 15, and so has yours.',
      howRepaid:
        "Your refund repays that when it comes to your account with us, never your paycheck. If no refund comes there, we'll write to you about it.",
    }),
    label: 'See your tax return',
  }),
};

const SPANISH: Words = {
  accepted: (told) => ({
    subject: `Tu declaración de impuestos ${told.authority} de ${told.taxYear} fue aceptada`,
    paragraphs:
      told.refundCents < 0
        ? [
            `La autoridad fiscal aceptó tu declaración de impuestos ${told.authority}.`,
            `Según esa declaración debes ${amountOf(told)}, que pagas a la autoridad fiscal y no a Reset.`,
          ]
        : [
            `Buenas noticias: la autoridad fiscal aceptó tu declaración de impuestos ${told.authority}.`,
            ...(told.advance ? spanishAdvance(told.advance) : []),
            ...(told.advanceWithCard
              ? [
                  `${formatDollars(told.advanceWithCard.cents)} de tu reembolso pueden ser tuyos antes. Los gastas con la tarjeta Reset, y los paga tu reembolso, nunca tu sueldo.`,
                ]
              : []),
          ],
    label: 'Ver tu declaración',
  }),
  rejected: (told) => ({
    subject: `Tu declaración de impuestos ${told.authority} de ${told.taxYear} fue rechazada`,
    paragraphs: [
      `Hubo un problema al enviar tus declaraciones de impuestos. La autoridad fiscal no aceptó tu declaración de impuestos ${told.authority}.`,
      'La mayoría de las declaraciones se rechazan por un detalle que puedes corregir: abre la tuya, mira qué está mal y envíala de nuevo.',
      ...spanishEnd(told, {
        ended: 'Como fue rechazada, el adelanto de su reembolso terminó.',
        howRepaid:
          'Si tu declaración se acepta después de corregirla, tu reembolso lo paga, nunca tu sueldo. Si no llega ningún reembolso, te escribiremos al respecto.',
      }),
    ],
    label: 'Corregir tu declaración',
  }),
  refund_received: (told) => ({
    subject: `Se envió tu reembolso de impuestos ${told.authority} de ${told.taxYear}`,
    paragraphs: [
      `La autoridad fiscal envió a tu cuenta bancaria el reembolso de tu declaración de impuestos ${told.authority}.`,
      ...(told.refundCents > 0
        ? [`Declaraste ${amountOf(told)}. La autoridad fiscal puede haber enviado menos o más.`]
        : []),
      ...spanishEnd(told, {
        ended: 'Como el reembolso se envió, su adelanto terminó.',
        howRepaid:
          'El reembolso fue a tu cuenta bancaria y tu sueldo nunca paga eso, así que te escribiremos al respecto.',
      }),
    ],
    label: 'Ver tu declaración',
  }),
  no_refund: (told) => ({
    subject: `No hay reembolso de tu declaración de impuestos ${told.authority} de ${told.taxYear}`,
    paragraphs: [
      `La autoridad fiscal no envía ningún reembolso de tu declaración de impuestos ${told.authority}. Ella puede decirte por qué.`,
      ...spanishEnd(told, {
        ended: 'Como no llega ningún reembolso, su adelanto terminó.',
        howRepaid:
          'No se espera ningún reembolso que lo pague y tu sueldo nunca lo paga, así que te escribiremos al respecto.',
      }),
    ],
    label: 'Ver tu declaración',
  }),
  season_ended: (told) => ({
    subject: `Terminó el adelanto de tu reembolso de impuestos ${told.authority} de ${told.taxYear}`,
    paragraphs: spanishEnd(told, {
      ended: 'Los adelantos de reembolsos terminan después del 15 de abril, y el tuyo también.',
      howRepaid:
        'Tu reembolso lo paga cuando llegue a tu cuenta con nosotros, nunca tu sueldo. Si ahí no llega ningún reembolso, te escribiremos al respecto.',
    }),
    label: 'Ver tu declaración',
  }),
};
