import {
  NextDebits,
  NextDebitsQuery,
  RepaymentSchedules,
  RepaymentSchedulesQuery,
} from '@reset/api-contract/member/repayment-schedules.ts';
import { refuseAlike, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';

const refuse = refuseAlike('Repayments cannot be read right now. Please try again.');

/**
 * GET /admin/repayment_schedules: as the member service has them.
 * GET /admin/repayment_schedules/next_debits: on which days one that nobody has made would debit.
 */
export function repaymentsRoutes(app: Service, { services: { member } }: Context): void {
  app.get(
    '/api/v1/admin/repayment_schedules',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: { querystring: RepaymentSchedulesQuery, response: { 200: RepaymentSchedules } },
    },
    ({ query, id: requestId }) => {
      const search = new URLSearchParams(query).toString();
      return member
        .get<RepaymentSchedules>(`/internal/repayment_schedules?${search}`, { requestId })
        .catch(refuse);
    },
  );

  app.get(
    '/api/v1/admin/repayment_schedules/next_debits',
    {
      config: { access: 'admin', staffRole: 'operations' },
      schema: { querystring: NextDebitsQuery, response: { 200: NextDebits } },
    },
    ({ query, id: requestId }) => {
      const search = new URLSearchParams(query).toString();
      return member
        .get<NextDebits>(`/internal/repayment_schedules/next_debits?${search}`, { requestId })
        .catch(refuse);
    },
  );
}
