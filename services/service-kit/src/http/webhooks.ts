import type { FastifyRequest } from 'fastify';
import type { CallLimit } from '@reset/api-contract/gateway/services-file.ts';
import type { Service } from './build-service.ts';
import { invalidJson, RefusedError, unauthorized } from './refusals.ts';

/** Lists of ids and the reasons of a decision: more than a form has, and bounded all the same. */
const WEBHOOK_BYTES = 64 * 1024;

/** What a provider's server sent, byte by byte: signatures are over that and nothing else. */
export type Delivery = { body: Buffer; headers: FastifyRequest['headers'] };

export type Webhook = {
  /** Below /api/v1/webhooks: `plaid`, or `synctera/authorizations`. */
  provider: string;
  /** Whether the provider itself signed this, and not long ago. */
  isGenuine(delivery: Delivery): Promise<boolean>;
  /**
   * Takes what was sent; throwing makes the provider send it again.
   * @returns what is answered to one that asked; nothing to one that only told
   */
  receive(message: unknown, request: FastifyRequest): Promise<object | void>;
  limits?: CallLimit[];
};

/**
 * POST /api/v1/webhooks/:provider. What is not signed by the provider is refused with 401 and
 * logged, and what is signed and no JSON with 400; everything else is 200 with its answer, or 204,
 * once it was received.
 */
export function registerWebhook(app: Service, webhook: Webhook): void {
  const { provider, isGenuine, receive, limits } = webhook;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      `/api/v1/webhooks/${provider}`,
      {
        bodyLimit: WEBHOOK_BYTES,
        config: { access: 'provider', ...(limits ? { limits } : {}) },
      },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!(await isGenuine({ body, headers: request.headers }))) {
          throw new RefusedError({ ...unauthorized, event: 'webhook.signature_invalid' });
        }
        const answer = await receive(read(body), request);
        return answer ? reply.code(200).send(answer) : reply.code(204).send();
      },
    );
  });
}

function read(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new RefusedError(invalidJson);
  }
}
