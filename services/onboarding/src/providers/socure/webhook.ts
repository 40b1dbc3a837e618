import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Delivery } from '@reset/service-kit';

const SIGNATURE = /^[0-9a-f]{64}$/;

/**
 * Whether Socure signed a delivery: HMAC-SHA256 over its raw body in `x-socure-signature`, in
 * hexadecimal (https://help.socure.com/riskos). It has no time; what is sent is a hint alone, and
 * doing it again reads the same once more.
 */
export const socureWebhooks =
  (secret: string) =>
  async ({ body, headers }: Delivery): Promise<boolean> => {
    const signature = headers['x-socure-signature'];
    if (secret === '' || typeof signature !== 'string' || !SIGNATURE.test(signature)) return false;
    const expected = createHmac('sha256', secret).update(body).digest();
    return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
  };
