import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import { defineMail } from '@reset/service-kit';

export const TAX_MAIL_QUEUE = 'send-tax-mail';

/** What became of a return that a member is mailed of. */
export type TaxMailJob = {
  user_id: string;
  mailed: 'accepted' | 'rejected';
  /** `Federal`, or a state as `NY`. */
  jurisdiction: string;
  taxYear: number;
};

/** What of a return's life is mailed; her refund has a mail of its own when it comes in. */
export const mailedOf = (type: TaxEvent['type']): TaxMailJob['mailed'] | null => {
  if (type === 'tax_return.accepted') return 'accepted';
  return type === 'tax_return.rejected' ? 'rejected' : null;
};

/** To a member, of her return: that it was accepted, or that it is to be corrected. */
export const taxMail = defineMail<TaxMailJob & { origin: string }>({
  'en-US': ({ origin, mailed, jurisdiction, taxYear }) => {
    const name = `${jurisdiction === 'Federal' ? 'federal' : jurisdiction} tax return`;
    const { subject, paragraphs, label } = ENGLISH[mailed](name, taxYear);
    return {
      subject,
      paragraphs,
      highlight: { label: 'Tax year', value: `${taxYear}` },
      action: { label, href: `${origin}/tax-return` },
      closing: ['We never ask for your Social Security number by email.'],
      reason: 'You got this email because you filed your taxes with Reset.',
    };
  },
  'es-US': ({ origin, mailed, jurisdiction, taxYear }) => {
    const of = jurisdiction === 'Federal' ? 'federal' : `de ${jurisdiction}`;
    const { subject, paragraphs, label } = SPANISH[mailed](of, taxYear);
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

const ENGLISH = {
  accepted: (name: string, year: number) => ({
    subject: `Your ${year} ${name} was accepted`,
    paragraphs: [
      `Good news: the tax authority has accepted your ${name}.`,
      'If a part of your refund can be advanced, it is in your spending limit now.',
    ],
    label: 'See your tax return',
  }),
  rejected: (name: string, year: number) => ({
    subject: `Your ${year} ${name} was rejected`,
    paragraphs: [
      `There was an issue submitting your tax returns. The tax authority did not accept your ${name}.`,
      'Most returns are rejected for a detail that you can correct: open yours, see what is wrong, and send it again.',
    ],
    label: 'Correct your tax return',
  }),
} as const;

const SPANISH = {
  accepted: (of: string, year: number) => ({
    subject: `Tu declaración de impuestos ${of} de ${year} fue aceptada`,
    paragraphs: [
      `Buenas noticias: la autoridad fiscal aceptó tu declaración de impuestos ${of}.`,
      'Si una parte de tu reembolso se puede adelantar, ya está en tu límite de gasto.',
    ],
    label: 'Ver tu declaración',
  }),
  rejected: (of: string, year: number) => ({
    subject: `Tu declaración de impuestos ${of} de ${year} fue rechazada`,
    paragraphs: [
      `Hubo un problema al enviar tus declaraciones de impuestos. La autoridad fiscal no aceptó tu declaración de impuestos ${of}.`,
      'La mayoría de las declaraciones se rechazan por un detalle que puedes corregir: abre la tuya, mira qué está mal y envíala de nuevo.',
    ],
    label: 'Corregir tu declaración',
  }),
} as const;
