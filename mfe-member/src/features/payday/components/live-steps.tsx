import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { bankWords, payoutWords } from '../model/payout-words.ts';
import {
  paycheckStatus,
  remainderStatus,
  repaymentStatus,
  type StepStatus,
} from '../model/timeline.ts';
import { t, useMessages } from '../payday-messages.ts';
import { TimelineSteps } from './timeline.tsx';

interface Props {
  payday: Payday & { currentPayday: string };
  method: MemberProfile['repaymentMethod'];
  today: string;
}

/** What happens on payday, and how far each of it is. */
export function LiveSteps({ payday, method, today }: Props) {
  const say = useMessages();
  const isLate = today > payday.currentPayday;
  const text = (kind: StepStatus) => (kind === 'pending' && isLate ? say('late') : say(kind));
  const amountOf = (dollars: number) =>
    payday.paycheckReceived
      ? formatDollars(dollars)
      : say('about', { amount: formatDollars(dollars) });
  const paycheck = paycheckStatus(payday, today);
  return (
    <TimelineSteps
      steps={[
        {
          id: 'paycheck',
          title: say('step.paycheck'),
          text: payday.paycheckOn
            ? say('step.paycheck.done', { date: formatDay(payday.paycheckOn) })
            : say('step.paycheck.from'),
          status: { kind: paycheck, text: text(paycheck) },
          amount: amountOf(payday.paycheckAmount),
        },
        {
          id: 'repaid',
          title: say('step.repaid'),
          ...repaymentStep(payday, method),
          amount: amountOf(payday.repaymentAmount),
        },
        {
          id: 'rest',
          title: say(`step.rest.${method}`),
          ...remainderStep(payday, method),
          amount: amountOf(payday.remainderAmount),
        },
      ]}
    />
  );
}

/** By a debit on its own banking day, or from her pay. */
function repaymentStep(payday: Payday, method: Props['method']) {
  const kind = repaymentStatus(payday);
  if (kind === 'complete') {
    return { text: repaidWords(payday, method), status: { kind, text: t(kind) } };
  }
  const { nextRepayment: next, repaymentStatus: status } = payday;
  const isDebit = next !== null && (next.status === 'scheduled' || next.status === 'processing');
  const how = next?.status === 'stopped' ? 'stopped' : method;
  const sentences = [
    t(`step.repaid.${how}`),
    isDebit && next.day && t('step.repaid.debit', { date: formatDay(next.day) }),
    next !== null &&
      next.pending > 0 &&
      t('step.repaid.pending', { amount: formatDollars(next.pending) }),
  ];
  const pending = status === 'under_way' ? 'underWay' : 'incomplete';
  return {
    text: sentences.filter(Boolean).join(' '),
    status: { kind, text: t(kind === 'pending' ? pending : kind) },
  };
}

/** What was repaid, from which bank and when. */
function repaidWords({ repaymentAmount, repaidBy }: Payday, method: Props['method']): string {
  if (repaymentAmount === 0) return t('step.repaid.nothing');
  if (method === 'direct_deposit_flow' || !repaidBy) return t(`step.repaid.${method}.done`);
  return t('step.repaid.ach_debit_flow.doneFrom', wordsOf(repaidBy));
}

/** What of it was sent on, to which bank, and when it arrived. */
function restWords({ forwardedBy }: Payday, method: Props['method']): string {
  if (method === 'ach_debit_flow' || !forwardedBy) return t(`step.rest.${method}.done`);
  return t('step.rest.direct_deposit_flow.doneTo', wordsOf(forwardedBy));
}

const wordsOf = (transfer: NonNullable<Payday['repaidBy']>) => ({
  bank: bankWords(transfer),
  date: formatDay(transfer.day),
});

/** At her bank already, or with us and on its way there. */
function remainderStep(payday: Payday, method: Props['method']) {
  const isDeposit = method === 'direct_deposit_flow';
  const payout = isDeposit && payday.paycheckReceived ? payday.payout : null;
  const kind = remainderStatus({ ...payday, payout });
  if (!payout) {
    const text = kind === 'complete' ? restWords(payday, method) : t(`step.rest.${method}.text`);
    return { text, status: { kind, text: t(kind) } };
  }
  const { text, status } = payoutWords(payout);
  return { text, status: { kind, text: status } };
}
