import { Figures, Money } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import type { Earnings } from '../api/get-earnings.ts';
import { useMessages } from '../income-messages.ts';
import { accruedEarnings } from '../model/accrued-earnings.ts';

interface Props {
  earnings: Earnings;
}

/** What was earned since the last paycheck: net, gross, since when. */
export function EarningsSummary({ earnings }: Props) {
  const t = useMessages();
  const { netCents, grossCents } = accruedEarnings(earnings);
  const { beginningOfPayPeriod } = earnings;
  return (
    <Figures
      figures={[
        { label: t('net'), value: <Money cents={netCents} /> },
        { label: t('gross'), value: <Money cents={grossCents} /> },
        ...(beginningOfPayPeriod
          ? [{ label: t('periodStart'), value: formatDay(beginningOfPayPeriod) }]
          : []),
      ]}
    />
  );
}
