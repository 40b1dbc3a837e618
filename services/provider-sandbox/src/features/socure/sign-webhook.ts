import { createHmac } from 'node:crypto';
import type { Sign } from '#webhooks/webhooks.ts';

/** Socure's header: `x-socure-signature`, the hex digest by HMAC-SHA256 of the raw body. */
export const socureSigner =
  (secret: () => string): Sign =>
  (body) => ({
    'x-socure-signature': createHmac('sha256', secret()).update(body).digest('hex'),
  });
