import {
  EmptyState,
  Figures,
  Skeleton,
  SkeletonText,
  Stack,
  TextLink,
  Tile,
} from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { ConnectPayroll } from '#features/payroll-link/payroll-link.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import type { Earnings } from '../api/get-earnings.ts';
import { useMessages } from '../income-messages.ts';
import { isHourly } from '../model/accrued-earnings.ts';
import { EarningsSummary } from './earnings-summary.tsx';
import { PreviousPeriods } from './previous-periods.tsx';
import { ShiftList } from './shift-list.tsx';

interface Props {
  earnings: Earnings;
  /** Whether a payroll is linked that could tell of any; true while nobody can say. */
  hasPayroll: boolean;
  /** Her earnings count for a card, which she has or is offered. */
  isNeeded: boolean;
  /** Has her payroll read anew, beside what it told; absent for who may not. */
  update?: ReactNode;
}

/** This pay period: its sums and its shifts, or that there is nothing yet. */
export function EarningsPanels({ earnings, hasPayroll, isNeeded, update }: Props) {
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
          <NoEarnings hasPayroll={hasPayroll} isNeeded={isNeeded} update={update} />
        )}
      </Tile>
      {isHourly(earnings) && shifts.length > 0 && (
        <Tile title={t('shifts')}>
          <ShiftList shifts={shifts} />
        </Tile>
      )}
      {hasPayroll && <PreviousPeriods isOpenAtFirst={!isHourly(earnings)} />}
    </>
  );
}

/** That there are none yet and how they come here, or that none are needed and where her taxes are. */
function NoEarnings({ hasPayroll, isNeeded, update }: Omit<Props, 'earnings'>) {
  const t = useMessages();
  if (hasPayroll) return <EmptyState message={t('empty')} action={update} />;
  if (!isNeeded) {
    return (
      <EmptyState
        message={t('notNeeded')}
        action={<TextLink href="/tax-return">{t('toTaxReturn')}</TextLink>}
      />
    );
  }
  return (
    <EmptyState
      message={t('empty')}
      action={
        <>
          <p>{t('notLinked')}</p>
          <ConnectPayroll />
        </>
      }
    />
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
              { label: t('net'), value: <SkeletonText width={6} /> },
              { label: t('gross'), value: <SkeletonText width={7} /> },
              { label: t('periodStart'), value: <SkeletonText width={10} /> },
            ]}
          />
        </Tile>
        <Tile title={t('shifts')}>
          <AmountRowsSkeleton count={4} />
        </Tile>
      </Stack>
    </Skeleton>
  );
}
