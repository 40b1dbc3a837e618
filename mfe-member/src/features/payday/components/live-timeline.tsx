import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay, localDate } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import {
  itemStatuses,
  paycheckStatus,
  repaymentStatus,
  type ItemStatus,
  type StepStatus,
} from '../model/timeline.ts';
import { useMessages } from '../payday-messages.ts';
import { Timeline, TimelineSteps } from './timeline.tsx';

interface Props {
  payday: Payday;
  method: MemberProfile['repaymentMethod'];
}

/** Her next paycheck, or the one that came last, followed through the day. */
export function LiveTimeline({ payday, method }: Props) {
  const t = useMessages();
  const { currentPayPeriodEnd, currentPayday, paycheckReceived } = payday;
  if (currentPayday === null) return <p>{t('unknown')}</p>;
  const today = localDate(new Date());
  const days = [...(currentPayPeriodEnd === null ? [] : [currentPayPeriodEnd]), currentPayday];
  const statuses = itemStatuses(days, today, paycheckReceived);
  const statusOf = (place: number, words: Record<ItemStatus, string>) => {
    const kind = statuses[place];
    return kind && { kind, text: words[kind] };
  };
  const words = {
    past: t('past'),
    today: t('today'),
    next: t('next'),
    future: t('future'),
  };
  const paydayItem = {
    id: 'payday',
    title: t('payday'),
    day: formatDay(currentPayday),
    status: statusOf(days.length - 1, { ...words, current: t('current') }),
    children: <Steps payday={{ ...payday, currentPayday }} method={method} today={today} />,
  };
  if (currentPayPeriodEnd === null) return <Timeline items={[paydayItem]} />;
  const periodItem = {
    id: 'period-end',
    title: t('periodEnd'),
    day: formatDay(currentPayPeriodEnd),
    status: statusOf(0, { ...words, current: t('currentPeriod') }),
  };
  return <Timeline items={[periodItem, paydayItem]} />;
}

interface StepsProps {
  payday: Payday & { currentPayday: string };
  method: MemberProfile['repaymentMethod'];
  today: string;
}

function Steps({ payday, method, today }: StepsProps) {
  const t = useMessages();
  const isLate = today > payday.currentPayday;
  const text = (kind: StepStatus) => (kind === 'pending' && isLate ? t('late') : t(kind));
  const amountOf = (dollars: number) =>
    payday.paycheckReceived
      ? formatDollars(dollars)
      : t('about', { amount: formatDollars(dollars) });
  const paycheck = paycheckStatus(payday, today);
  const repayment = repaymentStatus(payday);
  return (
    <TimelineSteps
      steps={[
        {
          id: 'paycheck',
          title: t('step.paycheck'),
          text: t('step.paycheck.from'),
          status: { kind: paycheck, text: text(paycheck) },
          amount: amountOf(payday.paycheckAmount),
        },
        {
          id: 'repaid',
          title: t('step.repaid'),
          text: t(`step.repaid.${method}`),
          status: { kind: repayment, text: text(repayment) },
          amount: amountOf(payday.repaymentAmount),
        },
        {
          id: 'rest',
          title: t(`step.rest.${method}`),
          text: t(`step.rest.${method}.text`),
          status: { kind: repayment, text: text(repayment) },
          amount: amountOf(payday.remainderAmount),
        },
      ]}
    />
  );
}
