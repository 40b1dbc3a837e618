import { profileQuery } from '@reset/remote-sdk';
import { Banner, Button, ErrorState, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { useMessages } from '#messages.ts';
import { applicationStatusQuery } from '../api/get-application-status.ts';
import { integrationErrorsQuery } from '../api/get-integration-errors.ts';
import type { Product } from '../model/product.ts';
import styles from './application.module.css';
import { CurrentScreen } from './current-screen.tsx';

interface Props {
  product: Product;
  /** When nothing is left to do. */
  done: ReactNode;
}

/** An application as it stands, once that is known. */
export function Application({ product, done }: Props) {
  const t = useMessages();
  const status = useQuery(applicationStatusQuery(product));
  const profile = useQuery(profileQuery);
  const broken = useQuery({ ...integrationErrorsQuery, enabled: product === 'card' });
  // What is broken comes before the next task, but an application does not hang on knowing it.
  const isBrokenAsked = broken.isFetched || broken.failureCount > 0 || product === 'tax';
  const needed = [status, profile];
  const failed = needed.find(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);
  const retry = () => void Promise.all(needed.map(({ refetch }) => refetch()));

  if (failed) {
    return (
      <div>
        <Tile>
          <ErrorState
            title={t('failed')}
            message={failed.error?.message}
            onRetry={retry}
            isRetrying={failed.isFetching}
          />
        </Tile>
        <div className={styles.foot}>
          <NeedHelp />
        </div>
      </div>
    );
  }
  if (!status.data || !profile.data || !isBrokenAsked) {
    return (
      <Tile>
        <Skeleton lines={4} label={t('loading')} />
      </Tile>
    );
  }
  if (status.data.applicationComplete) return done;
  return (
    <>
      {status.isError && (
        <Banner tone="warning" actions={<Button onPress={retry}>{t('retry')}</Button>}>
          {t('outOfDate')}
        </Banner>
      )}
      <CurrentScreen
        product={product}
        status={status.data}
        statusAt={status.dataUpdatedAt}
        profile={profile.data}
        broken={broken.data ?? []}
      />
    </>
  );
}
