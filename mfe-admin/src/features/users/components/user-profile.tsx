import { Stack } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import type { User } from '../api/get-user.ts';
import { CopyId } from './copy-id.tsx';
import { PartnerName } from './partner-name.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './user-profile.module.css';

/** Who she is, how she came, and when she was here. */
export function UserProfile({ user }: { user: User }) {
  const t = useMessages();
  return (
    <Stack gap={12}>
      {user.admin && <p className={styles.admin}>{t('users.admin')}</p>}
      <dl className={styles.facts}>
        <Fact label={t('users.email')}>{user.email}</Fact>
        <Fact label={t('users.id')}>
          <CopyId id={user.id} />
        </Fact>
        <Fact label={t('users.state')}>
          <StateBadge state={user.inProgressOnboardingState} />
        </Fact>
        <Fact label={t('users.partner')}>
          <PartnerName slug={user.userConfig.partnerSlug} />
        </Fact>
        <Fact label={t('users.latestTransaction')}>
          <Moment at={user.latestTransactionDate} />
        </Fact>
        <Fact label={t('users.lastSignIn')}>
          <Moment at={user.lastSignInAt} />
        </Fact>
        <Fact label={t('users.createdAt')}>
          <Moment at={user.createdAt} />
        </Fact>
      </dl>
    </Stack>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
