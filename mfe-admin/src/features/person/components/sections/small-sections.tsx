import { Table } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import { sayWord } from '#words/say-word.ts';
import { integrationErrorsQuery, plaidTransactionsQuery } from '../../api/get-sections.ts';
import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { ResolveError } from '../actions/object-commands.tsx';
import { SectionTile, UserTile } from '../parts/section-tile.tsx';
import { Nothing } from '../parts/subsection.tsx';
import { Cents, Dollars, Value, Word } from '../parts/value.tsx';

/** What she pays again and again. */
export function RecurringExpenses({ query }: { query: UserQuery }) {
  const t = useMessages();
  return (
    <UserTile name="expenses" query={query} owner="member">
      {({ recurringExpenses = [] }) => (
        <Table
          caption={t('expenses.caption')}
          rows={recurringExpenses}
          rowKey={({ id }) => id}
          empty={<Nothing>{t('expenses.none')}</Nothing>}
          columns={[
            {
              key: 'merchant',
              header: t('expenses.merchant'),
              render: ({ merchantName }) => <Value>{merchantName}</Value>,
            },
            {
              key: 'description',
              header: t('expenses.description'),
              render: ({ description }) => <Value>{description}</Value>,
            },
            {
              key: 'last',
              header: t('expenses.last'),
              render: ({ lastOccurrenceDate }) => <Day on={lastOccurrenceDate} />,
            },
            {
              key: 'average',
              header: t('expenses.average'),
              align: 'end',
              render: ({ averageAmountInt }) => <Cents of={averageAmountInt} />,
            },
          ]}
        />
      )}
    </UserTile>
  );
}

/** What is wrong with her links, and not mended yet. */
export function IntegrationErrors({ userId }: { userId: string }) {
  const t = useMessages();
  const query = useQuery(integrationErrorsQuery(userId));
  return (
    <SectionTile name="errors" query={query}>
      {({ integrationErrors }) => (
        <Table
          caption={t('errors.caption')}
          rows={integrationErrors}
          rowKey={({ id }) => id}
          empty={<Nothing>{t('errors.none')}</Nothing>}
          columns={[
            { key: 'type', header: t('errors.type'), render: (row) => sayWord(row.errorType) },
            { key: 'source', header: t('errors.source'), render: (row) => sayWord(row.source) },
            {
              key: 'since',
              header: t('errors.since'),
              render: ({ createdAt }) => <Moment at={createdAt} />,
            },
            {
              key: 'actions',
              header: t('errors.actions'),
              render: ({ id, errorType }) => (
                <ResolveError userId={userId} id={id} named={sayWord(errorType)} />
              ),
            },
          ]}
        />
      )}
    </SectionTile>
  );
}

/** What her bank reported last. */
export function PlaidTransactions({ userId }: { userId: string }) {
  const t = useMessages();
  const query = useQuery(plaidTransactionsQuery(userId));
  return (
    <SectionTile name="transactions" query={query} lines={8}>
      {(transactions) => (
        <>
          <p>{t('transactions.signs')}</p>
          <Table
            caption={t('transactions.caption')}
            rows={transactions.map((row, at) => ({ ...row, at }))}
            rowKey={({ at }) => String(at)}
            empty={<Nothing>{t('transactions.none')}</Nothing>}
            columns={[
              {
                key: 'date',
                header: t('transactions.date'),
                render: (row) => <Day on={row.date} />,
              },
              { key: 'name', header: t('transactions.name'), render: ({ name }) => name },
              {
                key: 'amount',
                header: t('transactions.amount'),
                align: 'end',
                render: ({ amount }) => <Dollars of={amount} />,
              },
              {
                key: 'merchant',
                header: t('transactions.merchant'),
                render: ({ merchantName }) => <Value>{merchantName}</Value>,
              },
              {
                key: 'category',
                header: t('transactions.category'),
                render: ({ category }) => <Word of={category} />,
              },
              {
                key: 'type',
                header: t('transactions.type'),
                render: ({ transactionType }) => <Word of={transactionType} />,
              },
              {
                key: 'categoryId',
                header: t('transactions.categoryId'),
                render: ({ categoryId }) => <Value>{categoryId}</Value>,
              },
            ]}
          />
        </>
      )}
    </SectionTile>
  );
}
