import { AdminFlags } from '@reset/api-contract/admin/flags.ts';
import type { FlagStates } from '@reset/api-contract/flags/flag-states.ts';
import { FLAGS, InternalCallError, type CallContext, type Service } from '@reset/service-kit';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { toFlags } from './flags.ts';

/** Whose code reads flags: the gateway for itself and for pages, the member service for itself. */
const READERS = ['gateway', 'member'] as const;

/** How long a service is waited for before the page is shown without what it says. */
const TIMEOUT_MS = 4_000;

/** GET /admin/flags, for administrators: each flag of the list, live from the services that read it. */
export function flagsRoutes(app: Service, { clock, services }: Context): void {
  app.get(
    '/api/v1/admin/flags',
    {
      config: { access: 'admin', staffRole: 'administrator' },
      schema: { response: { 200: AdminFlags } },
    },
    async (request) => {
      const call = { requestId: request.id, timeoutMs: TIMEOUT_MS };
      const answers = await Promise.all(READERS.map((name) => statesOf(services[name], call)));
      const states = answers.flatMap((answer) => answer ?? []);
      return {
        flags: toFlags(FLAGS, states, dayOf(clock.now())),
        unavailable: READERS.filter((_name, at) => answers[at] === null),
      };
    },
  );
}

/** null where it does not answer. */
async function statesOf(service: Context['services']['gateway'], call: CallContext) {
  try {
    return (await service.get<FlagStates>('/internal/flags', call)).states;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    return null;
  }
}
