import { track, type MemberProfile } from '@reset/remote-sdk';
import { type ShownQuery, Tabs, TabsSkeleton, Tile } from '@reset/shared-ui';
import { Suspense } from 'react';
import { PaydayPanel, TimelineSkeleton } from '#features/payday/payday.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { OverviewListSkeleton } from './overview-list.tsx';
import { OverviewPanel } from './overview-panel.tsx';

interface Props {
  overview: ShownQuery<Overview>;
  profile: MemberProfile;
}

/** What she has, and what happens on payday. */
export function DashboardTabs({ overview, profile }: Props) {
  const t = useMessages();
  return (
    <Tabs
      label={t('dashboard.title')}
      tabs={[
        {
          id: 'overview',
          label: t('dashboard.overview'),
          content: <OverviewPanel overview={overview} />,
        },
        {
          id: 'payday',
          label: t('dashboard.payday'),
          content: (
            <Suspense fallback={<PanelSkeleton method={profile.repaymentMethod} />}>
              <PaydayPanel profile={profile} />
            </Suspense>
          ),
        },
      ]}
      onChoose={(id) => track('dashboard_tab_changed', { tab: id === 'payday' ? id : 'overview' })}
    />
  );
}

const PanelSkeleton = ({ method }: { method: MemberProfile['repaymentMethod'] }) => (
  <Tile>
    <TimelineSkeleton method={method} />
  </Tile>
);

/** In their place, while it is not known what she has. */
export const DashboardTabsSkeleton = () => {
  const t = useMessages();
  return (
    <TabsSkeleton labels={[t('dashboard.overview'), t('dashboard.payday')]}>
      <OverviewListSkeleton />
    </TabsSkeleton>
  );
};
