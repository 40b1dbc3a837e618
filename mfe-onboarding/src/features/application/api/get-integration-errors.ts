import { api, unwrap } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { brokenLinks, type Notifications } from '../model/broken-links.ts';

const POLL_MS = 5_000;

/** GET /notifications, for whose link is broken. */
export const integrationErrorsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => unwrap(await api.get<Notifications>('/notifications')),
  select: brokenLinks,
  refetchInterval: POLL_MS,
});
