import { Banner, EmptyState, PageLayout, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { FilterLinks, PagedList } from '#features/lists/lists.ts';
import { useMessages } from '#messages.ts';
import { usersQuery } from '../api/get-users.ts';
import { userColumns } from '../components/user-columns.tsx';
import styles from '../components/users-table.module.css';
import { NOT_FOUND } from '../model/not-found.ts';
import {
  groupState,
  listQuery,
  readListState,
  userGroups,
  wholeList,
  type ListState,
} from '../model/list-state.ts';

/** /admin/users: the list, its page, filter and search in the address. */
export function UsersPage() {
  const t = useMessages();
  const [params] = useSearchParams();
  const wasNotFound = useLocation().state === NOT_FOUND;
  const state = readListState(params);
  const { userGroup, search, hasPartner } = state;
  const query = useQuery(usersQuery(state));
  return (
    <PageLayout title={t('users.title')}>
      {wasNotFound && <Banner tone="info">{t('users.notFound')}</Banner>}
      <div className={styles.filters}>
        <FilterLinks
          label={t('users.filters')}
          chosen={userGroup}
          filters={userGroups.map((id) => ({
            id,
            label: t(`users.${id}`),
            // Who is looked for stays so in another group.
            href: listQuery({ ...groupState(id, search), hasPartner }),
          }))}
        />
        <TextLink href={listQuery({ ...state, hasPartner: !hasPartner })}>
          {t(hasPartner ? 'users.hidePartners' : 'users.showPartners')}
        </TextLink>
      </div>
      <PagedList
        caption={t('users.title')}
        query={query}
        rowsOf={({ users }) => users}
        rowKey={({ id }) => id}
        columns={userColumns(t, state)}
        page={state.page}
        hrefOf={(page) => listQuery({ ...state, page })}
        failure={t('users.failed')}
        empty={<NobodyListed state={state} />}
      />
    </PageLayout>
  );
}

/** Why nobody is there, and the way on. */
function NobodyListed({ state: { search } }: { state: ListState }) {
  const t = useMessages();
  if (search === '') return <EmptyState message={t('users.empty')} />;
  return (
    <EmptyState
      message={t('users.nobodyFound', { search })}
      action={<TextLink href={listQuery(wholeList)}>{t('users.showAll')}</TextLink>}
    />
  );
}
