import type { MemberProfile } from '@reset/remote-sdk';
import {
  heldWords,
  leftWords,
  needsBank,
  payoutSentence,
  payoutWords,
  sentOf,
} from '#features/payouts/payouts.ts';
import { formatDollars, toCents } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { t } from '../payday-messages.ts';
import { sentPart, transferWords } from './sent-part.ts';
import { type Move, remainderMove, settlingStatus, type StepStatus } from './timeline.ts';

type Step = {
  title: string;
  /** Dollars. */
  amount: number;
  text: string;
  status: { kind: StepStatus; text: string };
  /** Its money is still to move. */
  isMoving: boolean;
};

/** Nothing is called deposited before it is. */
const TITLES = {
  done: 'step.rest.direct_deposit_flow',
  under_way: 'step.rest.underWayTitle',
  planned: 'step.rest.plannedTitle',
  stuck: 'step.rest.plannedTitle',
} as const satisfies Record<Move, string>;

/**
 * What is left of a paycheck: at her bank already, or with us and on its way there.
 * @param hasBank whether a bank is linked that what came to us can be sent to
 */
export function remainderStep(
  payday: Payday,
  method: MemberProfile['repaymentMethod'],
  hasBank = true,
): Step {
  const { remainderAmount: amount, paycheckReceived, payout } = payday;
  if (method === 'direct_deposit_flow' && paycheckReceived && payout) {
    return depositStep(payday, payout);
  }
  const kind = settlingStatus(payday);
  const text =
    kind === 'complete' ? doneWords(payday, method) : toComeWords(payday, method, hasBank);
  return {
    title: t(`step.rest.${method}`),
    amount,
    text,
    status: { kind, text: t(kind) },
    isMoving: false,
  };
}

/** What is taken back of a credit before it is in no amount of it yet. */
const toComeWords = (
  { nextRepayment: next, payout }: Payday,
  method: MemberProfile['repaymentMethod'],
  hasBank: boolean,
) =>
  [
    method === 'direct_deposit_flow' && (payout ? needsBank(payout) : !hasBank)
      ? t('step.rest.kept')
      : t(`step.rest.${method}.text`),
    method === 'direct_deposit_flow' && next?.takeBacks?.length && t('step.rest.lessTakeBack'),
  ]
    .filter(Boolean)
    .join(' ');

type Payout = NonNullable<Payday['payout']>;

/** With us, but for what was sent before. */
function depositStep(payday: Payday, payout: Payout): Step {
  const { forwardedBy, remainderAmount } = payday;
  const { text, status } = payoutWords(payout);
  const kind = settlingStatus(payday);
  if (forwardedBy && sentOf(payout) === 0) {
    return {
      title: t(TITLES.done),
      amount: forwardedBy.amount,
      text: `${t('step.rest.direct_deposit_flow.doneTo', transferWords(forwardedBy))} ${heldWords(payout.held)}`,
      status: { kind: 'complete', text: t('complete') },
      isMoving: false,
    };
  }
  const moving = {
    title: t(TITLES[remainderMove({ payout })]),
    status: { kind, text: status },
    isMoving: true,
  };
  if (forwardedBy) {
    const said = `${sentPart(forwardedBy)} ${payoutSentence(payout)}`;
    return { ...moving, amount: remainderAmount, text: said };
  }
  const moreCents = toCents(payout.amount) - toCents(remainderAmount);
  if (moreCents > 0) {
    // What is with us of before is none of this paycheck.
    const words = { more: formatDollars(moreCents / 100), amount: formatDollars(payout.amount) };
    const inAll = t('step.rest.withBefore', words);
    return { ...moving, amount: remainderAmount, text: `${text} ${inAll}` };
  }
  const less = moreCents < 0 && whyLess(payday, payout);
  return {
    ...moving,
    amount: sentOf(payout) || payout.amount,
    text: [text, less].filter(Boolean).join(' '),
  };
}

/** Why less is with us, or on its way, than was left of the paycheck. */
function whyLess({ nextRepayment, remainderAmount }: Payday, payout: Payout): string {
  const leftCents = toCents(remainderAmount) - toCents(payout.amount);
  if (payout.status !== 'on_its_way') {
    return t('step.rest.repaidSince', { amount: formatDollars(leftCents / 100) });
  }
  const isHeld = leftCents <= toCents(nextRepayment?.pending ?? 0);
  return (isHeld ? heldWords : leftWords)(leftCents / 100);
}

/** What of it was sent on, to which bank, and when it arrived. */
function doneWords({ forwardedBy }: Payday, method: MemberProfile['repaymentMethod']): string {
  if (method === 'ach_debit_flow' || !forwardedBy) return t(`step.rest.${method}.done`);
  return t('step.rest.direct_deposit_flow.doneTo', transferWords(forwardedBy));
}
