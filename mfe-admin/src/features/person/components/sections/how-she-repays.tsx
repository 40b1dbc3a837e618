import { Day } from '#moments/day.tsx';
import type { UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { Facts } from '../parts/facts.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { Word, YesNo } from '../parts/value.tsx';

/** How and when she repays; what of it staff set is among her repayments. */
export function HowSheRepays({ query }: { query: UserQuery }) {
  const t = useMessages();
  return (
    <UserTile name="schedule" query={query} owner="member" facts={5}>
      {({ userConfig, payDate, safeToSpendComponents, scheduledRepaymentInstances = [] }) => (
        <Facts
          rows={[
            [t('schedule.method'), <Word key="method" of={userConfig.repaymentMethod} />],
            [t('schedule.custom'), <YesNo key="custom" of={userConfig.customRepaymentPlan} />],
            [t('schedule.payDate'), <Day key="pay" on={payDate} />],
            [t('schedule.payday'), <Day key="payday" on={safeToSpendComponents?.nextPayday} />],
            [
              t('schedule.next'),
              <Day key="next" on={scheduledRepaymentInstances[0]?.effectiveDate} />,
            ],
          ]}
        />
      )}
    </UserTile>
  );
}
