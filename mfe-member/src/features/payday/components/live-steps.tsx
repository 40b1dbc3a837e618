import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { partsOfPay } from '../model/parts-of-pay.ts';
import { remainderStep } from '../model/remainder-step.ts';
import { repaidFrom } from '../model/repaid-from.ts';
import { repaymentStep } from '../model/repayment-step.ts';
import { paycheckStatus, repaymentMove, type StepStatus } from '../model/timeline.ts';
import { t, useMessages } from '../payday-messages.ts';
import { TimelineSteps } from './timeline.tsx';

interface Props {
  payday: Payday & { currentPayday: string };
  method: MemberProfile['repaymentMethod'];
  hasBank: boolean;
  today: string;
}

/** What happens on payday, and how far each of it is. */
export function LiveSteps({ payday, method, hasBank, today }: Props) {
  const say = useMessages();
  const isLate = today > payday.currentPayday;
  const text = (kind: StepStatus) => (kind === 'pending' && isLate ? say('late') : say(kind));
  const amountOf = (dollars: number) => {
    if (dollars === 0 && isUnknown(payday)) return say('unknownAmount');
    const amount = formatDollars(dollars);
    return payday.paycheckReceived || dollars === 0 ? amount : say('about', { amount });
  };
  const paycheck = paycheckStatus(payday, today);
  const flow = repaidFrom(payday, method);
  const repaid = repaymentStep(payday, method);
  const rest = remainderStep(payday, flow, hasBank);
  return (
    <TimelineSteps
      steps={[
        {
          id: 'paycheck',
          title: say('step.paycheck'),
          text: paycheckText(payday),
          status: { kind: paycheck, text: text(paycheck) },
          amount: amountOf(payday.paycheckAmount),
        },
        {
          id: 'repaid',
          ...repaid,
          amount:
            repaymentMove(payday) === 'stuck'
              ? formatDollars(repaid.amount)
              : amountOf(repaid.amount),
        },
        {
          id: 'rest',
          ...rest,
          amount: amountOf(rest.amount),
        },
      ]}
    />
  );
}

/** When she is paid, or was, with each part of pay that came in several. */
function paycheckText(payday: Payday): string {
  if (!payday.paycheckOn) return t('step.paycheck.from');
  return partsOfPay(payday) ?? t('step.paycheck.done', { date: formatDay(payday.paycheckOn) });
}

/** Nothing says how much she is paid: a payroll that reports no shifts, or none of them yet. */
const isUnknown = ({ paycheckReceived, paycheckAmount }: Payday): boolean =>
  !paycheckReceived && paycheckAmount === 0;
