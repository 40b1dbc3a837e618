import { track, type MemberProfile } from '@reset/remote-sdk';
import { Skeleton, SkeletonText, Tabs, TabsSkeleton, Tile } from '@reset/shared-ui';
import { Suspense } from 'react';
import { PaydayPanel } from '#features/payday/payday.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { OverviewList, OverviewListSkeleton } from './overview-list.tsx';

interface Props {
  overview: Overview;
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
          content: <OverviewList overview={overview} />,
        },
        {
          id: 'payday',
          label: t('dashboard.payday'),
          content: (
            <Suspense fallback={<PanelSkeleton />}>
              <PaydayPanel profile={profile} />
            </Suspense>
          ),
        },
      ]}
      onChoose={(id) => track('dashboard_tab_changed', { tab: id === 'payday' ? id : 'overview' })}
    />
  );
}

const PanelSkeleton = () => (
  <Skeleton>
    <Tile>
      <SkeletonText width={18} />
    </Tile>
  </Skeleton>
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
