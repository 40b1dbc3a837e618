import { randomBytes } from 'node:crypto';
import { newId } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import type { Context } from '../../context.ts';
import type { Provider } from '../../provider.ts';
import { checkVapid } from './check-vapid.ts';
import { decryptMessage, p256dhOf, type BrowserKeys } from './encrypted-message.ts';
import { badRequest, goneSubscription, pushWording, unknownSubscription } from './push-refusals.ts';

/** A browser that subscribed, or did before. */
type Subscription = BrowserKeys & { id: string; publicKey: string; isGone: boolean };

const params = Type.Object({ id: Type.String() });
const SubscriptionBody = Type.Object(
  { public_key: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);

/**
 * A browser's push service below /push, and the browser itself: who subscribes at
 * /control/push/subscriptions gets what `PushManager.subscribe` gives out, and what is pushed is read as
 * that browser reads it, at /inbox and /pushes.json.
 */
export function push({ clock, deliveries, random, store }: Context): Provider {
  const subscriptions = store.of<Subscription>('push_subscription');
  return {
    name: 'push',
    wording: pushWording,
    apis: [
      {
        prefix: '/push',
        hooks(scope) {
          scope.addContentTypeParser(
            'application/octet-stream',
            { parseAs: 'buffer' },
            async (_request: unknown, body: Buffer) => body,
          );
        },
        routes(scope) {
          scope.post('/:id', { schema: { params } }, async (request, reply) => {
            const subscription = subscriptions.get(request.params.id);
            if (!subscription) throw new Refused(unknownSubscription);
            await checkVapid(request.headers.authorization, {
              audience: originOf(request),
              publicKey: subscription.publicKey,
            });
            if (subscription.isGone) throw new Refused(goneSubscription);
            const id = newId();
            deliveries.keep({
              kind: 'push',
              id,
              key: `push ${id}`,
              to: endpointOf(request, subscription.id),
              ...readMessage(request, subscription),
              sent_at: clock.now().toISOString(),
            });
            return reply
              .code(201)
              .header('location', `${originOf(request)}/push/messages/${id}`)
              .send();
          });
        },
      },
    ],
    control(scope) {
      scope.post('/subscriptions', { schema: { body: SubscriptionBody } }, (request, reply) => {
        const subscription = {
          id: random.token(),
          publicKey: request.body.public_key,
          privateKey: randomBytes(32).toString('base64url'),
          auth: randomBytes(16).toString('base64url'),
          isGone: false,
        };
        subscriptions.put(subscription.id, subscription);
        return reply.code(201).send({
          endpoint: endpointOf(request, subscription.id),
          keys: { p256dh: p256dhOf(subscription), auth: subscription.auth },
        });
      });
      scope.delete('/subscriptions/:id', { schema: { params } }, async (request, reply) => {
        const subscription = subscriptions.get(request.params.id);
        if (!subscription) throw new Refused(unknownSubscription);
        subscriptions.put(subscription.id, { ...subscription, isGone: true });
        return reply.code(204).send();
      });
    },
  };
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
const endpointOf = (request: FastifyRequest, id: string): string =>
  `${originOf(request)}/push/${id}`;

const URGENCIES = /^(very-low|low|normal|high)$/;
const TOPIC = /^[\w-]{1,32}$/;

/** @throws Refused for what a push service does not take */
function readMessage({ headers, body }: FastifyRequest, keys: BrowserKeys) {
  const { ttl, urgency = 'normal', topic = null } = headers;
  if (!/^\d+$/.test(String(ttl))) throw new Refused(badRequest('TTL is missing'));
  if (!URGENCIES.test(String(urgency))) throw new Refused(badRequest('That is no urgency'));
  if (topic !== null && !TOPIC.test(String(topic)))
    throw new Refused(badRequest('That is no topic'));
  if (headers['content-encoding'] !== 'aes128gcm') {
    throw new Refused(badRequest('The content encoding is not aes128gcm'));
  }
  return {
    text: decrypted(body, keys),
    ttl: Number(ttl),
    urgency: String(urgency),
    topic: topic === null ? null : String(topic),
  };
}

function decrypted(body: unknown, keys: BrowserKeys): string {
  try {
    return decryptMessage(body as Buffer, keys);
  } catch {
    // Its browser shows nothing of it; here it is said to whoever encrypted it.
    throw new Refused(badRequest('The browser cannot read this'));
  }
}
