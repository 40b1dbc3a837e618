import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { PushMessage } from './push.ts';

/**
 * Tells a member by push what happened, if she chose to be told such things and the transaction in which
 * it happens is committed; by one key once.
 */
export async function tellByPush(
  transaction: Transaction,
  { userId, kind, key, details, happenedAt }: PushMessage,
): Promise<void> {
  await transaction.raw('SELECT tell_by_push(?, ?, ?, ?, ?)', [
    userId,
    kind,
    key,
    JSON.stringify(details),
    happenedAt,
  ]);
}

/** Tells a member that her bank has too little, once a day, whatever says so. */
export const tellLowBalance = (transaction: Transaction, userId: string, now: Date) =>
  tellByPush(transaction, {
    userId,
    kind: 'low_balance',
    key: `low:${dayOf(now)}`,
    details: {},
    happenedAt: now,
  });

/** Erases what she chose, in which browsers she was told, and of what. */
export async function endPush(transaction: Transaction, userId: string): Promise<void> {
  for (const table of ['push_message', 'push_subscription', 'push_choice']) {
    await transaction(table).where({ user_id: userId }).delete();
  }
}

/**
 * Whoever was signed in as her is no more: no browser of then is told any more. One that she has
 * subscribed since stays, however late the event comes or is read again.
 */
export async function endPushWithSessions(
  transaction: Transaction,
  { type, subject, occurred_at: endedAt }: UserEvent,
): Promise<void> {
  if (type !== 'user.sessions_ended') return;
  await transaction('push_subscription')
    .where({ user_id: subject })
    .where('created_at', '<', endedAt)
    .delete();
}
