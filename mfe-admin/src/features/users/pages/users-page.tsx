import { EmptyState, PageLayout, Pagination, QueryPanel, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { usersQuery } from '../api/get-users.ts';
import { UserFilters } from '../components/user-filters.tsx';
import { UsersTable } from '../components/users-table.tsx';
import { listQuery, readListState, type ListState } from '../model/list-state.ts';

/** /admin/users: the list, its page and filter in the address. */
export function UsersPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const state = readListState(search);
  return (
    <PageLayout title={t('users.title')}>
      <UserFilters chosen={state.userGroup} />
      <UserList state={state} />
    </PageLayout>
  );
}

function UserList({ state }: { state: ListState }) {
  const t = useMessages();
  const query = useQuery(usersQuery(state));
  const hrefOf = (page: number) => listQuery({ ...state, page });
  return (
    <QueryPanel
      query={query}
      failure={t('users.failed')}
      loading={<UsersTable users={[]} isLoading />}
    >
      {({ users, totalPages }) => (
        <>
          {users.length === 0 && state.page > 1 && !query.isFetching ? (
            <EmptyState
              message={t('users.noSuchPage')}
              action={<TextLink href={hrefOf(1)}>{t('users.firstPage')}</TextLink>}
            />
          ) : (
            <UsersTable users={users} isLoading={query.isPlaceholderData} />
          )}
          <Pagination page={state.page} totalPages={totalPages} hrefOf={hrefOf} />
        </>
      )}
    </QueryPanel>
  );
}
