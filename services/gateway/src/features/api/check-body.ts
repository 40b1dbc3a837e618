import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import {
  bringsBody,
  payloadTooLarge,
  takesNoBody,
  unsupportedMediaType,
  type Refusal,
} from '@reset/service-kit';
import type { IncomingHttpHeaders } from 'node:http';

type Call = Pick<PublishedRoute, 'access' | 'body_bytes'>;

/**
 * Whether a call takes the body that a request announces: the refusal, from its headers alone, if
 * it takes none, not so much, or not of that kind.
 */
export function checkBody(
  headers: IncomingHttpHeaders,
  { access, body_bytes: maxBytes }: Call,
): Refusal | null {
  if (!bringsBody(headers)) return null;
  if (maxBytes === undefined) return takesNoBody;
  if (Number(headers['content-length'] ?? 0) > maxBytes) return payloadTooLarge;
  // JSON or nothing: what a foreign page may send without asking is refused as a kind.
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  return isJson || access === 'provider' ? null : unsupportedMediaType;
}

/** Whether a body that did not say its length came to be longer than its call takes. */
export const isTooLong = (body: unknown, { body_bytes: maxBytes = 0 }: Call): boolean =>
  Buffer.isBuffer(body) && body.length > maxBytes;
