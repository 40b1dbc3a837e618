import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { payoutWords } from '../model/payout-words.ts';
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
          text: say('step.paycheck.from'),
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
  const { nextRepayment: next, repaymentStatus: status } = payday;
  const isDebit = next !== null && (next.status === 'scheduled' || next.status === 'processing');
  const isAhead = kind !== 'complete' && next !== null;
  const sentences = [
    t(`step.repaid.${method}`),
    isAhead && isDebit && next.day && t('step.repaid.debit', { date: formatDay(next.day) }),
    isAhead &&
      next.pending > 0 &&
      t('step.repaid.pending', { amount: formatDollars(next.pending) }),
  ];
  const pending = status === 'under_way' ? 'underWay' : 'incomplete';
  return {
    text: sentences.filter(Boolean).join(' '),
    status: { kind, text: t(kind === 'pending' ? pending : kind) },
  };
}

/** At her bank already, or with us and on its way there. */
function remainderStep(payday: Payday, method: Props['method']) {
  const isDeposit = method === 'direct_deposit_flow';
  const payout = isDeposit && payday.paycheckReceived ? payday.payout : null;
  const kind = remainderStatus({ ...payday, payout });
  if (!payout) return { text: t(`step.rest.${method}.text`), status: { kind, text: t(kind) } };
  const { text, status } = payoutWords(payout);
  return { text, status: { kind, text: status } };
}
