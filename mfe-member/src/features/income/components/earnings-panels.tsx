import { EmptyState, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { Earnings } from '../api/get-earnings.ts';
import { isHourly } from '../model/accrued-earnings.ts';
import { EarningsSummary } from './earnings-summary.tsx';
import { PreviousPeriods } from './previous-periods.tsx';
import { ShiftList } from './shift-list.tsx';

interface Props {
  earnings: Earnings;
}

/** This pay period: its sums and its shifts, or that there is nothing yet. */
export function EarningsPanels({ earnings }: Props) {
  const t = useMessages();
  const { shifts } = earnings;
  return (
    <>
      <Tile>
        {shifts.length > 0 ? (
          <EarningsSummary earnings={earnings} />
        ) : (
          <EmptyState message={t('income.empty')} />
        )}
      </Tile>
      {isHourly(earnings) && shifts.length > 0 && (
        <Tile title={t('income.shifts')}>
          <ShiftList shifts={shifts} />
        </Tile>
      )}
      <PreviousPeriods isOpenAtFirst={!isHourly(earnings)} />
    </>
  );
}
