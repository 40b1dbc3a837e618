import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock, Delivery } from '@reset/service-kit';

const MAX_AGE_SECONDS = 300;

// The digest in hex, or two while a secret is being replaced, in any order.
const SIGNATURE = /^[0-9a-f]{64}(\.[0-9a-f]{64})?$/;

/**
 * Whether Synctera signed what was delivered, at most five minutes ago: the hex digest by
 * HMAC-SHA256 of `<Request-Timestamp>.<raw body>`, keyed by the webhook secret; two of them with a
 * dot between while a secret is being replaced, of which ours may be either. Nothing is genuine
 * without a secret.
 */
export const syncteraWebhooks =
  (secret: string, clock: Clock) =>
  async ({ body, headers }: Delivery): Promise<boolean> => {
    const { 'request-timestamp': timestamp, 'synctera-signature': signatures } = headers;
    if (secret === '' || typeof timestamp !== 'string' || typeof signatures !== 'string') {
      return false;
    }
    if (!/^\d{1,12}$/.test(timestamp) || !SIGNATURE.test(signatures)) return false;
    const age = clock.now().getTime() / 1_000 - Number(timestamp);
    if (Math.abs(age) > MAX_AGE_SECONDS) return false;
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
    return signatures
      .split('.')
      .some((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), expected));
  };
