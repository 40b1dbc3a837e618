import { Banner, Button, ErrorState, Skeleton, Tile } from '@reset/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** Said when there is nothing to show because the call failed. */
  failure: string;
  /** Shown before the first answer. */
  loading?: ReactNode;
  /** Where nothing around it is a tile: loading and failure bring one of their own. */
  isBoxed?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * What depends on one call: loading, failed with Retry, or there. When only a refresh failed, the
 * last answer stays and says that it may be out of date. A dead service costs this panel alone.
 */
export function QueryPanel<Data>({ query, failure, children, ...rest }: Props<Data>) {
  const { loading = <Skeleton />, isBoxed = false } = rest;
  const t = useMessages();
  const retry = () => void query.refetch();
  if (query.data !== undefined) {
    return (
      <>
        {query.isError && (
          <Banner tone="warning" actions={<Button onPress={retry}>{t('retry')}</Button>}>
            {t('outOfDate')}
          </Banner>
        )}
        {children(query.data)}
      </>
    );
  }
  const instead = isFirstLoad(query) ? (
    loading
  ) : (
    <ErrorState
      title={failure}
      message={query.error?.message}
      onRetry={retry}
      isRetrying={query.isFetching}
    />
  );
  return isBoxed ? <Tile>{instead}</Tile> : instead;
}

/** Neither an answer nor a failure yet. A retry after a failure is no first load. */
export const isFirstLoad = (query: UseQueryResult): boolean =>
  query.isPending && query.errorUpdateCount === 0;
