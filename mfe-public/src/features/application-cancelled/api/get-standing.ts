import { api, unwrap } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { standingOf, type Notifications } from '../model/standing.ts';

/** GET /notifications, for how her application stands: asking for its own status would begin one. */
export const standingQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => unwrap(await api.get<Notifications>('/notifications')),
  select: standingOf,
});
