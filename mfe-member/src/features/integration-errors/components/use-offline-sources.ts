import type { LinkSource } from '@reset/remote-sdk/linking';
import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '#features/notifications/notifications.ts';

/** The links that a member has been notified of as broken. */
export function useOfflineSources(): ReadonlySet<LinkSource> {
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const sources = notifications
    .filter(({ type }) => type === 'integration_error')
    .map(({ params }) => params.source);
  return new Set(sources.filter((source) => source !== null));
}
