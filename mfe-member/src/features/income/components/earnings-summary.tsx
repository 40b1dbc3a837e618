import { Figures, Money } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { useMessages } from '#messages.ts';
import type { Earnings } from '../api/get-earnings.ts';
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
        { label: t('income.net'), value: <Money cents={netCents} /> },
        { label: t('income.gross'), value: <Money cents={grossCents} /> },
        ...(beginningOfPayPeriod
          ? [{ label: t('income.periodStart'), value: formatDay(beginningOfPayPeriod) }]
          : []),
      ]}
    />
  );
}
