import type { AddJob, Database } from '@reset/service-kit';
import type { PushSubscription } from '#providers/push-service.ts';
import { type PushMessage, secondsLeft } from './push.ts';

export const DELIVER_PUSH_QUEUE = 'deliver-push';

/** One message to one browser. */
export type DeliverPushJob = { message_id: string; subscription_id: string };

/** What is still to be delivered of a message. */
export type PushToDeliver = {
  message: PushMessage & { id: string };
  subscription: PushSubscription;
};

const MAX_HANDED_OVER = 100;
const DAY_MS = 86_400_000;
/** Longer than anything is worth to be told, or done. */
const KEPT_DAYS = 7;

/** Messages that are to be delivered, in the database. */
export const pushMessageStore = (database: Database) => ({
  /**
   * Makes jobs of messages that happened, one for each browser of who still wants to be told: of some, as
   * many as it answers.
   */
  handOver: (add: AddJob, now: Date): Promise<number> =>
    database.transaction(async (transaction) => {
      const messages: MessageRow[] = await transaction('push_message')
        .whereNull('handed_over_at')
        .orderBy('happened_at')
        .limit(MAX_HANDED_OVER)
        .forUpdate()
        .skipLocked()
        .select('*');
      const worth = messages.filter((row) => secondsLeft(toMessage(row), now) > 0);
      const deliveries: DeliverPushJob[] = await transaction('push_message as m')
        .join('push_choice as c', 'c.user_id', 'm.user_id')
        .join('push_subscription as s', 's.user_id', 'm.user_id')
        .whereIn('m.id', idsOf(worth))
        .whereRaw('m.kind = ANY (c.kinds)')
        .select('m.id as message_id', 's.id as subscription_id');
      for (const delivery of deliveries) await add(transaction, DELIVER_PUSH_QUEUE, delivery);
      await transaction('push_message')
        .whereIn('id', idsOf(messages))
        .update({ handed_over_at: now });
      return messages.length;
    }),

  /** null once it is delivered, and where the browser is hers no longer. */
  async find({ message_id, subscription_id }: DeliverPushJob): Promise<PushToDeliver | null> {
    const row: (MessageRow & SubscriptionRow) | undefined = await database('push_message as m')
      .join('push_subscription as s', 's.user_id', 'm.user_id')
      .where({ 'm.id': message_id, 's.id': subscription_id })
      .whereNotExists(
        database('push_delivery').where({ message_id, subscription_id }).select('message_id'),
      )
      .first('m.*', 's.endpoint', 's.p256dh', 's.auth', 's.public_key');
    if (row === undefined) return null;
    const { endpoint, p256dh, auth, public_key: publicKey } = row;
    return { message: toMessage(row), subscription: { endpoint, p256dh, auth, publicKey } };
  },

  keepDelivered: (delivered: DeliverPushJob, now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction('push_delivery')
        .insert({ ...delivered, delivered_at: now })
        .onConflict()
        .ignore();
      await transaction('push_subscription')
        .where({ id: delivered.subscription_id })
        .update({ last_delivered_at: now });
    }),

  /** Ends a subscription that its push service does not know any more. */
  async drop(subscriptionId: string): Promise<void> {
    await database('push_subscription').where({ id: subscriptionId }).delete();
  },

  async clearOld(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    await database('push_message').where('happened_at', '<', before).delete();
  },
});

type MessageRow = {
  id: string;
  user_id: string;
  kind: PushMessage['kind'];
  key: string;
  details: object;
  happened_at: Date;
};
type SubscriptionRow = { endpoint: string; p256dh: string; auth: string; public_key: string };

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

// Its details are as they were written for its kind, by tell_by_push alone.
const toMessage = (row: MessageRow) =>
  ({
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    key: row.key,
    details: row.details,
    happenedAt: row.happened_at,
  }) as PushToDeliver['message'];
