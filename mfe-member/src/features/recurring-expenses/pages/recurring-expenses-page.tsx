import { EmptyState, isFirstLoad, PageLayout, QueryPanel, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { recurringExpensesQuery } from '../api/get-recurring-expenses.ts';
import { ExpenseTable, ExpenseTableSkeleton } from '../components/expense-table.tsx';

export function RecurringExpensesPage() {
  const t = useMessages();
  const expenses = useQuery(recurringExpensesQuery);
  const isTable = isFirstLoad(expenses) || (expenses.data?.length ?? 0) > 0;
  return (
    <PageLayout title={t('expenses.title')}>
      <Tile padding={isTable ? 'none' : 'normal'}>
        <QueryPanel
          query={expenses}
          failure={t('expenses.failed')}
          loading={<ExpenseTableSkeleton />}
        >
          {(found) =>
            found.length > 0 ? (
              <ExpenseTable expenses={found} />
            ) : (
              <EmptyState message={t('expenses.empty')} />
            )
          }
        </QueryPanel>
      </Tile>
    </PageLayout>
  );
}
