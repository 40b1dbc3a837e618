import type { LinkSource } from '@reset/remote-sdk/linking';
import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '../api/get-notifications.ts';
import { connectingSources } from '../model/connecting-sources.ts';

/** The links that are new and were not read yet. */
export function useConnectingSources(): ReadonlySet<LinkSource> {
  const { data: notifications = [] } = useQuery(notificationsQuery);
  return connectingSources(notifications);
}
