import {
  QueryClient,
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, noAnswer } from './api-error.ts';

const MAX_RETRIES = 2;

/** How long people wait for an answer before the page says that there is none yet, with Retry. */
export const MAX_WAIT_MS = 10_000;

/** How long what failed is left alone: no poll asks for it sooner, and nothing that mounts does. */
export const PAUSE_AFTER_FAILURE_MS = 5_000;

/**
 * The one cache of server state. Refusals are final; a fault or a lost connection is tried twice more
 * before the page says so. Whatever a page does with what failed, it is asked for with pauses.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryOnMount: isPauseOver,
        staleTime: 10_000,
        // Without a network a call fails at once, which the page says; it comes again with the network.
        networkMode: 'always',
        refetchOnReconnect: true,
        // What stands around each query function.
        persister: withinMaxWait,
      },
    },
  });
  const withDefaults = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = (options) => {
    if (options._defaulted) return withDefaults(options);
    const defaulted = withDefaults(options);
    return { ...defaulted, refetchInterval: pausedInterval(defaulted.refetchInterval) };
  };
  return client;
}

export function retry(failures: number, error: Error): boolean {
  const isFinal =
    error instanceof ApiError &&
    ((error.status >= 400 && error.status < 500) || error.code === 'timeout');
  return !isFinal && failures < MAX_RETRIES;
}

/**
 * A component that shows something else while a call is on its way takes away what asked for it, which
 * asks once more when it is back: without a pause, for ever.
 */
const isPauseOver = ({ state }: Pick<Query, 'state'>): boolean =>
  Date.now() - state.errorUpdatedAt >= PAUSE_AFTER_FAILURE_MS;

type Interval = number | false | undefined;

const pausedInterval =
  <Polled extends { state: { status: string } }>(
    interval: Interval | ((query: Polled) => Interval),
  ) =>
  (query: Polled): Interval => {
    const intervalMs = typeof interval === 'function' ? interval(query) : interval;
    const hasFailed = query.state.status === 'error';
    return intervalMs && hasFailed ? Math.max(intervalMs, PAUSE_AFTER_FAILURE_MS) : intervalMs;
  };

/**
 * Fails a query that has no answer after `MAX_WAIT_MS`. Its call goes on, and an answer that comes after
 * all is shown, unless a newer one is.
 */
function withinMaxWait<Data, Key extends QueryKey>(
  ask: QueryFunction<Data, Key>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Data> {
  const askedAt = Date.now();
  const answer = Promise.resolve(ask(context));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(noAnswer('timeout'));
      void answer.then(showLate, () => undefined);
    }, MAX_WAIT_MS);
    const showLate = (late: Data) => {
      if (query.state.dataUpdatedAt < askedAt) query.setData(late, { manual: true });
    };
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
