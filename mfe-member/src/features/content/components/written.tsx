import { ApiError } from '@reset/remote-sdk';
import { ErrorState, NotFound, Spinner } from '@reset/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { useContentTitle } from './use-content-title.ts';

interface Props<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What an editor wrote, once it is here; the 404 page where nobody did. */
export function Written<Data extends { title: string }>({ query, children }: Props<Data>) {
  const t = useMessages();
  const { data, error, isPending, isFetching, refetch } = query;
  const isMissing = error instanceof ApiError && error.status === 404;
  useContentTitle(isMissing && !data ? t('content.notFound') : data?.title);
  if (data) return children(data);
  if (isPending) return <Spinner size="page" />;
  if (isMissing) return <NotFound />;
  return (
    <ErrorState
      isPage
      title={t('content.failed')}
      message={error?.message}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
