import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock, Delivery } from '@reset/service-kit';

const VERSION = 'v2';
const MAX_AGE_SECONDS = 300;

/**
 * Whether Pinwheel signed what was delivered, at most five minutes ago: `v2=` and the hex digest by
 * HMAC-SHA256 of `v2:<x-timestamp>:<raw body>`, keyed by the API secret. Nothing is genuine
 * without a secret.
 */
export const pinwheelWebhooks =
  (secret: string, clock: Clock) =>
  async ({ body, headers }: Delivery): Promise<boolean> => {
    const { 'x-timestamp': timestamp, 'x-pinwheel-signature': signature } = headers;
    if (secret === '' || typeof timestamp !== 'string' || typeof signature !== 'string') {
      return false;
    }
    if (!/^\d{1,12}$/.test(timestamp)) return false;
    const age = clock.now().getTime() / 1_000 - Number(timestamp);
    if (Math.abs(age) > MAX_AGE_SECONDS) return false;
    const digest = createHmac('sha256', secret).update(`${VERSION}:${timestamp}:`).update(body);
    const expected = Buffer.from(`${VERSION}=${digest.digest('hex')}`);
    const received = Buffer.from(signature);
    return received.length === expected.length && timingSafeEqual(received, expected);
  };
