import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay, productDate } from '#dates/calendar-date.ts';
import type { Payday } from '../api/payday.ts';
import { itemStatuses, type ItemStatus } from '../model/timeline.ts';
import { useMessages } from '../payday-messages.ts';
import { LiveSteps } from './live-steps.tsx';
import { Timeline } from './timeline.tsx';

interface Props {
  payday: Payday;
  method: MemberProfile['repaymentMethod'];
  hasBank: boolean;
}

/** Her next paycheck, or the one that came last, followed through the day. */
export function LiveTimeline({ payday, ...how }: Props) {
  const t = useMessages();
  const { currentPayPeriodEnd, currentPayday, paycheckReceived } = payday;
  if (currentPayday === null) return <p>{t('unknown')}</p>;
  const today = productDate(payday.asOf);
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
    status: statusOf(days.length - 1, {
      ...words,
      current: t('current'),
      ...(paycheckReceived && { past: t('paid') }),
    }),
    children: <LiveSteps {...how} payday={{ ...payday, currentPayday }} today={today} />,
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
