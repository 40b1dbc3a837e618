import { QueryPanel, Section, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { localDate, type CalendarDate } from '#dates/calendar-date.ts';
import { recurringExpensesQuery } from '#features/recurring-expenses/recurring-expenses.ts';
import { useMessages } from '#messages.ts';
import { upcomingBills } from '../model/upcoming-bills.ts';
import { BillList } from './bill-list.tsx';

interface Props {
  payday: CalendarDate;
}

/** The bills due by payday. When there are none, nothing is shown. */
export function BillsPanel({ payday }: Props) {
  const t = useMessages();
  const today = localDate(new Date());
  const query = useQuery({
    ...recurringExpensesQuery,
    select: (expenses) => upcomingBills(expenses, today, payday),
  });
  if (query.data?.length === 0) return null;
  return (
    <Section title={t('bills.title')} size="small">
      <Tile>
        <QueryPanel query={query} failure={t('bills.failed')}>
          {(bills) => <BillList bills={bills} today={today} />}
        </QueryPanel>
      </Tile>
    </Section>
  );
}
