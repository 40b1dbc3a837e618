import { profileQuery } from '@reset/remote-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery } from '../api/get-notifications.ts';
import { isLimitUpdating } from '../model/under-way.ts';
import { followLimit } from './follow-limit.ts';

/**
 * Whether the limit is being computed anew. Once it was, the overview and the purchases are asked
 * for again and the notification is marked read: once, however many components use this, and by
 * the member alone, not by staff who look on in her place.
 */
export function useLimitUpdates(): { isUpdating: boolean } {
  const client = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const { data: notifications, dataUpdatedAt: answeredAt } = useQuery(notificationsQuery);
  const mayMark = profile && !profile.impersonating;
  useEffect(() => {
    if (!notifications || mayMark === undefined) return;
    followLimit(client, { answeredAt, notifications, mayMark });
  }, [client, answeredAt, notifications, mayMark]);
  return { isUpdating: isLimitUpdating(notifications ?? []) };
}
