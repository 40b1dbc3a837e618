import type { ReactNode } from 'react';
import { Banner } from '#components/banner/banner.tsx';
import { Button } from '#components/button/button.tsx';
import { ErrorState } from '#components/error-state/error-state.tsx';
import { useFocusKept } from '#components/error-state/use-focus-kept.ts';
import { Skeleton } from '#components/skeleton/skeleton.tsx';
import { Tile } from '#components/tile/tile.tsx';
import { useWords } from '#words/words.ts';
import { PanelBoundary } from './panel-boundary.tsx';

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
  /** Shows something now and then: no place is held for it, and an older answer stands as it is. */
  isNotice?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * What depends on one call: loading, failed with Retry, or there. When only a refresh failed, the
 * last answer stays and says that it may be out of date. A dead service costs this panel alone, and
 * so does an answer that cannot be shown.
 */
export function QueryPanel<Data>({ query, failure, children, ...rest }: Props<Data>) {
  const { loading, isNotice = false, isBoxed = isNotice } = rest;
  if (query.data !== undefined) {
    return (
      <PanelBoundary
        data={query.data}
        renderFailure={(reset) =>
          boxed(isBoxed, <Unshown query={query} title={failure} onRetry={reset} />)
        }
      >
        {query.isError && !isNotice && <OutOfDate query={query} />}
        <Shown data={query.data} render={children} />
      </PanelBoundary>
    );
  }
  if (!isFirstLoad(query)) return boxed(isBoxed, <QueryFailure query={query} title={failure} />);
  if (isNotice) return null;
  return loading ?? boxed(isBoxed, <Skeleton />);
}

const boxed = (isBoxed: boolean, content: ReactNode) =>
  isBoxed ? <Tile>{content}</Tile> : content;

interface ShownProps<Data> {
  data: Data;
  render: (data: Data) => ReactNode;
}

/** A component of its own, so that what it throws reaches the boundary around it. */
const Shown = <Data,>({ data, render }: ShownProps<Data>) => render(data);

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

/** In the place of an answer that could not be shown: Retry asks for another one. */
function Unshown({ query, title, onRetry }: FailureProps & { onRetry: () => void }) {
  const words = useWords();
  const retry = () => void Promise.resolve(query.refetch()).then(onRetry);
  return (
    <ErrorState
      title={title}
      message={words.wentWrong}
      onRetry={retry}
      isRetrying={query.isFetching}
    />
  );
}

/** Neither an answer nor a failure yet. */
export const isFirstLoad = ({ data, isError, errorUpdateCount }: ShownQuery<unknown>): boolean =>
  // Where `select` threw there is an error that the query does not count.
  data === undefined && !isError && errorUpdateCount === 0;

function OutOfDate({ query }: { query: ShownQuery<unknown> }) {
  const words = useWords();
  const place = useFocusKept<HTMLDivElement>();
  return (
    <div ref={place}>
      <Banner
        tone="warning"
        actions={<Button onPress={() => void query.refetch()}>{words.retry}</Button>}
      >
        {words.outOfDate}
      </Banner>
    </div>
  );
}
