import { createHmac } from 'node:crypto';
import type { Clock } from '@reset/service-kit';
import type { Sign } from '#webhooks/webhooks.ts';

/**
 * `April-Signature: t=<seconds>,v1=<hex digest by HMAC-SHA256 of "<seconds>.<raw body>">`.
 * @param clock the real one, for whoever refuses what was signed long ago
 */
export const aprilSigner =
  (secret: () => string, clock: Clock): Sign =>
  (body) => {
    const seconds = Math.floor(clock.now().getTime() / 1_000);
    const digest = createHmac('sha256', secret()).update(`${seconds}.${body}`).digest('hex');
    return { 'april-signature': `t=${seconds},v1=${digest}` };
  };
