import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import { takeBackWords } from '#features/repayments/repayments.ts';
import { bankWords } from '#features/payouts/payouts.ts';
import { formatDollars, toCents } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { t } from '../payday-messages.ts';
import { repaidFrom } from './repaid-from.ts';
import { repaymentMove, settlingStatus, type StepStatus } from './timeline.ts';

type Method = MemberProfile['repaymentMethod'];
type Step = {
  title: string;
  /** Dollars: what her pay repays, and debits do beside it. */
  amount: number;
  text: string;
  /** Null where nothing is to come of it. */
  status: { kind: StepStatus; text: string | null };
  /** Its money is still to move. */
  isMoving: boolean;
};

type RepaymentMove = ReturnType<typeof repaymentMove>;

/** Nothing is called repaid before it is. */
const TITLES = {
  done: 'step.repaid',
  none: 'step.repaid.noneTitle',
  under_way: 'step.repaid.underWayTitle',
  planned: 'step.repaid.plannedTitle',
  stuck: 'step.repaid.stoppedTitle',
} as const satisfies Record<RepaymentMove, string>;

const STATUSES = {
  done: 'complete',
  none: null,
  under_way: 'underWay',
  planned: 'incomplete',
  stuck: 'stopped',
} as const satisfies Record<RepaymentMove, string | null>;

/** What she spent, repaid by a debit on its own banking day, or from her pay. */
export function repaymentStep(payday: Payday, method: Method): Step {
  const kind = settlingStatus(payday);
  const move = repaymentMove(payday);
  const isSettled = kind === 'complete';
  const isOver = isSettled && payday.repaymentStatus === 'repaid';
  // What is stopped is so before payday as well.
  const isTold = isSettled || move === 'stuck';
  const status = isTold ? STATUSES[move] : 'incomplete';
  return {
    title: t(isTold ? TITLES[move] : 'step.repaid'),
    amount: amountOf(payday, repaidFrom(payday, method)),
    text: isOver ? repaidWords(payday, method) : toRepayWords(payday, method),
    status: { kind, text: status && t(status) },
    isMoving: isSettled && move !== 'done',
  };
}

/** What is to be repaid, with what is not for this paycheck. */
function toRepayWords(payday: Payday, method: Method): string {
  const { nextRepayment: next } = payday;
  const sentences = [
    ...wordsBefore(payday, method),
    next !== null &&
      next.pending > 0 &&
      t('step.repaid.pending', { amount: formatDollars(next.pending) }),
    next !== null &&
      next.ofRefund > 0 &&
      t('step.repaid.ofRefund', { amount: formatDollars(next.ofRefund) }),
    ...(next === null ? [] : takeBackWords(next)),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Of pay at her own bank the debits are a part; beside pay that came to us they repay as well. */
function amountOf(payday: Payday, flow: Method): number {
  const { paycheckReceived, repaymentAmount, repaymentDebits, repaidBy } = payday;
  if (repaymentMove(payday) === 'stuck') {
    // Nothing is debited of what she owes.
    return repaymentAmount || (payday.nextRepayment?.amount ?? 0);
  }
  const debits = repaymentDebits.map(({ amount }) => toCents(amount));
  const debitedCents = debits.reduce((sum, one) => sum + one, 0);
  // Of pay that is not known yet the service can take nothing.
  if (!paycheckReceived) return repaymentAmount || debitedCents / 100;
  if (flow === 'ach_debit_flow') return repaymentAmount;
  return (toCents(repaymentAmount) + debitedCents + toCents(repaidBy?.amount ?? 0)) / 100;
}

/** What is to be repaid, before all of it is. */
function wordsBefore(payday: Payday, method: Method): (string | false)[] {
  if (payday.paycheckTo === 'deposit_account') return besidePayWords(payday);
  return method === 'ach_debit_flow' ? debitWords(payday) : payWords(payday);
}

/** What pay that came to us has repaid, and the debits under way that repay the rest. */
const besidePayWords = ({
  repaymentAmount,
  repaymentDebits: debits,
}: Payday): (string | false)[] => [
  repaymentAmount > 0 && t('step.repaid.fromPay', { amount: formatDollars(repaymentAmount) }),
  ...debits.map(debitUnderWay),
];

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
  const planned = plannedNext(payday);
  if (repaymentAmount === 0 && !repaidBy) {
    // A debit that comes later is of what was moved, or bought since.
    const nothing = t(planned ? 'step.repaid.noneMade' : 'step.repaid.nothing');
    const underWay = underWayWords(payday);
    if (underWay && repaymentMove(payday) === 'under_way') return underWay;
    return [nothing, underWay ?? (planned && nextWords(planned))].filter(Boolean).join(' ');
  }
  const next = method === 'ach_debit_flow' ? planned : null;
  const withNext = (said: string) => [said, next && nextWords(next)].filter(Boolean).join(' ');
  if (flow === 'direct_deposit_flow') return withNext(fromPayWords(repaidBy));
  if (!repaidBy) return t('step.repaid.ach_debit_flow.done');
  const words = { bank: bankWords(repaidBy), date: formatDay(repaidBy.day) };
  // Of several debits it is the last one.
  if (toCents(repaidBy.amount) < toCents(repaymentAmount)) {
    const amount = formatDollars(repaidBy.amount);
    return t('step.repaid.ach_debit_flow.doneLast', { ...words, amount });
  }
  return t('step.repaid.ach_debit_flow.doneFrom', words);
}

/** Null unless a debit is under way: whatever day it is of, what it repays was not nothing. */
const underWayWords = ({ nextRepayment: next }: Payday): string | null =>
  next?.status === 'processing' && next.day
    ? debitUnderWay({ amount: next.amount, day: next.day })
    : null;

const debitUnderWay = ({ amount, day }: Payday['repaymentDebits'][number]): string =>
  t('step.repaid.underWay', { amount: formatDollars(amount), date: formatDay(day) });

/** By the paycheck that came to us, or by a debit that left it nothing to repay. */
const fromPayWords = (repaidBy: Payday['repaidBy']): string =>
  repaidBy
    ? t('step.repaid.ach_debit_flow.doneFrom', {
        bank: bankWords(repaidBy),
        date: formatDay(repaidBy.day),
      })
    : t('step.repaid.direct_deposit_flow.done');

type PlannedDebit = { amount: string; date: string };

/** The debit that comes next, of whichever payday it is; null for none. */
function plannedNext({ nextRepayment: next }: Payday): PlannedDebit | null {
  const isDebit = next?.status === 'scheduled' || next?.status === 'processing';
  return isDebit && next.day
    ? { amount: formatDollars(next.amount), date: formatDay(next.day) }
    : null;
}

const nextWords = (next: PlannedDebit): string => t('step.repaid.next', next);
