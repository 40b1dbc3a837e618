import { AnnualizedIncome, PinwheelStatus } from '@reset/api-contract/admin/user-sections.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { annualizedIncome } from './annualize.ts';
import { earningsStore, payrollStore, type PayrollStanding } from './payroll.store.ts';
import { isMonitored } from './payroll.ts';

/**
 * GET /internal/members/:user_id/pinwheel_status and /annualized_income: what staff read of somebody's
 * payroll, as it was last read.
 */
export function payrollSectionsRoutes(app: Service, { clock, database }: Context): void {
  const payrolls = payrollStore(database);
  const config = { callers: ['admin'] };
  const params = Type.Object({ user_id: Id });

  app.get(
    '/internal/members/:user_id/pinwheel_status',
    { config, schema: { params, response: { 200: PinwheelStatus } } },
    async (request) => toStatus(await payrolls.standing(request.params.user_id)),
  );

  app.get(
    '/internal/members/:user_id/annualized_income',
    { config, schema: { params, response: { 200: AnnualizedIncome } } },
    async (request) => {
      const { user_id: userId } = request.params;
      const [payroll, paystubs] = await Promise.all([
        payrolls.find(userId),
        earningsStore(database).paystubs(userId),
      ]);
      const payFrequency = payroll?.payFrequency ?? null;
      return annualizedIncome(paystubs, { payFrequency, today: dayOf(clock.now()) });
    },
  );
}

function toStatus(payroll: PayrollStanding | null): PinwheelStatus {
  const readAt = payroll?.readAt?.toISOString() ?? null;
  return {
    connected: payroll !== null && isMonitored(payroll.monitoringStatus),
    monitoring_status: payroll?.monitoringStatus ?? 'not_linked',
    pinwheel_account_id: payroll?.accountId ?? null,
    link_token: null,
    data_refreshed_at: {
      direct_deposit_allocations: readAt,
      income: readAt,
      employment: readAt,
      identity: null,
      shifts: readAt,
      paystubs: payroll?.hasPayData ? readAt : null,
    },
  };
}
