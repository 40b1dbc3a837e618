import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { defineMail } from '@reset/service-kit';
import { formatDollars } from '#money/format-dollars.ts';

export const TAX_MAIL_QUEUE = 'send-tax-mail';

/** What became of a return that a member is mailed of. */
export type TaxMailJob = {
  user_id: string;
  mailed: 'accepted' | 'rejected' | 'refund_received' | 'no_refund';
  /** `Federal`, or a state as `NY`. */
  jurisdiction: string;
  taxYear: number;
  /** As it was filed; below zero where she owes. */
  refundCents: number;
  /** Whether a part of it is, or was, advanced to her. */
  isAdvanced: boolean;
};

/**
 * What of a return's life is mailed. A refund that comes to her deposit account with us has a mail of
 * its own when it comes in, and who was to get nothing back is not told that nothing comes.
 */
export function mailedOf(
  type: TaxEvent['type'],
  { refundCents, isSentToUs }: { refundCents: number; isSentToUs: boolean },
): TaxMailJob['mailed'] | null {
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
    return {
      subject,
      paragraphs,
      highlight: { label: 'Tax year', value: `${taxYear}` },
      action: { label, href: `${origin}/tax-return` },
      closing: ['We never ask for your Social Security number by email.'],
      reason: 'You got this email because you filed your taxes with Reset.',
    };
  },
  'es-US': ({ origin, jurisdiction, taxYear, ...job }) => {
    const authority = jurisdiction === 'Federal' ? 'federal' : `de ${stateName(jurisdiction)}`;
    const { subject, paragraphs, label } = SPANISH[job.mailed]({ authority, taxYear, ...job });
    return {
      subject,
      paragraphs,
      highlight: { label: 'Año fiscal', value: `${taxYear}` },
      action: { label, href: `${origin}/tax-return` },
      closing: ['Nunca te pedimos tu número de Seguro Social por correo electrónico.'],
      reason: 'Recibiste este correo porque presentaste tu declaración de impuestos con Reset.',
    };
  },
});

type Told = Pick<TaxMailJob, 'taxYear' | 'refundCents' | 'isAdvanced'> & {
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
            ...(told.isAdvanced
              ? ['If a part of your refund can be advanced, it is in your spending limit now.']
              : []),
          ],
    label: 'See your tax return',
  }),
  rejected: ({ authority, taxYear }) => ({
    subject: `Your ${taxYear} ${authority} tax return was rejected`,
    paragraphs: [
      `There was an issue submitting your tax returns. The tax authority did not accept your ${authority} tax return.`,
      'Most returns are rejected for a detail that you can correct: open yours, see what is wrong, and send it again.',
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
    ],
    label: 'See your tax return',
  }),
  no_refund: ({ authority, taxYear, isAdvanced }) => ({
    subject: `There is no refund of your ${taxYear} ${authority} tax return`,
    paragraphs: [
      `The tax authority sends no refund of your ${authority} tax return. It can tell you why.`,
      ...(isAdvanced
        ? [
            'No part of it is in your spending limit any more. What you have spent is repaid as before.',
          ]
        : []),
    ],
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
            ...(told.isAdvanced
              ? ['Si una parte de tu reembolso se puede adelantar, ya está en tu límite de gasto.']
              : []),
          ],
    label: 'Ver tu declaración',
  }),
  rejected: ({ authority, taxYear }) => ({
    subject: `Tu declaración de impuestos ${authority} de ${taxYear} fue rechazada`,
    paragraphs: [
      `Hubo un problema al enviar tus declaraciones de impuestos. La autoridad fiscal no aceptó tu declaración de impuestos ${authority}.`,
      'La mayoría de las declaraciones se rechazan por un detalle que puedes corregir: abre la tuya, mira qué está mal y envíala de nuevo.',
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
    ],
    label: 'Ver tu declaración',
  }),
  no_refund: ({ authority, taxYear, isAdvanced }) => ({
    subject: `No hay reembolso de tu declaración de impuestos ${authority} de ${taxYear}`,
    paragraphs: [
      `La autoridad fiscal no envía ningún reembolso de tu declaración de impuestos ${authority}. Ella puede decirte por qué.`,
      ...(isAdvanced
        ? [
            'Ya no hay ninguna parte de él en tu límite de gasto. Lo que gastaste se paga como antes.',
          ]
        : []),
    ],
    label: 'Ver tu declaración',
  }),
};
