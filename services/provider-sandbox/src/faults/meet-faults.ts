import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '@reset/service-kit';
import type { Faults } from './fault-switch.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For how long its answer is held back before the connection breaks; null for an answer. */
    losesAnswerAfterMs: number | null;
  }
}

/** Lets every call of a provider meet what is to go wrong there. */
export function meetFaults(provider: Service, faults: Faults): void {
  provider.decorateRequest('losesAnswerAfterMs', null);
  // After the request was read, so that nothing has been done yet, and nothing is missing.
  provider.addHook('preHandler', async (request) => {
    const met = await faults.meets(request.url);
    if (met === 'refuse') throw new Error('It was asked to go wrong.');
    if (met !== 'pass') request.losesAnswerAfterMs = met.loseAnswerAfterMs;
  });
  // The work is done, and whoever asked for it never learns.
  provider.addHook('onSend', async (request, _reply, payload) => {
    const { losesAnswerAfterMs } = request;
    if (losesAnswerAfterMs === null) return payload;
    await pause(losesAnswerAfterMs);
    request.raw.socket.destroy();
    return payload;
  });
}
