import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { aheadMs } from '../../model/product-time.ts';
import { CreateSchedule } from '../actions/create-schedule.tsx';
import { DebitExternalAccount } from '../actions/debit-external-account.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { Actions, Nothing, Subsection } from '../parts/subsection.tsx';
import { ActiveSchedules } from './active-schedules.tsx';
import { RepaymentCards } from './repayment-cards.tsx';
import { LastInstance, UpcomingInstances } from './repayment-instances.tsx';
import styles from './repayments.module.css';

/** What she has repaid and is going to, and what staff may do about it. */
export function Repayments({ query }: { query: UserQuery }) {
  const t = useMessages();
  const { dataUpdatedAt } = query;
  return (
    <UserTile name="repayments" query={query} owner="member" lines={12}>
      {(user) => (
        <>
          <RepaymentCards user={user} />
          <div className={styles.lists}>
            <Subsection title={t('repayments.upcoming')}>
              <UpcomingInstances user={user} />
            </Subsection>
            <Subsection title={t('repayments.processed')}>
              <LastInstance instance={user.lastProcessedRepaymentInstance} />
            </Subsection>
            <Subsection title={t('repayments.cancelled')}>
              <LastInstance instance={user.lastCancelledRepaymentInstance} isCancelled />
            </Subsection>
            <Subsection title={t('repayments.active')}>
              <ActiveSchedules userId={user.id} />
            </Subsection>
          </div>
          <Actions>
            {user.externalDebit === null ? (
              <Nothing>{t('repayments.noAccount')}</Nothing>
            ) : (
              <>
                <DebitExternalAccount
                  user={user}
                  now={() => new Date(Date.now() + aheadMs(user, dataUpdatedAt))}
                />
                <CreateSchedule user={user} />
              </>
            )}
          </Actions>
        </>
      )}
    </UserTile>
  );
}
