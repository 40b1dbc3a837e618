import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import {
  bankWords,
  heldWords,
  leftWords,
  payoutSentence,
  payoutWords,
  sentOf,
} from '#features/payouts/payouts.ts';
import { formatDollars, toCents } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { t } from '../payday-messages.ts';
import { type Move, remainderMove, remainderStatus, type StepStatus } from './timeline.ts';

type Step = {
  title: string;
  /** Dollars. */
  amount: number;
  text: string;
  status: { kind: StepStatus; text: string };
};

/** Nothing is called deposited before it is. */
const TITLES = {
  done: 'step.rest.direct_deposit_flow',
  under_way: 'step.rest.underWayTitle',
  planned: 'step.rest.plannedTitle',
  stuck: 'step.rest.direct_deposit_flow',
} as const satisfies Record<Move, string>;

/** What is left of a paycheck: at her bank already, or with us and on its way there. */
export function remainderStep(payday: Payday, method: MemberProfile['repaymentMethod']): Step {
  const { remainderAmount: amount, paycheckReceived, payout } = payday;
  if (method === 'direct_deposit_flow' && paycheckReceived && payout) {
    return depositStep(payday, payout);
  }
  const kind = remainderStatus({ ...payday, payout: null });
  const text = kind === 'complete' ? doneWords(payday, method) : toComeWords(payday, method);
  return { title: t(`step.rest.${method}`), amount, text, status: { kind, text: t(kind) } };
}

/** What is taken back of a credit before it is in no amount of it yet. */
const toComeWords = ({ nextRepayment: next }: Payday, method: MemberProfile['repaymentMethod']) =>
  [
    t(`step.rest.${method}.text`),
    method === 'direct_deposit_flow' && next?.takeBacks?.length && t('step.rest.lessTakeBack'),
  ]
    .filter(Boolean)
    .join(' ');

type Payout = NonNullable<Payday['payout']>;

/** With us, but for what was sent before. */
function depositStep(payday: Payday, payout: Payout): Step {
  const { forwardedBy, remainderAmount } = payday;
  const { text, status } = payoutWords(payout);
  const kind = remainderStatus({ ...payday, payout });
  const title = t(TITLES[remainderMove({ payout })]);
  if (forwardedBy && sentOf(payout) === 0) {
    return {
      title: t(TITLES.done),
      amount: forwardedBy.amount,
      text: `${t('step.rest.direct_deposit_flow.doneTo', wordsOf(forwardedBy))} ${heldWords(payout.held)}`,
      status: { kind: 'complete', text: t('complete') },
    };
  }
  if (forwardedBy) {
    const words = { ...wordsOf(forwardedBy), amount: formatDollars(forwardedBy.amount) };
    return {
      title,
      amount: remainderAmount,
      text: `${t('step.rest.direct_deposit_flow.partTo', words)} ${payoutSentence(payout)}`,
      status: { kind, text: status },
    };
  }
  const leftCents = toCents(remainderAmount) - toCents(payout.amount);
  const left = payout.status === 'on_its_way' && leftCents > 0 && whyLess(payday, leftCents);
  return {
    title,
    amount: sentOf(payout) || payout.amount,
    text: [text, left].filter(Boolean).join(' '),
    status: { kind, text: status },
  };
}

/** Why less is on its way than is hers. */
function whyLess({ nextRepayment }: Payday, leftCents: number): string {
  const isHeld = leftCents <= toCents(nextRepayment?.pending ?? 0);
  return (isHeld ? heldWords : leftWords)(leftCents / 100);
}

/** What of it was sent on, to which bank, and when it arrived. */
function doneWords({ forwardedBy }: Payday, method: MemberProfile['repaymentMethod']): string {
  if (method === 'ach_debit_flow' || !forwardedBy) return t(`step.rest.${method}.done`);
  return t('step.rest.direct_deposit_flow.doneTo', wordsOf(forwardedBy));
}

const wordsOf = (transfer: NonNullable<Payday['forwardedBy']>) => ({
  bank: bankWords(transfer),
  date: formatDay(transfer.day),
});
