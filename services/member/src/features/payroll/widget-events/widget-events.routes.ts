import { PayrollEvent as PayrollEventBody } from '@reset/api-contract/member/linking.ts';
import { forbidden, rejectImpersonation, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { payrollEventStore } from './widget-events.store.ts';

/** POST /pinwheel/log_event. */
export function widgetEventsRoutes(app: Service, { clock, database }: Context): void {
  const { log } = payrollEventStore(database);
  app.post(
    '/api/v1/pinwheel/log_event',
    {
      config: { access: 'member', limits: [{ calls: 300, seconds: 60, per: 'ip' }] },
      schema: { body: PayrollEventBody },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { user_id, event_name: name, event_data: data } = request.body;
      if (user_id !== userId) return reply.refuse(forbidden);
      await log({ userId, name, data }, clock.now());
      return reply.code(204).send();
    },
  );
}
