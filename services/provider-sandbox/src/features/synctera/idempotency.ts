import { createHash } from 'node:crypto';
import type { Service } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';
import { keyReused, SyncteraRefused } from './synctera-refusal.ts';

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

  scope.addHook('preHandler', async ({ method, headers, url, body }, reply) => {
    const key = keyOf(headers);
    const before = method === 'POST' && key !== '' ? kept.get(key) : null;
    if (!before) return undefined;
    if (before.request !== digestOf(url, body)) throw new SyncteraRefused(keyReused);
    return reply
      .code(before.status)
      .type('application/json; charset=utf-8')
      .serializer((text: string) => text)
      .send(before.body);
  });
  scope.addHook('onSend', async ({ method, headers, url, body }, { statusCode }, payload) => {
    const key = keyOf(headers);
    if (method === 'POST' && key !== '' && statusCode < 400 && !kept.get(key)) {
      kept.put(key, { request: digestOf(url, body), status: statusCode, body: String(payload) });
    }
    return payload;
  });
}
