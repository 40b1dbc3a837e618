import { api, unwrap, unwrapList } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { changesWith, REFETCH_INTERVAL_MS } from '#refetch-interval.ts';
import { isChangeAhead, type Notification } from '../model/notification.ts';

/** Something is about to change that the member may be waiting for with her eyes on the page. */
const HURRIED_INTERVAL_MS = 1_000;

/** GET /notifications, oldest first: every half minute, every second while a change is ahead. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => unwrapList(await api.get<Notification[]>('/notifications')),
  refetchInterval: ({ state }) =>
    isChangeAhead(state.data ?? []) ? HURRIED_INTERVAL_MS : REFETCH_INTERVAL_MS,
  meta: changesWith('notifications'),
});

/** POST /notifications/:id/mark_as_read; once more changes nothing. Refuses staff with 403. */
export const markAsRead = async (id: string) =>
  unwrap(await api.post(`/notifications/${encodeURIComponent(id)}/mark_as_read`));
