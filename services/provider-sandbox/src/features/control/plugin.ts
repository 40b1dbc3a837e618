import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { FAULT_MODES } from '#faults/fault-switch.ts';
import { WEBHOOK_MODES } from '#webhooks/webhooks.ts';
import type { Context } from '../../context.ts';

const YEAR_MS = 366 * 86_400_000;
const MAX_DELAY_MS = 60_000;

const ClockBody = Type.Object(
  { offset_ms: Type.Integer({ minimum: -YEAR_MS, maximum: YEAR_MS }) },
  { additionalProperties: false },
);
const WebhooksBody = Type.Object(
  { mode: Type.Enum([...WEBHOOK_MODES]) },
  { additionalProperties: false },
);
const WebhooksQuery = Type.Object({ provider: Type.Optional(Type.String()) });
const FaultParams = Type.Object({ name: Type.String() });
const FaultBody = Type.Object(
  {
    mode: Type.Enum([...FAULT_MODES]),
    delay_ms: Type.Integer({ minimum: 0, maximum: MAX_DELAY_MS, default: 1_000 }),
    /** How many calls it meets; all of them when it is missing. */
    count: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Meets only calls with these words in their address. */
    path: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/**
 * What holds for all providers: GET and PUT /clock, PUT /webhooks, GET /webhooks.json,
 * PUT /faults/:name (as in /faults/mail and /faults/plaid), which sets what goes wrong from now on,
 * and DELETE /records, after which nothing is stored, nothing goes wrong and the clock is right.
 */
export function registerControl(app: Service, { clock, faults, store, webhooks }: Context): void {
  app.delete('/records', async (_request, reply) => {
    store.clear();
    faults.clear();
    clock.move(0);
    return reply.code(204).send();
  });
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
  app.put(
    '/faults/:name',
    { schema: { params: FaultParams, body: FaultBody } },
    async ({ params, body }, reply) => {
      const { mode, delay_ms: delayMs, count: remaining = null, path = null } = body;
      const faultSwitch = faults.find(params.name);
      if (!faultSwitch) return reply.callNotFound();
      faultSwitch.set({ mode, delayMs, remaining, path });
      return reply.code(204).send();
    },
  );
}
