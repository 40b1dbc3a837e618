import { EmptyState, Figures, Skeleton, SkeletonText, Stack, Tile } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { ConnectPayroll } from '#features/payroll-link/payroll-link.ts';
import { useMessages } from '#messages.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import type { Earnings } from '../api/get-earnings.ts';
import { isHourly } from '../model/accrued-earnings.ts';
import { EarningsSummary } from './earnings-summary.tsx';
import { PreviousPeriods } from './previous-periods.tsx';
import { ShiftList } from './shift-list.tsx';

interface Props {
  earnings: Earnings;
  /** Whether a payroll is linked that could tell of any; true while nobody can say. */
  hasPayroll: boolean;
  /** Has her payroll read anew, beside what it told; absent for who may not. */
  update?: ReactNode;
}

/** This pay period: its sums and its shifts, or that there is nothing yet. */
export function EarningsPanels({ earnings, hasPayroll, update }: Props) {
  const t = useMessages();
  const { shifts } = earnings;
  return (
    <>
      <Tile>
        {shifts.length > 0 ? (
          <Stack gap={16}>
            <EarningsSummary earnings={earnings} />
            {update}
          </Stack>
        ) : (
          <EmptyState
            message={t('income.empty')}
            action={
              hasPayroll ? (
                update
              ) : (
                <>
                  <p>{t('income.notLinked')}</p>
                  <ConnectPayroll />
                </>
              )
            }
          />
        )}
      </Tile>
      {isHourly(earnings) && shifts.length > 0 && (
        <Tile title={t('income.shifts')}>
          <ShiftList shifts={shifts} />
        </Tile>
      )}
      {hasPayroll && <PreviousPeriods isOpenAtFirst={!isHourly(earnings)} />}
    </>
  );
}

/** In their place: sums and shifts, which those have who are paid by the hour. */
export function EarningsSkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <Stack gap={24}>
        <Tile>
          <Figures
            figures={[
              { label: t('income.net'), value: <SkeletonText width={6} /> },
              { label: t('income.gross'), value: <SkeletonText width={7} /> },
              { label: t('income.periodStart'), value: <SkeletonText width={10} /> },
            ]}
          />
        </Tile>
        <Tile title={t('income.shifts')}>
          <AmountRowsSkeleton count={4} />
        </Tile>
      </Stack>
    </Skeleton>
  );
}
