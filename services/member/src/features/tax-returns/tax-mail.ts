import type { TaxEvent } from '@reset/api-contract/member/tax-events.ts';
import { composeMail, type Mail } from '@reset/service-kit';

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
export function taxMail(origin: string, job: TaxMailJob): Mail {
  const name = `${job.jurisdiction === 'Federal' ? 'federal' : job.jurisdiction} tax return`;
  const { subject, paragraphs, label } = WORDS[job.mailed](name, job.taxYear);
  return composeMail({
    subject,
    paragraphs,
    highlight: { label: 'Tax year', value: `${job.taxYear}` },
    action: { label, href: `${origin}/tax-return` },
    closing: ['We never ask for your Social Security number by email.'],
    reason: 'You got this email because you filed your taxes with Reset.',
  });
}

const WORDS = {
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
