import { api, unwrap } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { REFETCH_INTERVAL_MS } from '#loading/refetch-interval.ts';
import type { Notification } from '../model/notification.ts';
import { isUnderWay } from '../model/under-way.ts';

/** Something is on its way that the member may be waiting for with her eyes on the page. */
const HURRIED_INTERVAL_MS = 1_000;

/** GET /notifications, oldest first: every half minute, every second while something is under way. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => unwrap(await api.get<Notification[]>('/notifications')),
  refetchInterval: ({ state }) =>
    isUnderWay(state.data ?? []) ? HURRIED_INTERVAL_MS : REFETCH_INTERVAL_MS,
});
