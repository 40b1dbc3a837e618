import { QueryPanel, Section, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { productDate, type CalendarDate } from '#dates/calendar-date.ts';
import { recurringExpensesQuery } from '#features/recurring-expenses/recurring-expenses.ts';
import { useMessages } from '#messages.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { upcomingBills } from '../model/upcoming-bills.ts';
import { BillList, SHOWN_AT_FIRST } from './bill-list.tsx';

interface Props {
  payday: CalendarDate;
  /** The product's time. */
  asOf: string;
}

/** The bills due by payday. When there are none, nothing is shown. */
export function BillsPanel({ payday, asOf }: Props) {
  const t = useMessages();
  const today = productDate(asOf);
  const query = useQuery({
    ...recurringExpensesQuery,
    select: (expenses) => upcomingBills(expenses, today, payday),
  });
  if (query.data?.length === 0) return null;
  return (
    <Section title={t('bills.title')} size="small">
      <Tile>
        <QueryPanel
          query={query}
          failure={t('bills.failed')}
          loading={
            <Skeleton>
              <AmountRowsSkeleton count={SHOWN_AT_FIRST} />
            </Skeleton>
          }
        >
          {(bills) => <BillList bills={bills} today={today} />}
        </QueryPanel>
      </Tile>
    </Section>
  );
}
