import { profileQuery } from '@reset/remote-sdk';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  isLimitUpdating,
  markAsRead,
  notificationsQuery,
  type Notification,
} from '#features/notifications/notifications.ts';
import { refetchWhatChangesWithLimit } from '../api/overview.ts';

/**
 * Whether the limit is being computed anew. Once it was, the overview and the purchases are asked
 * for again and the notification is marked read: once, however many components use this, and by
 * the member alone, not by staff who impersonate her.
 */
export function useLimitUpdates(): { isUpdating: boolean } {
  const client = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const { data: notifications, dataUpdatedAt: answeredAt } = useQuery(notificationsQuery);
  const mayMark = profile && !profile.impersonating;
  useEffect(() => {
    if (!notifications || mayMark === undefined) return;
    handleAnswer(client, { answeredAt, notifications, mayMark });
  }, [client, answeredAt, notifications, mayMark]);
  return { isUpdating: isLimitUpdating(notifications ?? []) };
}

interface Answer {
  /** In milliseconds. */
  answeredAt: number;
  notifications: readonly Notification[];
  /** Whether it is the member herself who looks. */
  mayMark: boolean;
}

interface Handled {
  /** When the answer came that was handled last: a second component finds it done. */
  answeredAt: number;
  /** The notifications that were handled: while one is being marked read, the next answer has it again. */
  readonly ids: Set<string>;
  wasUpdating: boolean;
}

/** By cache, which all components of a page share. */
const handledBy = new WeakMap<QueryClient, Handled>();

/** Asks again for what a new limit changes, and marks as read that there is one. */
function handleAnswer(client: QueryClient, { answeredAt, notifications, mayMark }: Answer): void {
  const handled = handledBy.get(client) ?? { answeredAt: 0, ids: new Set(), wasUpdating: false };
  if (handled.answeredAt === answeredAt) return;
  handled.answeredAt = answeredAt;
  handledBy.set(client, handled);
  const isUpdating = isLimitUpdating(notifications);
  const updated = notifications.filter(
    ({ id, type }) => type === 'spending_limit_updated' && !handled.ids.has(id),
  );
  for (const { id } of updated) {
    handled.ids.add(id);
    if (mayMark) void markOnce(client, id, handled.ids);
  }
  // Another device of hers may have marked it read before this one saw it.
  const isOver = handled.wasUpdating && !isUpdating;
  handled.wasUpdating = isUpdating;
  if (isOver || updated.length > 0) void refetchWhatChangesWithLimit(client);
}

async function markOnce(client: QueryClient, id: string, handledIds: Set<string>): Promise<void> {
  try {
    await markAsRead(id);
  } catch {
    // The next answer has it again, and it is tried again then.
    handledIds.delete(id);
    return;
  }
  await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}
