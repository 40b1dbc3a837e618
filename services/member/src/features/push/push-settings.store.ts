import { type Database, newId } from '@reset/service-kit';
import type { PushSubscription } from '#providers/push-service.ts';
import type { PushKind } from './push.ts';

/** The oldest gives way to one more. */
const MAX_SUBSCRIPTIONS = 10;

type Subscribing = {
  userId: string;
  subscription: PushSubscription;
  userAgent: string;
  now: Date;
};

/** What members chose to be told, and their browsers, in the database. */
export const pushSettingsStore = (database: Database) => ({
  /** Nothing until she chose something. */
  async chosen(userId: string): Promise<PushKind[]> {
    const choice = await database('push_choice').where({ user_id: userId }).first('kinds');
    return choice?.kinds ?? [];
  },

  async choose(userId: string, kinds: readonly PushKind[]): Promise<void> {
    await database('push_choice')
      .insert({ user_id: userId, kinds: [...kinds] })
      .onConflict('user_id')
      .merge(['kinds']);
  },

  /** Her browsers that are told, the last first. */
  async subscriptions(
    userId: string,
  ): Promise<{ id: string; endpoint: string; createdAt: Date }[]> {
    const rows = await database('push_subscription')
      .where({ user_id: userId })
      .orderBy(LAST_FIRST)
      .select('id', 'endpoint', 'created_at');
    return rows.map(({ id, endpoint, created_at: createdAt }) => ({ id, endpoint, createdAt }));
  },

  /** The browser is hers from now on, whoever's it was. */
  subscribe: ({ userId, subscription, userAgent, now }: Subscribing): Promise<void> =>
    database.transaction(async (transaction) => {
      const { endpoint, p256dh, auth, publicKey } = subscription;
      await transaction('push_subscription')
        .insert({
          id: newId(),
          user_id: userId,
          endpoint,
          p256dh,
          auth,
          public_key: publicKey,
          user_agent: userAgent,
          created_at: now,
        })
        .onConflict('endpoint')
        .merge(['user_id', 'p256dh', 'auth', 'public_key', 'user_agent', 'created_at']);
      const oldest = transaction('push_subscription')
        .where({ user_id: userId })
        .orderBy(LAST_FIRST)
        .offset(MAX_SUBSCRIPTIONS)
        .select('id');
      await transaction('push_subscription').whereIn('id', oldest).delete();
    }),

  /** Of a browser that is not hers, nothing. */
  async unsubscribe(userId: string, endpoint: string): Promise<void> {
    await database('push_subscription').where({ user_id: userId, endpoint }).delete();
  },
});

const LAST_FIRST = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const satisfies object[];
