import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '@reset/service-kit';
import type { FaultSwitch } from './fault-switch.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For how long its answer is held back before the connection breaks; null for an answer. */
    losesAnswerAfterMs: number | null;
  }
}

/** What a call meets that is to be refused. */
export class InjectedFault extends Error {}

/** Has every call of a scope go wrong as the switch says. */
export function meetFaults(scope: Service, faults: FaultSwitch): void {
  scope.decorateRequest('losesAnswerAfterMs', null);
  // After the request was read, so that nothing has been done yet, and nothing is missing.
  scope.addHook('preHandler', async (request) => {
    const met = await faults.meets(request.url);
    if (met === 'refuse') throw new InjectedFault();
    if (met !== 'pass') request.losesAnswerAfterMs = met.loseAnswerAfterMs;
  });
  // The work is done, and the answer is lost on its way.
  scope.addHook('onSend', async (request, _reply, payload) => {
    const { losesAnswerAfterMs } = request;
    if (losesAnswerAfterMs === null) return payload;
    await pause(losesAnswerAfterMs);
    request.raw.socket.destroy();
    return payload;
  });
}
