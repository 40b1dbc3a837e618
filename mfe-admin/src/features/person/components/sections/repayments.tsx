import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { CreateSchedule, DebitExternalAccount } from '../actions/repayment-commands.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { Actions, Subsection } from '../parts/subsection.tsx';
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
              <LastInstance instance={user.lastCancelledRepaymentInstance} />
            </Subsection>
            <Subsection title={t('repayments.active')}>
              <ActiveSchedules userId={user.id} />
            </Subsection>
          </div>
          <Actions>
            <DebitExternalAccount userId={user.id} now={() => productTime(user, dataUpdatedAt)} />
            <CreateSchedule userId={user.id} />
          </Actions>
        </>
      )}
    </UserTile>
  );
}

/** The services' time, which may be another than the browser's, as it went on since they told it. */
function productTime({ asOf }: User, toldAt: number): Date {
  const told = asOf?.member ? Date.parse(asOf.member) : toldAt;
  return new Date(told + Date.now() - toldAt);
}
