import { createECDH } from 'node:crypto';
import { askByHttp, ProviderError } from '@reset/service-kit';
import webPush from 'web-push';
import type { PushOutcome, PushService, PushSubscription } from '#providers/push-service.ts';

const CURVE = 'prime256v1';

type Settings = {
  /** Origins, with `*.` for any name before a domain. */
  services: readonly string[];
  /** In base64url; browsers subscribe with the first. */
  privateKeys: readonly string[];
  /** mailto: or https: */
  contact: string;
};

/** Push services by their standards: RFC 8291 encrypts, RFC 8292 says who sends. */
export function webPushService({ services, privateKeys, contact }: Settings): PushService {
  const keys = new Map(privateKeys.map((key) => [publicKeyOf(key), key]));
  const [publicKey = ''] = keys.keys();
  const isKnown = (endpoint: string) => isEndpointOf(services, endpoint);
  return {
    publicKey,
    isUsable: (subscription) =>
      keys.has(subscription.publicKey) &&
      isKnown(subscription.endpoint) &&
      isPoint(subscription.p256dh),
    async send(subscription, payload, { ttlSeconds, urgency, topic }) {
      const privateKey = keys.get(subscription.publicKey);
      if (privateKey === undefined || !isKnown(subscription.endpoint)) return 'gone';
      const { method, headers, body } = webPush.generateRequestDetails(
        keysOf(subscription),
        payload,
        {
          TTL: ttlSeconds,
          urgency,
          topic,
          vapidDetails: { subject: contact, publicKey: subscription.publicKey, privateKey },
        },
      );
      const sent = { method, headers: asTexts(headers), body };
      const { status } = await askByHttp(subscription.endpoint, sent).catch((cause: unknown) => {
        throw Object.assign(new ProviderError('No answer of a push service', 'unavailable'), {
          cause,
        });
      });
      return outcomeOf(status);
    },
  };
}

const keysOf = ({ endpoint, p256dh, auth }: PushSubscription) => ({
  endpoint,
  keys: { p256dh, auth },
});

const asTexts = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** @throws ProviderError for what says to try later */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status <= 299) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= 500) {
    throw new ProviderError(`A push service answered ${status}`, 'unavailable', `${status}`);
  }
  // Redirects as well: nobody else is told.
  return 'refused';
}

/** By https and at its usual port, unless the configuration names another; without user and password. */
function isEndpointOf(services: readonly string[], endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => isOrigin(service, url.origin));
}

function isOrigin(service: string, origin: string): boolean {
  const [scheme, domain] = service.split('*');
  if (domain === undefined) return service === origin;
  return origin.startsWith(`${scheme}`) && origin.endsWith(domain);
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}

/** Whether it lies on the curve: else nothing can be encrypted for it. */
function isPoint(p256dh: string): boolean {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
