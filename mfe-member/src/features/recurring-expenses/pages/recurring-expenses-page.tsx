import { profileQuery } from '@reset/remote-sdk';
import { EmptyState, isFirstLoad, PageLayout, QueryPanel, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { ConnectBank, needsBank } from '#features/integration-errors/integration-errors.ts';
import { useMessages } from '#messages.ts';
import { recurringExpensesQuery } from '../api/get-recurring-expenses.ts';
import { ExpenseTable, ExpenseTableSkeleton } from '../components/expense-table.tsx';

export function RecurringExpensesPage() {
  const t = useMessages();
  const expenses = useQuery(recurringExpensesQuery);
  const { data: profile } = useQuery(profileQuery);
  const hasNoBank = profile?.linkedBank === null;
  const isTable = isFirstLoad(expenses) || (expenses.data?.length ?? 0) > 0;
  return (
    <PageLayout title={t('expenses.title')}>
      <BelowNextStep
        loading={
          <Tile padding="none">
            <ExpenseTableSkeleton />
          </Tile>
        }
      >
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
                <EmptyState
                  message={t(hasNoBank ? 'expenses.notLinked' : 'expenses.empty')}
                  action={profile && needsBank(profile) && <ConnectBank />}
                />
              )
            }
          </QueryPanel>
        </Tile>
      </BelowNextStep>
    </PageLayout>
  );
}
