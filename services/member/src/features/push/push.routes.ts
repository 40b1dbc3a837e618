import {
  EndedPushSubscription,
  NewPushSubscription,
  PushChoices,
  PushSettings,
} from '@reset/api-contract/member/push.ts';
import {
  rejectImpersonation,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { choicesOf, chosenKinds } from './push.ts';
import { pushSettingsStore } from './push-settings.store.ts';

const NOT_USABLE: Refusal = {
  status: 422,
  code: 'subscription_not_usable',
  error: "We can't send notifications to this browser.",
};

const MAX_USER_AGENT = 500;

const SETTINGS = '/api/v1/users/push_settings';
const SUBSCRIPTIONS = '/api/v1/users/push_subscriptions';

/** Nobody changes her mind as often. */
const decides = {
  access: 'member' as const,
  limits: [{ calls: 30, seconds: 60, per: 'ip' as const }],
};

/** What a member is told by push, and in which browsers: hers alone to decide. */
export function pushRoutes(app: Service, { clock, database, pushService }: Context): void {
  const settings = pushSettingsStore(database);
  const { publicKey } = pushService;

  /** Who views the product as her sees what is chosen, and no browser of hers. */
  const read = async (userId: string, isHerself: boolean): Promise<PushSettings> => ({
    ...choicesOf(await settings.chosen(userId)),
    public_key: publicKey,
    subscriptions: isHerself
      ? (await settings.subscriptions(userId)).map(({ id, endpoint, createdAt }) => ({
          id,
          endpoint,
          created_at: createdAt.toISOString(),
        }))
      : [],
  });

  app.get(
    SETTINGS,
    { config: { access: 'member' }, schema: { response: { 200: PushSettings } } },
    async (request) => {
      const { userId, realUserId } = requireIdentity(request);
      return read(userId, userId === realUserId);
    },
  );

  app.put(
    SETTINGS,
    { config: decides, schema: { body: PushChoices, response: { 200: PushSettings } } },
    async (request) => {
      const userId = rejectImpersonation(request);
      await settings.choose(userId, chosenKinds(request.body));
      return read(userId, true);
    },
  );

  // The address is a stranger's to name and ours to call: only known push services' is taken.
  app.post(
    SUBSCRIPTIONS,
    { config: decides, schema: { body: NewPushSubscription } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { public_key, ...keys } = request.body;
      const subscription = { ...keys, publicKey: public_key };
      if (!pushService.isUsable(subscription)) return reply.refuse(NOT_USABLE);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT);
      await settings.subscribe({ userId, subscription, userAgent, now: clock.now() });
      return reply.code(204).send();
    },
  );

  app.delete(
    SUBSCRIPTIONS,
    { config: decides, schema: { body: EndedPushSubscription } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      await settings.unsubscribe(userId, request.body.endpoint);
      return reply.code(204).send();
    },
  );
}
