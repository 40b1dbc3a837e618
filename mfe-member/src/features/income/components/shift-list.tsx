import { Money } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import type { Shift } from '../api/get-earnings.ts';
import { useMessages } from '../income-messages.ts';
import { shiftGrossCents, shiftHours } from '../model/accrued-earnings.ts';

interface Props {
  shifts: Shift[];
}

export function ShiftList({ shifts }: Props) {
  const t = useMessages();
  return (
    <ul>
      {shifts.map((shift) => (
        <AmountRow
          key={shift.id}
          title={formatDay(shift.endDate)}
          note={t('shift', { count: shiftHours(shift) })}
          amount={<Money cents={shiftGrossCents(shift)} />}
          amountNote={t('grossPay')}
        />
      ))}
    </ul>
  );
}
