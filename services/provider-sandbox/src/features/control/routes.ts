import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { SandboxWorld } from '../../sandbox-world.ts';

const YEAR_MS = 366 * 86_400_000;

const ClockBody = Type.Object(
  { offset_ms: Type.Integer({ minimum: -YEAR_MS, maximum: YEAR_MS }) },
  { additionalProperties: false },
);
const WebhooksBody = Type.Object(
  {
    mode: Type.Union([
      Type.Literal('normal'),
      Type.Literal('double'),
      Type.Literal('reverse'),
      Type.Literal('hold'),
      Type.Literal('drop'),
    ]),
  },
  { additionalProperties: false },
);
const WebhooksQuery = Type.Object({ provider: Type.Optional(Type.String()) });

/** What holds for all providers: GET and PUT /clock, PUT /webhooks, GET /webhooks.json. */
export function registerControl(app: Service, { clock, webhooks }: SandboxWorld): void {
  app.get('/clock', () => ({ now: clock.now().toISOString(), offset_ms: clock.offsetMs() }));
  app.put('/clock', { schema: { body: ClockBody } }, async (request, reply) => {
    clock.move(request.body.offset_ms);
    return reply.code(204).send();
  });
  app.put('/webhooks', { schema: { body: WebhooksBody } }, async (request, reply) => {
    webhooks.set(request.body.mode);
    return reply.code(204).send();
  });
  app.get('/webhooks.json', { schema: { querystring: WebhooksQuery } }, (request) => {
    const { provider } = request.query;
    return {
      webhooks: webhooks.all().filter((one) => !provider || one.provider === provider),
    };
  });
}
