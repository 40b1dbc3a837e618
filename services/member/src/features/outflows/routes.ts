import { RecurringOutflows, type RecurringOutflow } from '@reset/api-contract/member/outflows.ts';
import { signedIn, type Clock, type Service } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { toDollars } from '#money/dollars.ts';
import { asOf, type Outflow } from './outflows.ts';

type Needs = { list(userId: string): Promise<Outflow[]>; clock: Clock };

/** GET /recurring_transactions/active_recurring_outflows, the soonest first. */
export function registerOutflows(app: Service, { list, clock }: Needs): void {
  app.get(
    '/api/v1/recurring_transactions/active_recurring_outflows',
    { config: { access: 'member' }, schema: { response: { 200: RecurringOutflows } } },
    async (request) => {
      const today = dayOf(clock.now());
      const outflows = await list(signedIn(request).userId);
      return outflows
        .map((outflow) => toWire(asOf(outflow, today)))
        .toSorted((a, b) => a.next_occurrence_date.localeCompare(b.next_occurrence_date));
    },
  );
}

const toWire = (outflow: Outflow): RecurringOutflow => ({
  id: outflow.id,
  last_occurrence_date: outflow.lastOccurrenceOn,
  next_occurrence_date: outflow.nextOccurrenceOn,
  merchant_name: outflow.merchantName,
  description: outflow.description,
  average_amount: toDollars(outflow.averageCents),
  personal_finance_category_primary: outflow.categoryPrimary,
  personal_finance_category_secondary: outflow.categorySecondary,
});
