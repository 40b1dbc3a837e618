import type { Service } from '@reset/service-kit';
import { GatewayBody } from './card-schemas.ts';
import { IdParams, WebhookBody } from './synctera-schemas.ts';
import type { Gateway } from './synctera-records.ts';
import { conflict } from './synctera-refusals.ts';
import { found, type Synctera } from './open-synctera.ts';
import { Refused } from '#http/refusals.ts';

const params = IdParams;

/** /v0/webhooks, /v0/webhook_secrets and /v0/cards/gateways. */
export function subscriptionRoutes(scope: Service, synctera: Synctera): void {
  const { records, settings, now, random } = synctera;
  const { webhooks, gateways } = records;

  scope.post('/webhooks', { schema: { body: WebhookBody } }, async ({ body }, reply) => {
    const webhook = { ...body, id: random.id(), last_updated: now() };
    webhooks.put(webhook.id, webhook);
    return reply.code(201).send(webhook);
  });
  scope.get('/webhooks', () => ({ webhooks: webhooks.list() }));
  scope.delete('/webhooks/:id', { schema: { params } }, async (request, reply) => {
    webhooks.remove(found(webhooks, request.params.id, 'webhook').id);
    return reply.code(204).send();
  });
  scope.post('/webhook_secrets', async (_request, reply) => {
    if (settings.get().secrets.length > 0) {
      throw new Refused(conflict('there is a secret already'));
    }
    return reply.code(201).send({ secret: settings.newSecret(false) });
  });
  // The old one signs as well until it is replaced again.
  scope.put('/webhook_secrets', () => ({ secret: settings.newSecret(true) }));

  scope.post('/cards/gateways', { schema: { body: GatewayBody } }, async ({ body }, reply) => {
    const gateway: Gateway = {
      active: true,
      custom_headers: {},
      ...body,
      id: random.id(),
      creation_time: now(),
      last_modified_time: now(),
    };
    gateways.put(gateway.id, gateway);
    return reply.code(201).send(gateway);
  });
  scope.get('/cards/gateways', () => ({ gateways: gateways.list() }));
  scope.patch('/cards/gateways/:id', { schema: { params, body: GatewayBody } }, (request) => {
    const before = found(gateways, request.params.id, 'gateway');
    const gateway: Gateway = { ...before, ...request.body, last_modified_time: now() };
    gateways.put(gateway.id, gateway);
    return gateway;
  });
}
