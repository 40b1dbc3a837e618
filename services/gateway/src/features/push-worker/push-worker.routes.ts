import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unavailable, type Service } from '@reset/service-kit';
import { policyOf } from '#http/security-headers.ts';

const BUILT = join(import.meta.dirname, '../../../dist/push-worker.js');

/** No page lies below it, so that the worker controls none, and can serve none that is old. */
const SCOPE = '/push-worker/';

/**
 * GET /push-worker.js: the service worker of push notifications. It is checked for a new one each time
 * that it is asked for, and browsers let it have no other scope than its own.
 * @param built as webpack built it
 */
export function pushWorkerRoutes(app: Service, built = BUILT): void {
  app.get('/push-worker.js', { exposeHeadRoute: true }, async (request, reply) => {
    const code = await readFile(built, 'utf8').catch((err: unknown) => {
      request.log.error({ err }, 'push_worker.not_built');
      return null;
    });
    if (code === null) return reply.refuse(unavailable());
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'service-worker-allowed': SCOPE,
        'content-security-policy': policyOf(["default-src 'none'", "img-src 'self'"]),
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(code);
  });
}
