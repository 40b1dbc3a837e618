import { PayrollEvent as PayrollEventBody } from '@reset/api-contract/member/linking.ts';
import type { Clock, Refusal, Service } from '@reset/service-kit';
import { inPerson } from '#viewing/in-person.ts';
import type { PayrollEvent } from './payroll-events.ts';

type Needs = {
  log(event: PayrollEvent, now: Date): Promise<void>;
  clock: Clock;
};

const MOST_BYTES = 16 * 1_024;

const forbidden: Refusal = { status: 403, code: 'forbidden', error: 'Forbidden' };

/** POST /pinwheel/log_event. */
export function registerPayrollEvents(app: Service, { log, clock }: Needs): void {
  app.post(
    '/api/v1/pinwheel/log_event',
    {
      bodyLimit: MOST_BYTES,
      config: { access: 'member', limits: [{ calls: 300, seconds: 60, per: 'ip' }] },
      schema: { body: PayrollEventBody },
    },
    async (request, reply) => {
      const userId = inPerson(request);
      const { user_id, event_name: name, event_data: data } = request.body;
      if (user_id !== userId) return reply.refuse(forbidden);
      await log({ userId, name, data }, clock.now());
      return reply.code(204).send();
    },
  );
}
