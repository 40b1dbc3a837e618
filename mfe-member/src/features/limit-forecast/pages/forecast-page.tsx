import { profileQuery } from '@reset/remote-sdk';
import { Banner, Button, ChartSkeleton, PageLayout, QueryPanel, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FrozenNotice } from '#features/freeze-card/freeze-card.ts';
import { IntegrationErrors } from '#features/integration-errors/integration-errors.ts';
import { useLimitUpdates } from '#features/spending-limit/spending-limit.ts';
import { forecastQuery } from '../api/get-forecast.ts';
import { ForecastView } from '../components/forecast-view.tsx';
import { useMessages } from '../forecast-messages.ts';
import { queryOf } from '../model/try-out.ts';

/** What she can spend on each day until payday. What is tried out is in the address. */
export function ForecastPage() {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const forecast = useQuery(forecastQuery(query));
  const { data: profile } = useQuery(profileQuery);
  useLimitUpdates();
  const onTry = (next: URLSearchParams) =>
    setSearch(next, { replace: true, preventScrollReset: true });
  const isRefused = forecast.isError && query !== '' && statusOf(forecast.error) === 422;
  return (
    <PageLayout title={t('title')}>
      {profile?.currentCardAccount && <FrozenNotice />}
      {profile && <IntegrationErrors profile={profile} />}
      {isRefused ? (
        <Banner
          tone="warning"
          actions={<Button onPress={() => onTry(new URLSearchParams())}>{t('try.undo')}</Button>}
        >
          {t('tried.refused')}
        </Banner>
      ) : (
        <QueryPanel
          query={forecast}
          failure={t('failed')}
          isBoxed
          loading={
            <Tile>
              <ChartSkeleton />
            </Tile>
          }
        >
          {(found) => <ForecastView forecast={found} search={search} onTry={onTry} />}
        </QueryPanel>
      )}
    </PageLayout>
  );
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
