import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Faults } from '#faults/fault-switch.ts';

const LONGEST_DELAY_MS = 60_000;

const FaultBody = Type.Object(
  {
    mode: Type.Union([
      Type.Literal('none'),
      Type.Literal('refuse'),
      Type.Literal('delay'),
      Type.Literal('lose_answer'),
    ]),
    delay_ms: Type.Integer({ minimum: 0, maximum: LONGEST_DELAY_MS, default: 1_000 }),
    /** Only so many; all of them when it is missing. */
    count: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Only calls with these words in their address. */
    path: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** PUT /faults/:name, as in /faults/mail and /faults/plaid: what is to go wrong from now on. */
export function registerFaults(app: Service, faults: Readonly<Record<string, Faults>>): void {
  for (const [name, itsFaults] of Object.entries(faults)) {
    app.put(`/faults/${name}`, { schema: { body: FaultBody } }, async (request, reply) => {
      const { mode, delay_ms: delayMs, count: remaining = null, path = null } = request.body;
      itsFaults.set({ mode, delayMs, remaining, path });
      return reply.code(204).send();
    });
  }
}
