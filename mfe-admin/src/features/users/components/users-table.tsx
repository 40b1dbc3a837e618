import { Table, type Column } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import type { AdminUser } from '../api/get-users.ts';
import { PartnerName } from './partner-name.tsx';
import { StateBadge } from './state-badge.tsx';
import { UserName } from './user-name.tsx';
import styles from './users-table.module.css';

interface Props {
  users: AdminUser[];
  isLoading: boolean;
  empty?: ReactNode;
}

/** People, one a row. */
export function UsersTable({ users, isLoading, empty }: Props) {
  const t = useMessages();
  return (
    <Table
      caption={t('users.title')}
      columns={columns(t)}
      rows={users}
      rowKey={({ id }) => id}
      empty={empty}
      isLoading={isLoading}
    />
  );
}

const columns = (t: ReturnType<typeof useMessages>): Column<AdminUser>[] => [
  { key: 'name', header: t('users.name'), render: (user) => <UserName user={user} /> },
  {
    key: 'id',
    header: t('users.id'),
    render: ({ shortId }) => <span className={styles.id}>{shortId}</span>,
  },
  {
    key: 'email',
    header: t('users.email'),
    render: ({ email }) => (
      <span className={styles.email} title={email}>
        {email}
      </span>
    ),
  },
  {
    key: 'state',
    header: t('users.state'),
    render: ({ inProgressOnboardingState }) => (
      <span className={styles.state}>
        <StateBadge state={inProgressOnboardingState} canWrap />
      </span>
    ),
  },
  {
    key: 'partner',
    header: t('users.partner'),
    render: ({ userConfig }) => <PartnerName slug={userConfig.partnerSlug} />,
  },
  {
    key: 'transaction',
    header: t('users.latestTransaction'),
    align: 'end',
    render: ({ latestTransactionDate }) => <Moment at={latestTransactionDate} />,
  },
  {
    key: 'signIn',
    header: t('users.lastSignIn'),
    align: 'end',
    render: ({ lastSignInAt }) => <Moment at={lastSignInAt} />,
  },
  {
    key: 'created',
    header: t('users.createdAt'),
    align: 'end',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
];
