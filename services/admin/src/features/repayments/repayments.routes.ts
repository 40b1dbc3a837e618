import {
  RepaymentSchedules,
  RepaymentSchedulesQuery,
} from '@reset/api-contract/member/repayment-schedules.ts';
import { refuseAlike, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';

const refuse = refuseAlike('Repayments cannot be read right now. Please try again.');

/** GET /admin/repayment_schedules: as the member service has them. */
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
}
