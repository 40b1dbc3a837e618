import { createHash } from 'node:crypto';
import type { Service } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';
import { keyReused, SyncteraRefused } from './synctera-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that no answer is remembered for yet; null for none. */
    worksOnKey: string | null;
  }
}

type Answer = { request: string; status: number; body: string };

/**
 * Answers a request that comes again with its Idempotency-Key as it was answered before. Registered
 * ahead of the faults: an answer that was lost on the way is remembered.
 */
export function rememberKeys(scope: Service, records: RecordStore): void {
  const kept = records.of<Answer>('synctera_idempotency');
  const keyOf = (headers: Record<string, unknown>) => String(headers['idempotency-key'] ?? '');
  const digestOf = (url: string, body: unknown) =>
    createHash('sha256')
      .update(`${url} ${JSON.stringify(body)}`)
      .digest('hex');

  // Who comes with a key that is being worked on waits for the answer.
  const underWay = new Map<string, { promise: Promise<void>; resolve(): void }>();
  scope.decorateRequest('worksOnKey', null);

  scope.addHook('preHandler', async (request, reply) => {
    const { method, headers, url, body } = request;
    const key = keyOf(headers);
    if (method !== 'POST' || key === '') return undefined;
    for (let other = underWay.get(key); other; other = underWay.get(key)) await other.promise;
    const before = kept.get(key);
    if (!before) {
      underWay.set(key, Promise.withResolvers<void>());
      request.worksOnKey = key;
    }
    if (!before) return undefined;
    if (before.request !== digestOf(url, body)) throw new SyncteraRefused(keyReused);
    return reply
      .code(before.status)
      .type('application/json; charset=utf-8')
      .serializer((text: string) => text)
      .send(before.body);
  });
  scope.addHook('onSend', async ({ worksOnKey: key, url, body }, { statusCode }, payload) => {
    if (key === null) return payload;
    if (statusCode < 400) {
      kept.put(key, { request: digestOf(url, body), status: statusCode, body: String(payload) });
    }
    underWay.get(key)?.resolve();
    underWay.delete(key);
    return payload;
  });
}
