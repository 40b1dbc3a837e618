import { Banner, PageLayout, QueryPanel, Stack } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { isRefusedToRole } from '#role/is-refused-to-role.ts';
import { releasesQuery } from '../api/get-releases.ts';
import { OverrideStatus } from '../components/override-status.tsx';
import { ReleasesTable } from '../components/releases-table.tsx';
import { useLivePage } from '../components/use-live-page.ts';
import { useOverrideChange } from '../components/use-override-change.ts';
import { useMessages } from '../messages.ts';

/** /admin/releases: what is live, and in which other versions this browser may open it; for administrators. */
export function ReleasesPage() {
  const t = useMessages();
  const query = useQuery(releasesQuery);
  const change = useOverrideChange();
  useLivePage(query.data?.override);
  const isRefused = isRefusedToRole(query.error);
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      {isRefused ? (
        <Banner tone="info">{t('administratorsOnly')}</Banner>
      ) : (
        <QueryPanel
          query={query}
          failure={t('failed')}
          loading={<ReleasesTable slices={[]} override={null} change={change} isLoading />}
        >
          {(releases) => (
            <Stack gap={16}>
              <OverrideStatus releases={releases} change={change} />
              <ReleasesTable {...releases} change={change} isLoading={false} />
            </Stack>
          )}
        </QueryPanel>
      )}
    </PageLayout>
  );
}
