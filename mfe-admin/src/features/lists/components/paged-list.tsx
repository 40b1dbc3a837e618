import {
  EmptyState,
  Pagination,
  QueryPanel,
  Table,
  TextLink,
  type Column,
  type ShownQuery,
} from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import type { Paged } from '../api/paged-query.ts';

interface Props<Reply, Row> {
  /** Names the table. */
  caption: string;
  query: ShownQuery<Reply> & { isPlaceholderData: boolean };
  rowsOf: (reply: Reply) => Row[];
  rowKey: (row: Row) => string;
  columns: Column<Row>[];
  /** What a row stands below with those beside it. */
  groupOf?: (row: Row) => string | null;
  page: number;
  /** The address of a page of this very list. */
  hrefOf: (page: number) => string;
  /** Said when the call failed. */
  failure: string;
  /** In the place of a page without rows, which the list has. */
  empty: ReactNode;
}

/** A page of a list: on its way, failed with Retry, empty, beyond the last one, or there. */
export function PagedList<Reply extends Paged, Row>({
  query,
  rowsOf,
  failure,
  empty,
  page,
  hrefOf,
  ...table
}: Props<Reply, Row>) {
  return (
    <QueryPanel
      query={query}
      failure={failure}
      loading={<Table {...table} rows={[]} empty={null} expected={A_PAGE} isLoading />}
    >
      {(reply) => (
        <>
          <Table
            {...table}
            rows={rowsOf(reply)}
            isLoading={query.isPlaceholderData}
            empty={isBeyond(page, reply) ? <NoSuchPage href={hrefOf(1)} /> : empty}
          />
          <Pagination page={page} totalPages={reply.totalPages} hrefOf={hrefOf} />
        </>
      )}
    </QueryPanel>
  );
}

const A_PAGE = { count: 25, heightPx: 36 };

const isBeyond = (page: number, { totalPages }: Paged) => page > 1 && page > totalPages;

/** The list has no such page, or no more. */
function NoSuchPage({ href }: { href: string }) {
  const t = useMessages();
  return (
    <EmptyState
      message={t('list.noSuchPage')}
      action={<TextLink href={href}>{t('list.firstPage')}</TextLink>}
    />
  );
}
