import { createHmac } from 'node:crypto';
import type { Clock } from '@reset/service-kit';
import { stableId } from '#personas/stable-id.ts';
import type { Sign } from '#webhooks/webhooks.ts';

const VERSION = 'v2';

/**
 * Pinwheel's headers: the hex digest by HMAC-SHA256 of `v2:<x-timestamp>:<raw body>`, keyed by the
 * API secret (https://docs.pinwheelapi.com/docs/webhook-signature-verification).
 * @param clock the real one, for whoever refuses what was signed long ago
 */
export const pinwheelSigner =
  (secret: () => string, clock: Clock): Sign =>
  (body) => {
    const timestamp = Math.floor(clock.now().getTime() / 1_000);
    const digest = createHmac('sha256', secret()).update(`${VERSION}:${timestamp}:${body}`);
    return {
      'x-timestamp': String(timestamp),
      'x-pinwheel-signature': `${VERSION}=${digest.digest('hex')}`,
      'x-pinwheel-webhook-id': stableId('pinwheel webhook'),
    };
  };
