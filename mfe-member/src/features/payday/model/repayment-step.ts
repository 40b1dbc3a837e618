import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import { formatDollars, toCents } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { t } from '../payday-messages.ts';
import { repaidFrom } from './repaid-from.ts';
import { bankWords } from './payout-words.ts';
import { repaymentStatus, type StepStatus } from './timeline.ts';

type Method = MemberProfile['repaymentMethod'];
type Step = { text: string; status: { kind: StepStatus; text: string } };

/** What she spent, repaid by a debit on its own banking day, or from her pay. */
export function repaymentStep(payday: Payday, method: Method): Step {
  const kind = repaymentStatus(payday);
  if (kind === 'complete')
    return { text: repaidWords(payday, method), status: { kind, text: t(kind) } };
  const pending = payday.repaymentStatus === 'under_way' ? 'underWay' : 'incomplete';
  const { nextRepayment: next } = payday;
  const sentences = [
    ...(method === 'ach_debit_flow' ? debitWords(payday) : payWords(payday)),
    next !== null &&
      next.pending > 0 &&
      t('step.repaid.pending', { amount: formatDollars(next.pending) }),
    next !== null &&
      next.ofRefund > 0 &&
      t('step.repaid.ofRefund', { amount: formatDollars(next.ofRefund) }),
  ];
  return {
    text: sentences.filter(Boolean).join(' '),
    status: { kind, text: t(kind === 'pending' ? pending : kind) },
  };
}

/** The debits of this payday, and one that comes before them; or that none is planned. */
function debitWords(payday: Payday): (string | false)[] {
  const { nextRepayment, repaymentDebits: debits } = payday;
  if (nextRepayment?.status === 'stopped') return [t('step.repaid.stopped')];
  const next = plannedNext(payday);
  const [first] = debits;
  if (!first)
    return next ? [t('step.repaid.none'), nextWords(next)] : [t('step.repaid.ach_debit_flow')];
  return [
    t('step.repaid.ach_debit_flow'),
    ...eachDebit(payday),
    next !== null &&
      next.date !== formatDay(first.day) &&
      t('step.repaid.before', { amount: next.amount, date: next.date }),
  ];
}

/** When her bank is debited; where there are several debits, each with its amount. */
function eachDebit({ repaymentAmount, repaymentDebits: debits }: Payday): (string | false)[] {
  const overCents = debits.reduce(
    (cents, { amount }) => cents - toCents(amount),
    toCents(repaymentAmount),
  );
  const [only] = debits;
  if (debits.length === 1 && only && overCents <= 0) {
    return [t('step.repaid.debit', { date: formatDay(only.day) })];
  }
  return [
    overCents > 0 && t('step.repaid.over', { amount: formatDollars(overCents / 100) }),
    ...debits.map(({ amount, day }) =>
      t('step.repaid.part', { amount: formatDollars(amount), date: formatDay(day) }),
    ),
  ];
}

/** Her pay repays, and beside it what staff debit, where they do. */
function payWords(payday: Payday): (string | false)[] {
  const next = plannedNext(payday);
  return [
    t('step.repaid.direct_deposit_flow'),
    next !== null && t('step.repaid.debit', { date: next.date }),
  ];
}

/** What was repaid, from which bank and when. */
function repaidWords(payday: Payday, method: Method): string {
  const { repaymentAmount, repaidBy } = payday;
  const flow = repaidFrom(payday, method);
  const next = method === 'ach_debit_flow' ? plannedNext(payday) : null;
  const withNext = (said: string) => [said, next && nextWords(next)].filter(Boolean).join(' ');
  if (repaymentAmount === 0) return withNext(t('step.repaid.nothing'));
  if (flow === 'direct_deposit_flow') return withNext(t('step.repaid.direct_deposit_flow.done'));
  if (!repaidBy) return t('step.repaid.ach_debit_flow.done');
  const words = { bank: bankWords(repaidBy), date: formatDay(repaidBy.day) };
  // Of several debits it is the last one.
  if (toCents(repaidBy.amount) < toCents(repaymentAmount)) {
    const amount = formatDollars(repaidBy.amount);
    return t('step.repaid.ach_debit_flow.doneLast', { ...words, amount });
  }
  return t('step.repaid.ach_debit_flow.doneFrom', words);
}

type PlannedDebit = { amount: string; date: string };

/** The debit that comes next, of whichever payday it is; null for none. */
function plannedNext({ nextRepayment: next }: Payday): PlannedDebit | null {
  const isDebit = next?.status === 'scheduled' || next?.status === 'processing';
  return isDebit && next.day
    ? { amount: formatDollars(next.amount), date: formatDay(next.day) }
    : null;
}

const nextWords = (next: PlannedDebit): string => t('step.repaid.next', next);
