import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Faults } from '#faults/fault-switch.ts';

const LONGEST_DELAY_MS = 60_000;

const FaultBody = Type.Object(
  {
    mode: Type.Union([Type.Literal('none'), Type.Literal('refuse'), Type.Literal('delay')]),
    delay_ms: Type.Integer({ minimum: 0, maximum: LONGEST_DELAY_MS, default: 1_000 }),
    /** Only so many; all of them when it is missing. */
    count: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);

/** PUT /faults/mail and /faults/texts: what is to go wrong from now on. */
export function registerFaults(app: Service, faults: { mail: Faults; texts: Faults }): void {
  for (const what of ['mail', 'texts'] as const) {
    app.put(`/faults/${what}`, { schema: { body: FaultBody } }, async (request, reply) => {
      const { mode, delay_ms: delayMs, count: remaining = null } = request.body;
      faults[what].set({ mode, delayMs, remaining });
      return reply.code(204).send();
    });
  }
}
