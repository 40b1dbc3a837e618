import type { FastifyRequest } from 'fastify';
import { invalidFields, RefusedError, type Refusal } from '../http/refusals.ts';

/** The header by which whoever sends a command again says that it is the same one. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/**
 * The key by which a request may be sent again; null where it has none.
 * @throws RefusedError where it is no id
 */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return null;
  if (typeof key === 'string' && UUID.test(key)) return key;
  throw new RefusedError(INVALID_KEY);
}

/** Of a key under which something else was asked for. */
export const KEY_REUSED: Refusal = {
  status: 422,
  code: 'idempotency_key_reused',
  error: 'This key belongs to another request.',
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const INVALID_KEY = invalidFields({ idempotency_key: ['This is no id.'] });
