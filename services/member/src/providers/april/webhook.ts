import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock, Delivery } from '@reset/service-kit';

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const MAX_AGE_SECONDS = 300;

/**
 * Whether April signed what was delivered, at most five minutes ago: `april-signature` is
 * `t=<seconds>,v1=` and the hex digest by HMAC-SHA256 of `<seconds>.<raw body>`. Nothing is genuine
 * without a secret.
 */
export const aprilWebhooks =
  (secret: string, clock: Clock) =>
  async ({ body, headers }: Delivery): Promise<boolean> => {
    const signature = headers['april-signature'];
    if (secret === '' || typeof signature !== 'string') return false;
    const [, seconds, received] = SIGNATURE.exec(signature) ?? [];
    if (seconds === undefined || received === undefined) return false;
    const age = clock.now().getTime() / 1_000 - Number(seconds);
    if (Math.abs(age) > MAX_AGE_SECONDS) return false;
    const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
    return timingSafeEqual(Buffer.from(received, 'hex'), expected);
  };
