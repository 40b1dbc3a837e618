import { ApiError } from '@reset/remote-sdk';
import { Banner, PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { releasesQuery } from '../api/get-releases.ts';
import { ReleasesTable } from '../components/releases-table.tsx';
import { StandingOverride } from '../components/standing-override.tsx';
import { useOverrideChange } from '../components/use-override-change.ts';
import { useMessages } from '../messages.ts';

/** /admin/releases: what is live, and in which other versions this browser may open it; for administrators. */
export function ReleasesPage() {
  const t = useMessages();
  const query = useQuery(releasesQuery);
  const change = useOverrideChange();
  const isRefused = query.error instanceof ApiError && query.error.code === 'role_required';
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
          {({ slices, override }) => (
            <>
              <StandingOverride override={override} change={change} />
              <div role="status">
                {change.problem !== null && <Banner tone="danger">{change.problem}</Banner>}
              </div>
              <ReleasesTable
                slices={slices}
                override={override}
                change={change}
                isLoading={false}
              />
            </>
          )}
        </QueryPanel>
      )}
    </PageLayout>
  );
}
