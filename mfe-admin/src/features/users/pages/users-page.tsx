import { EmptyState, PageLayout, Pagination, QueryPanel, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { usersQuery } from '../api/get-users.ts';
import { UserFilters } from '../components/user-filters.tsx';
import { UsersTable } from '../components/users-table.tsx';
import { listQuery, readListState, wholeList, type ListState } from '../model/list-state.ts';

/** /admin/users: the list, its page, filter and search in the address. */
export function UsersPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const state = readListState(search);
  return (
    <PageLayout title={t('users.title')}>
      <UserFilters chosen={state.userGroup} search={state.search} />
      <UserList state={state} />
    </PageLayout>
  );
}

function UserList({ state }: { state: ListState }) {
  const query = useQuery(usersQuery(state));
  const t = useMessages();
  return (
    <QueryPanel
      query={query}
      failure={t('users.failed')}
      loading={<UsersTable users={[]} isLoading />}
    >
      {({ users, totalPages }) => (
        <>
          <UsersTable
            users={users}
            isLoading={query.isPlaceholderData}
            empty={<NobodyListed state={state} />}
          />
          <Pagination
            page={state.page}
            totalPages={totalPages}
            hrefOf={(page) => listQuery({ ...state, page })}
          />
        </>
      )}
    </QueryPanel>
  );
}

/** Why nobody is there, and the way on. */
function NobodyListed({ state }: { state: ListState }) {
  const t = useMessages();
  if (state.page > 1) {
    return (
      <EmptyState
        message={t('users.noSuchPage')}
        action={<TextLink href={listQuery({ ...state, page: 1 })}>{t('users.firstPage')}</TextLink>}
      />
    );
  }
  if (state.search !== '') {
    return (
      <EmptyState
        message={t('users.nobodyFound', { search: state.search })}
        action={<TextLink href={listQuery(wholeList)}>{t('users.showAll')}</TextLink>}
      />
    );
  }
  return <EmptyState message={t('users.empty')} />;
}
