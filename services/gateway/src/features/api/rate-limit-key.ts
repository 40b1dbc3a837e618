import type { CallLimit, PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { readJson } from '@reset/service-kit';
import { createHmac } from 'node:crypto';

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

/**
 * What counts as one place on the network: an IPv4 address, and of an IPv6
 * address its first 64 bits, because whoever has one has all of these.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after = ''] = ip.split('::');
  const [left, right] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<number>(Math.max(8 - left.length - right.length, 0)).fill(0);
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

const groupsOf = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
