import type { CallLimit, PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { readJson } from '@reset/service-kit';
import { createHmac } from 'node:crypto';
import { networkOf } from '#http/network-of.ts';

/**
 * Under which key a call is counted: a keyed hash, so that the table tells nobody
 * who calls. A body that names no address counts by `ip` alone, where the limit
 * is the same for all that come from there.
 * @throws RefusedError for a body that its service cannot read either, which is not counted
 */
export function rateLimitKey(secret: Buffer, call: CountedCall): string {
  const { method, path } = call.route;
  const { per, calls, seconds } = call.limit;
  const email = per === 'ip_and_email' ? emailIn(call.body) : '';
  return createHmac('sha256', secret)
    .update(JSON.stringify(['call', method, path, per, calls, seconds, networkOf(call.ip), email]))
    .digest('base64url');
}

export type CountedCall = {
  route: Pick<PublishedRoute, 'method' | 'path'>;
  limit: CallLimit;
  ip: string;
  body: unknown;
};

/** `user.email` of a JSON body as addresses are compared; empty when it has none. */
function emailIn(body: unknown): string {
  const said = readJson(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  const email = (said as { user?: { email?: unknown } } | null)?.user?.email;
  return typeof email === 'string' ? email.trim().normalize('NFC').toLowerCase() : '';
}
