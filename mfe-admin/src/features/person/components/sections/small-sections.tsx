import { Table } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import { sayWord } from '#words/say-word.ts';
import { integrationErrorsQuery } from '../../api/get-sections.ts';
import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { ResolveError } from '../actions/object-commands.tsx';
import { SectionTile, UserTile } from '../parts/section-tile.tsx';
import { Nothing } from '../parts/subsection.tsx';
import { Cents, Value } from '../parts/value.tsx';

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
