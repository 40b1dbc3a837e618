import { defineMail, type MailContent } from '@reset/service-kit';
import { formatDollars } from '#money/format-dollars.ts';
import type { DisputeMailJob } from './dispute-news.ts';
import {
  englishDispute,
  sayDispute,
  type DisputeWords,
  type DisputedClaim,
} from './dispute-words.ts';
import { spanishDispute } from './dispute-words.es.ts';

/**
 * To a member, of one thing that happened to a dispute of hers. What it says, and when, is by
 * Regulation E, 12 CFR 1005.11(c) and (d):
 * https://www.consumerfinance.gov/rules-policy/regulations/1005/11/#d
 */
export const disputeMail = defineMail<DisputeMailJob & { origin: string }>({
  'en-US': (job) => ({
    ...contentOf(job, sayDispute(englishDispute, job.news, claimOf(job, 'at'))),
    action: {
      label: job.news.kind === 'message' ? 'Read the message' : 'See your dispute',
      href: pageOf(job),
    },
    closing: ["We never ask for your card's number or its PIN by email."],
    reason: 'You got this email because you disputed a charge on your Reset Card.',
  }),
  'es-US': (job) => ({
    ...contentOf(job, sayDispute(spanishDispute, job.news, claimOf(job, 'en'))),
    action: {
      label: job.news.kind === 'message' ? 'Leer el mensaje' : 'Ver tu reclamación',
      href: pageOf(job),
    },
    closing: ['Nunca te pedimos el número de tu tarjeta ni su PIN por correo electrónico.'],
    reason: 'Recibiste este correo electrónico porque reclamaste un cargo de tu tarjeta Reset.',
  }),
});

const claimOf = (
  { merchant_name: merchant, claim_cents: cents }: DisputeMailJob,
  at: string,
): DisputedClaim => ({ merchant, cents, claim: `${formatDollars(cents)} ${at} ${merchant}` });

const contentOf = (
  { news }: DisputeMailJob,
  { subject, paragraphs, highlight }: DisputeWords,
): Pick<MailContent, 'subject' | 'paragraphs' | 'highlight' | 'isLegalNotice'> => ({
  subject,
  paragraphs,
  ...(highlight && { highlight }),
  isLegalNotice: news.kind !== 'message',
});

const pageOf = ({ origin, card_transaction_id: id }: DisputeMailJob & { origin: string }) =>
  `${origin}/card-transactions/${id}/dispute`;
