import { createHash } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Sign } from '#webhooks/webhooks.ts';
import type { WebhookKey } from './webhook-key-store.ts';

/**
 * Plaid-Verification: a signed hash of the body.
 * @param now the real time, whatever the sandbox's clock says: receivers refuse what is old
 */
export const signWebhook =
  ({ kid, privateJwk }: WebhookKey, now: () => Date): Sign =>
  async (body) => {
    const hash = createHash('sha256').update(body).digest('hex');
    const token = await new SignJWT({ request_body_sha256: hash })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuedAt(now())
      .sign(await importJWK(privateJwk, 'ES256'));
    return { 'plaid-verification': token };
  };
