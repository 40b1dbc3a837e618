import type { CallLimit, PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { createHmac } from 'node:crypto';
import { networkOf } from './network-of.ts';

// An e-mail address and a password fit in many times over.
const MOST_READ_BYTES = 16 * 1024;

/**
 * Under which key a call is counted: a keyed hash, so that the table tells nobody
 * who calls. A body that names no address counts by `ip` alone, where the limit
 * is the same for all that come from there.
 */
export function callKey(secret: Buffer, call: CountedCall): string {
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
  if (!Buffer.isBuffer(body) || body.length > MOST_READ_BYTES) return '';
  try {
    const said = JSON.parse(body.toString('utf8')) as { user?: { email?: unknown } } | null;
    const email = said?.user?.email;
    return typeof email === 'string' ? email.trim().normalize('NFC').toLowerCase() : '';
  } catch {
    return '';
  }
}
