import type { QueryClient } from '@tanstack/react-query';

/** The `meta` of a query whose answer is another one once the limit is. */
export const CHANGES_WITH_LIMIT = { changesWithLimit: true };

export const refetchWhatChangesWithLimit = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.['changesWithLimit'] === true });
