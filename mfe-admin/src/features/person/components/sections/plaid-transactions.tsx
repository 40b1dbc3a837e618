import { Pagination, Table } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Day } from '#moments/day.tsx';
import { normalizedTransactionsQuery } from '../../api/get-sections.ts';
import { useMessages } from '../../messages.ts';
import { SectionTile } from '../parts/section-tile.tsx';
import { Nothing } from '../parts/subsection.tsx';
import { Dollars, Value, Word } from '../parts/value.tsx';

/** All that her bank reported, the last first; which page of it is in the address. */
export function PlaidTransactions({ userId }: { userId: string }) {
  const t = useMessages();
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get(PAGE) ?? '', 10) || 1);
  const query = useQuery(normalizedTransactionsQuery(userId, page));
  return (
    <SectionTile name="transactions" query={query} lines={8}>
      {({ normalizedTransactions, totalPages }) => (
        <>
          <p>{t('transactions.signs')}</p>
          <Table
            caption={t('transactions.caption')}
            rows={normalizedTransactions.map((row, at) => ({ ...row, at }))}
            rowKey={({ at }) => String(at)}
            isLoading={query.isPlaceholderData}
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
          <Pagination
            page={page}
            totalPages={totalPages}
            hrefOf={(to) => `?${PAGE}=${to}#transactions`}
          />
        </>
      )}
    </SectionTile>
  );
}

const PAGE = 'transactions';
