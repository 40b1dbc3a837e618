import type { ReactNode } from 'react';
import { Banner } from '#components/banner/banner.tsx';
import { Button } from '#components/button/button.tsx';
import { ErrorState } from '#components/error-state/error-state.tsx';
import { Skeleton } from '#components/skeleton/skeleton.tsx';
import { Tile } from '#components/tile/tile.tsx';
import { useWords } from '#words/words.ts';

/** What is shown of a call: the part of react-query's result that this needs. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: ShownError | null;
  isError: boolean;
  isFetching: boolean;
  /** How often it failed; a retry after a failure is no first load. */
  errorUpdateCount: number;
  refetch: () => unknown;
}

interface ShownError {
  message: string;
  /** The HTTP status; 0 where no answer came, which the browser says in words of ours. */
  status?: number;
}

interface Props<Data> {
  query: ShownQuery<Data>;
  /** Said when there is nothing to show because the call failed. */
  failure: string;
  /** Shown before the first answer: a Skeleton in the shape of what comes, with its tiles. */
  loading?: ReactNode;
  /** Where nothing around it is a tile: the failure and lines to come bring one of their own. */
  isBoxed?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * What depends on one call: loading, failed with Retry, or there. When only a refresh failed, the
 * last answer stays and says that it may be out of date. A dead service costs this panel alone.
 */
export function QueryPanel<Data>({ query, failure, children, ...rest }: Props<Data>) {
  const { loading, isBoxed = false } = rest;
  if (query.data !== undefined) {
    return (
      <>
        {query.isError && <OutOfDate query={query} />}
        {children(query.data)}
      </>
    );
  }
  const isLoading = isFirstLoad(query);
  if (isLoading && loading) return loading;
  const instead = isLoading ? <Skeleton /> : <QueryFailure query={query} title={failure} />;
  return isBoxed ? <Tile>{instead}</Tile> : instead;
}

interface FailureProps {
  query: ShownQuery<unknown>;
  /** What could not be shown. */
  title: string;
  /** Stands in the place of a whole page: the title is then the page's h1. */
  isPage?: boolean;
}

/** In the place of what a call did not bring, where `QueryPanel` is not all that is there. */
export function QueryFailure({ query, ...rest }: FailureProps) {
  const words = useWords();
  const { error } = query;
  // What a server says of a fault is for its log, and what the browser throws is for developers.
  const message = error?.status === 0 ? error.message : words.wentWrong;
  return (
    <ErrorState
      {...rest}
      {...(error && { message })}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

/** Neither an answer nor a failure yet. */
export const isFirstLoad = ({ data, errorUpdateCount }: ShownQuery<unknown>): boolean =>
  data === undefined && errorUpdateCount === 0;

function OutOfDate({ query }: { query: ShownQuery<unknown> }) {
  const words = useWords();
  return (
    <Banner
      tone="warning"
      actions={<Button onPress={() => void query.refetch()}>{words.retry}</Button>}
    >
      {words.outOfDate}
    </Banner>
  );
}
