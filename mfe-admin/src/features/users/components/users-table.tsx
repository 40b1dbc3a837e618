import { EmptyState, Table, type Column } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { AdminUser } from '../api/get-users.ts';
import { moment } from '#model/moment.ts';
import styles from './users-table.module.css';

interface Props {
  users: AdminUser[];
  isLoading: boolean;
}

/** People, one a row. */
export function UsersTable({ users, isLoading }: Props) {
  const t = useMessages();
  return (
    <Table
      caption={t('users.title')}
      columns={columns(t)}
      rows={users}
      rowKey={({ id }) => id}
      empty={<EmptyState message={t('users.empty')} />}
      isLoading={isLoading}
    />
  );
}

const columns = (t: ReturnType<typeof useMessages>): Column<AdminUser>[] => [
  {
    key: 'name',
    header: t('users.name'),
    render: ({ name, admin }) => (
      <>
        {name} {admin && <span className={styles.admin}>{t('users.admin')}</span>}
      </>
    ),
  },
  {
    key: 'id',
    header: t('users.id'),
    render: ({ shortId }) => <span className={styles.id}>{shortId}</span>,
  },
  { key: 'email', header: t('users.email'), render: ({ email }) => email },
  {
    key: 'transaction',
    header: t('users.latestTransaction'),
    align: 'end',
    render: ({ latestTransactionDate: at }) => (at ? moment(at) : t('users.none')),
  },
  {
    key: 'signIn',
    header: t('users.lastSignIn'),
    align: 'end',
    render: ({ lastSignInAt: at }) => (at ? moment(at) : t('users.never')),
  },
  {
    key: 'created',
    header: t('users.createdAt'),
    align: 'end',
    render: ({ createdAt }) => moment(createdAt),
  },
];
