import { formatDay } from '#calendar/format-day.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { TaxMailJob } from './tax-mail-job.ts';

/* What a mail of a return says of the advance on its refund. */

type Advance = NonNullable<TaxMailJob['advance']>;
type Told = Pick<TaxMailJob, 'endedAdvance' | 'owedAdvance'>;

/** What she spent of an advance that has ended is repaid by her refund or not at all, never by her pay. */
export const englishEnd = (
  { endedAdvance, owedAdvance }: Told,
  repaid: { ended: string; howRepaid: string },
): string[] => {
  if (owedAdvance) {
    const owed = formatDollars(owedAdvance.spentCents);
    return [`You still owe ${owed} of what you spent of your refund advance. ${repaid.howRepaid}`];
  }
  if (!endedAdvance) return [];
  const { spentCents } = endedAdvance;
  return [
    `${repaid.ended} What you did not spend of it is no longer in your spending limit.`,
    spentCents > 0
      ? `You spent ${formatDollars(spentCents)} of it. ${repaid.howRepaid}`
      : 'You spent none of it, so there is nothing of it to repay.',
  ];
};

/** What of a refund is in her limit by its acceptance, and what of that is left to spend. */
export function englishAdvance({ cents, lastDay, spentCents = 0 }: Advance): string[] {
  const isIn = `${formatDollars(cents)} of your refund is in your spending limit now.`;
  const spent = `You already spent ${formatDollars(spentCents)} of your advance`;
  if (spentCents >= cents) {
    return [
      `${isIn} ${spent}, so none of it is left to spend.`,
      'Your refund repays what you spent, never your paycheck.',
    ];
  }
  const rest = spentCents > 0 ? ` ${spent}, so ${formatDollars(cents - spentCents)} is left.` : '';
  return [
    `${isIn}${rest} You can spend it with your Reset Card through ${formatDay('en-US', lastDay)}, or until your refund comes if that is sooner.`,
    'Your refund repays what you spend of it, never your paycheck.',
  ];
}

/** The same in Spanish. */
export const spanishEnd = (
  { endedAdvance, owedAdvance }: Told,
  repaid: { ended: string; howRepaid: string },
): string[] => {
  if (owedAdvance) {
    const owed = formatDollars(owedAdvance.spentCents);
    return [
      `Todavía debes ${owed} de lo que gastaste del adelanto de tu reembolso. ${repaid.howRepaid}`,
    ];
  }
  if (!endedAdvance) return [];
  const { spentCents } = endedAdvance;
  return [
    `${repaid.ended} Lo que no gastaste de él ya no está en tu límite de gasto.`,
    spentCents > 0
      ? `Gastaste ${formatDollars(spentCents)} de él. ${repaid.howRepaid}`
      : 'No gastaste nada de él, así que no hay nada de él por pagar.',
  ];
};

/** The same in Spanish. */
export function spanishAdvance({ cents, lastDay, spentCents = 0 }: Advance): string[] {
  const isIn = `${formatDollars(cents)} de tu reembolso ya están en tu límite de gasto.`;
  const spent = `Ya gastaste ${formatDollars(spentCents)} de tu adelanto`;
  if (spentCents >= cents) {
    return [
      `${isIn} ${spent}, así que no te queda nada de ellos por gastar.`,
      'Tu reembolso paga lo que gastaste, nunca tu sueldo.',
    ];
  }
  const rest =
    spentCents > 0 ? ` ${spent}, así que te quedan ${formatDollars(cents - spentCents)}.` : '';
  return [
    `${isIn}${rest} Puedes gastarlos con tu tarjeta Reset hasta el ${formatDay('es-US', lastDay)} inclusive, o hasta que llegue tu reembolso si llega antes.`,
    'Tu reembolso paga lo que gastes de ellos, nunca tu sueldo.',
  ];
}
