import type { Service } from '@reset/service-kit';
import { GatewayBody } from './card-schemas.ts';
import { IdParams, WebhookBody } from './synctera-schemas.ts';
import type { Gateway } from './synctera-records.ts';
import { conflict, SyncteraRefused } from './synctera-refusal.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

const params = IdParams;

/** Where Synctera tells and asks: /v0/webhooks, /v0/webhook_secrets and /v0/cards/gateways. */
export function registerSubscriptions(synctera: Service, world: SyncteraWorld): void {
  const { remembered, settings, now } = world;
  const { webhooks, gateways } = remembered;

  synctera.post('/webhooks', { schema: { body: WebhookBody } }, async ({ body }, reply) => {
    const webhook = { ...body, id: crypto.randomUUID(), last_updated: now() };
    webhooks.put(webhook.id, webhook);
    return reply.code(201).send(webhook);
  });
  synctera.get('/webhooks', () => ({ webhooks: webhooks.list() }));
  synctera.delete('/webhooks/:id', { schema: { params } }, async (request, reply) => {
    webhooks.remove(found(webhooks, request.params.id, 'webhook').id);
    return reply.code(204).send();
  });
  synctera.post('/webhook_secrets', async (_request, reply) => {
    if (settings.get().secrets.length > 0) {
      throw new SyncteraRefused(conflict('there is a secret already'));
    }
    return reply.code(201).send({ secret: settings.newSecret(false) });
  });
  // The old one signs as well until it is replaced again.
  synctera.put('/webhook_secrets', () => ({ secret: settings.newSecret(true) }));

  synctera.post('/cards/gateways', { schema: { body: GatewayBody } }, async ({ body }, reply) => {
    const gateway: Gateway = {
      active: true,
      custom_headers: {},
      ...body,
      id: crypto.randomUUID(),
      creation_time: now(),
      last_modified_time: now(),
    };
    gateways.put(gateway.id, gateway);
    return reply.code(201).send(gateway);
  });
  synctera.get('/cards/gateways', () => ({ gateways: gateways.list() }));
  synctera.patch('/cards/gateways/:id', { schema: { params, body: GatewayBody } }, (request) => {
    const before = found(gateways, request.params.id, 'gateway');
    const gateway: Gateway = { ...before, ...request.body, last_modified_time: now() };
    gateways.put(gateway.id, gateway);
    return gateway;
  });
}
