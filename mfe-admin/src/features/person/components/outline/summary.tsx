import { SkeletonText } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { PartnerName, StateBadge } from '#features/users/users.ts';
import { useAreAllAmountsShown } from '#role/role-store.ts';
import type { User } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { isRejected } from '../../model/application.ts';
import { useMessages as useAreaMessages } from '#messages.ts';
import { StatusWord } from '../parts/status-word.tsx';
import { Told } from '../parts/told.tsx';
import { Dollars } from '../parts/value.tsx';
import styles from './summary.module.css';

/** Who she is and how she stands, in few words; undefined while nothing is told of her. */
export function Summary({ user }: { user: User | undefined }) {
  const t = useMessages();
  const area = useAreaMessages();
  // What is owed and the limit are of now, and so never shown to whom amounts are withheld from.
  const areAllShown = useAreAllAmountsShown();
  return (
    <dl className={styles.summary}>
      <Fact label={t('summary.state')}>
        {user && (
          <>
            <StateBadge state={user.inProgressOnboardingState} canWrap />
            {/* The furthest state that was reached says nothing of how it ended. */}
            {isRejected(user) && <StatusWord of="rejected" />}
          </>
        )}
      </Fact>
      <Fact label={area('users.partner')}>
        {user && <PartnerName slug={user.userConfig.partnerSlug} />}
      </Fact>
      {areAllShown && (
        <>
          <Fact label={t('summary.owed')}>
            {user && (
              <Told of={user} by="member">
                <Dollars of={user.safeToSpendComponents?.outstandingResetTransactions} />
              </Told>
            )}
          </Fact>
          <Fact label={t('summary.limit')}>
            {user && (
              <Told of={user} by="member">
                {isRejected(user) ? t('summary.noLimit') : <Dollars of={user.dsl} />}
              </Told>
            )}
          </Fact>
        </>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children ?? <SkeletonText width={6} />}</dd>
  </div>
);
