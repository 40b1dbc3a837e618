import { Id } from '@reset/api-contract/fields.ts';
import {
  type ChangeRepayment,
  CreateRepaymentSchedule,
  DebitExternalAccount,
  DebitReply,
  type MakeDebit,
  type MakeRepaymentSchedule,
  RepaymentScheduleReply,
  RepaymentSchedules,
  RepaymentSchedulesQuery,
} from '@reset/api-contract/member/repayment-schedules.ts';
import { refuseAlike, requireIdentity, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';

const config = { access: 'admin', staffRole: 'operations' } as const;
const params = Type.Object({ id: Id });
const refuse = refuseAlike('Repayments cannot be read or changed right now. Please try again.');

/**
 * GET and POST /admin/repayment_schedules, POST /admin/repayment_schedules/:id/approve and
 * /inactivate, POST /admin/repayment_instances/:id/cancel, POST
 * /admin/users/:id/debit_external_account: passed on in the name of whoever asks.
 */
export function repaymentsRoutes(app: Service, { services: { member } }: Context): void {
  app.get(
    '/api/v1/admin/repayment_schedules',
    {
      config: { ...config, staffRole: 'support' },
      schema: { querystring: RepaymentSchedulesQuery, response: { 200: RepaymentSchedules } },
    },
    ({ query, id: requestId }) => {
      const search = new URLSearchParams(query).toString();
      return member
        .get<RepaymentSchedules>(`/internal/repayment_schedules?${search}`, { requestId })
        .catch(refuse);
    },
  );

  app.post(
    '/api/v1/admin/repayment_schedules',
    {
      config,
      schema: { body: CreateRepaymentSchedule, response: { 201: RepaymentScheduleReply } },
    },
    async (request, reply) => {
      const made: MakeRepaymentSchedule = { ...request.body, ...by(request) };
      const { id: requestId } = request;
      const created = await member
        .post<RepaymentScheduleReply>('/internal/repayment_schedules', made, { requestId })
        .catch(refuse);
      return reply.code(201).send(created);
    },
  );

  for (const [path, more] of [
    ['repayment_schedules/:id/approve', { staffRole: 'approver', stepUp: true }],
    ['repayment_schedules/:id/inactivate', {}],
    ['repayment_instances/:id/cancel', {}],
  ] as const) {
    const route = { config: { ...config, ...more }, schema: { params } };
    app.post(`/api/v1/admin/${path}`, route, async (request, reply) => {
      const { id: requestId } = request;
      const change: ChangeRepayment = by(request);
      const to = `/internal/${path.replace(':id', request.params.id)}`;
      await member.post(to, change, { requestId }).catch(refuse);
      return reply.code(204).send();
    });
  }

  app.post(
    '/api/v1/admin/users/:id/debit_external_account',
    {
      config: { ...config, stepUp: true },
      schema: { params, body: DebitExternalAccount, response: { 201: DebitReply } },
    },
    async (request, reply) => {
      const { id: requestId } = request;
      const debit: MakeDebit = { ...request.body, ...by(request) };
      const made = await member
        .post<DebitReply>(`/internal/members/${request.params.id}/debits`, debit, { requestId })
        .catch(refuse);
      return reply.code(201).send(made);
    },
  );
}

const by = (request: Parameters<typeof requireIdentity>[0]) => ({
  made_by: requireIdentity(request).realUserId,
});
