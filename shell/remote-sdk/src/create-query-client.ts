import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

/**
 * The one cache of server state. Refusals are final; a fault or a lost
 * connection is tried twice more before the page says so.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } });

export function retry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failures < MAX_RETRIES;
}
