import type { Notifications as WireNotifications } from '@reset/api-contract/member/notifications.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { REFETCH_INTERVAL_MS } from '#loading/refetch-interval.ts';

type Notifications = Camelized<WireNotifications>;
export type Notification = Notifications[number];

/** GET /notifications, oldest first. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => unwrap(await api.get<Notifications>('/notifications')),
  refetchInterval: REFETCH_INTERVAL_MS,
});
