import { createHash } from 'node:crypto';
import type { Service } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';
import { keyReused } from './synctera-refusals.ts';
import { Refused } from '#http/refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key whose answer is to be stored; null for none. */
    idempotencyKey: string | null;
  }
}

type Answer = { request: string; status: number; body: string };

/**
 * Answers a request that comes again with its Idempotency-Key as it was answered before. Registered
 * ahead of the faults: an answer that a fault loses is stored.
 */
export function replayAnswers(scope: Service, store: RecordStore): void {
  const stored = store.of<Answer>('synctera_idempotency');
  const keyOf = (headers: Record<string, unknown>) => String(headers['idempotency-key'] ?? '');
  const digestOf = (url: string, body: unknown) =>
    createHash('sha256')
      .update(`${url} ${JSON.stringify(body)}`)
      .digest('hex');

  // A request with a key that is being processed waits for the answer.
  const underWay = new Map<string, { promise: Promise<void>; resolve(): void }>();
  scope.decorateRequest('idempotencyKey', null);

  scope.addHook('preHandler', async (request, reply) => {
    const { method, headers, url, body } = request;
    const key = keyOf(headers);
    if (method !== 'POST' || key === '') return undefined;
    for (let other = underWay.get(key); other; other = underWay.get(key)) await other.promise;
    const before = stored.get(key);
    if (!before) {
      underWay.set(key, Promise.withResolvers<void>());
      request.idempotencyKey = key;
    }
    if (!before) return undefined;
    if (before.request !== digestOf(url, body)) throw new Refused(keyReused);
    return reply
      .code(before.status)
      .type('application/json; charset=utf-8')
      .serializer((text: string) => text)
      .send(before.body);
  });
  scope.addHook('onSend', async ({ idempotencyKey: key, url, body }, { statusCode }, payload) => {
    if (key === null) return payload;
    if (statusCode < 400) {
      stored.put(key, { request: digestOf(url, body), status: statusCode, body: String(payload) });
    }
    underWay.get(key)?.resolve();
    underWay.delete(key);
    return payload;
  });
}
