import { RecurringOutflows } from '@reset/api-contract/member/outflows.ts';
import { type Service, requireIdentity } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { outflowStore } from './banks.store.ts';
import { asOf, wireOutflow } from './banks.ts';

/** GET /recurring_transactions/active_recurring_outflows, the soonest first. */
export function outflowsRoutes(app: Service, { clock, database }: Context): void {
  const { list } = outflowStore(database);
  app.get(
    '/api/v1/recurring_transactions/active_recurring_outflows',
    { config: { access: 'member' }, schema: { response: { 200: RecurringOutflows } } },
    async (request) => {
      const today = dayOf(clock.now());
      const outflows = await list(requireIdentity(request).userId);
      return outflows
        .map((outflow) => wireOutflow(asOf(outflow, today)))
        .toSorted((a, b) => a.next_occurrence_date.localeCompare(b.next_occurrence_date));
    },
  );
}
