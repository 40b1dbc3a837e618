import type { Language } from '@reset/api-contract/public/language.ts';
import { defineMail, type MailContent } from '@reset/service-kit';
import { formatDay } from '#calendar/format-day.ts';
import { formatDollars } from '#money/format-dollars.ts';
import { bankWords } from './bank-words.ts';
import type { RepaymentMailJob } from './repayment-notices.ts';
import { ENGLISH, type RepaymentFacts, type RepaymentWords } from './repayment-words.ts';
import { SPANISH } from './repayment-words.es.ts';

/** To a member, of one thing that happened or is about to happen to a repayment of hers. */
export const repaymentMail = defineMail<RepaymentMailJob & { origin: string }>({
  'en-US': (job) => ({
    ...contentOf(job, ENGLISH[job.kind](factsOf('en-US', job))),
    action: {
      label: NEEDS_BANK.has(job.kind) ? 'Connect another bank account' : 'See your repayments',
      href: `${job.origin}/account/repayments`,
    },
    closing: ["We never ask for your bank's password or your account number by email."],
    reason: 'You got this email because money moves between your Reset Card and your bank account.',
  }),
  'es-US': (job) => ({
    ...contentOf(job, SPANISH[job.kind](factsOf('es-US', job))),
    action: {
      label: NEEDS_BANK.has(job.kind) ? 'Conectar otra cuenta bancaria' : 'Ver tus pagos',
      href: `${job.origin}/account/repayments`,
    },
    closing: [
      'Nunca te pedimos la contraseña de tu banco ni tu número de cuenta por correo electrónico.',
    ],
    reason:
      'Recibiste este correo electrónico porque se mueve dinero entre tu tarjeta Reset y tu cuenta bancaria.',
  }),
});

type Kind = RepaymentMailJob['kind'];

/** What another bank account mends. */
const NEEDS_BANK: ReadonlySet<Kind> = new Set<Kind>([
  'stopped',
  'payout_returned',
  'payout_needs_bank',
]);

/** Notices of a transfer ahead of it, of its amount and its date: 12 CFR 1005.10(d). */
const ANNOUNCES_DEBIT: ReadonlySet<Kind> = new Set<Kind>([
  'due',
  'asked',
  'moved',
  'payday_moved',
  'put_off',
  'presented_again',
]);

const contentOf = (
  { kind, amount_cents: cents }: RepaymentMailJob,
  { subject, paragraphs, highlight, value = formatDollars(cents) }: RepaymentWords,
): Pick<MailContent, 'subject' | 'paragraphs' | 'highlight' | 'isLegalNotice'> => ({
  subject,
  paragraphs: paragraphs.map(capitalized),
  highlight: { label: highlight, value },
  isLegalNotice: ANNOUNCES_DEBIT.has(kind),
});

function factsOf(
  language: Language,
  {
    amount_cents,
    bank_name: name,
    bank_mask: mask,
    day,
    because,
    is_movable: isMovable = false,
    is_fixed: isFixed = false,
    beside_cents: besideCents = 0,
    moved_from: movedFrom,
    owed_cents: owedCents = amount_cents,
    rests = [],
  }: RepaymentMailJob,
): RepaymentFacts {
  return {
    movedFrom: movedFrom === undefined ? '' : formatDay(language, movedFrom),
    isMovable,
    isFixed,
    beside:
      besideCents > 0
        ? { amount: formatDollars(besideCents), total: formatDollars(amount_cents + besideCents) }
        : null,
    amount: formatDollars(amount_cents),
    bank: bankWords(language, { name, mask }),
    day: day === null ? '' : formatDay(language, day),
    because,
    owed: owedCents > 0 ? formatDollars(owedCents) : null,
    rests: rests.map((rest) => ({
      amount: formatDollars(rest.cents),
      day: formatDay(language, rest.day),
    })),
  };
}

/** A sentence may begin with how her account is called. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
