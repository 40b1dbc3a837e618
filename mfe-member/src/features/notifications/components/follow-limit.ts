import type { QueryClient } from '@tanstack/react-query';
import { cardTransactionsQuery } from '#features/card-transactions/card-transactions.ts';
import { overviewQuery } from '#features/dashboard/dashboard.ts';
import { notificationsQuery } from '../api/get-notifications.ts';
import { markAsRead } from '../api/mark-as-read.ts';
import type { Notification } from '../model/notification.ts';
import { isLimitUpdating } from '../model/under-way.ts';

interface Followed {
  /** When the answer came that was acted upon last: a second component finds it done. */
  answeredAt: number;
  /** What was acted upon: while it is being marked read, the next answer has it again. */
  readonly ids: Set<string>;
  wasUpdating: boolean;
}

/** By cache, which all components of a page share. */
const followed = new WeakMap<QueryClient, Followed>();

interface Heard {
  /** When, in milliseconds, and what. */
  answeredAt: number;
  notifications: readonly Notification[];
  /** Whether it is the member herself who looks. */
  mayMark: boolean;
}

/** Asks again for what a new limit changes, and marks as read that there is one. */
export function followLimit(client: QueryClient, heard: Heard): void {
  const { answeredAt, notifications, mayMark } = heard;
  const known = followed.get(client) ?? { answeredAt: 0, ids: new Set(), wasUpdating: false };
  if (known.answeredAt === answeredAt) return;
  known.answeredAt = answeredAt;
  followed.set(client, known);
  const isUpdating = isLimitUpdating(notifications);
  const updated = notifications.filter(
    ({ id, type }) => type === 'spending_limit_updated' && !known.ids.has(id),
  );
  for (const { id } of updated) {
    known.ids.add(id);
    if (mayMark) void readOnce(client, { id, ids: known.ids });
  }
  // Another device of hers may have marked it read before this one saw it.
  const isOver = known.wasUpdating && !isUpdating;
  known.wasUpdating = isUpdating;
  if (isOver || updated.length > 0) void refetchFigures(client);
}

async function readOnce(client: QueryClient, { id, ids }: { id: string; ids: Set<string> }) {
  try {
    await markAsRead(id);
  } catch {
    // It still stands: the next answer has it, and it is tried again then.
    ids.delete(id);
    return;
  }
  await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}

const refetchFigures = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
    client.invalidateQueries({ queryKey: cardTransactionsQuery.queryKey }),
  ]);
