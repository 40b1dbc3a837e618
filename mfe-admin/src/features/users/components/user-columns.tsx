import type { Column } from '@reset/shared-ui';
import type { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { Dollars } from '#money/dollars.tsx';
import type { AdminUser } from '../api/get-users.ts';
import type { ListState } from '../model/list-state.ts';
import { isClosedAccount } from '../model/closed-account.ts';
import { CopyId } from './copy-id.tsx';
import { PartnerName } from './partner-name.tsx';
import { StateBadge } from './state-badge.tsx';
import { UserName } from './user-name.tsx';
import styles from './users-table.module.css';

type Messages = ReturnType<typeof useMessages>;
type UserColumn = Column<Pick<AdminUser, 'id' | 'name' | 'email' | 'admin'>>;

/** Who it is, as each list of people begins. */
export const personColumns = (t: Messages): UserColumn[] => [
  { key: 'id', header: t('users.id'), render: ({ id }) => <CopyId id={id} /> },
  {
    key: 'name',
    header: t('users.name'),
    isRowHeader: true,
    render: (user) => <UserName user={user} />,
  },
  {
    key: 'email',
    header: t('users.email'),
    render: ({ email }) =>
      isClosedAccount(email) ? (
        t('none')
      ) : (
        <span className={styles.email} title={email}>
          {email}
        </span>
      ),
  },
];

/**
 * Of the list of people; where they were searched for, with the reason why each was found, and with the
 * partner where that is asked for.
 */
export const userColumns = (
  t: Messages,
  { search, hasPartner }: Pick<ListState, 'search' | 'hasPartner'>,
): Column<AdminUser>[] => [
  ...personColumns(t),
  ...(search === '' ? [] : [foundBy(t)]),
  ...(hasPartner ? [partner(t)] : []),
  {
    key: 'state',
    header: t('users.onboardingState'),
    render: ({ inProgressOnboardingState }) => (
      <span className={styles.state}>
        <StateBadge state={inProgressOnboardingState} canWrap />
      </span>
    ),
  },
  {
    key: 'dsl',
    header: t('users.dsl'),
    align: 'end',
    render: ({ dsl }) => <Dollars amount={dsl} />,
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

const partner = (t: Messages): Column<AdminUser> => ({
  key: 'partner',
  header: t('users.partner'),
  render: ({ userConfig }) => <PartnerName slug={userConfig.partnerSlug} />,
});

const foundBy = (t: Messages): Column<AdminUser> => ({
  key: 'foundBy',
  header: t('users.foundBy'),
  render: ({ matchedBy }) => (matchedBy ? t(`users.by.${matchedBy}`) : t('none')),
});
