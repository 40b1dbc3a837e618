import { Id } from '@reset/api-contract/fields.ts';
import { answerOnce, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { noPayrollLinked } from './payroll-link.ts';
import { payrollLinkStore } from './payroll-link.store.ts';

/** POST /internal/members/:user_id/payroll_link/unlink, by the admin and the onboarding service. */
export function staffPayrollRoutes(app: Service, context: Context): void {
  const { clock, jobs } = context;
  app.post(
    '/internal/members/:user_id/payroll_link/unlink',
    {
      config: { callers: ['admin', 'onboarding'] },
      schema: { params: Type.Object({ user_id: Id }) },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { user_id: userId } = request.params;
        await requireMember(transaction, userId);
        const isOver = await payrollLinkStore(transaction, jobs.add).unlink(userId, clock.now());
        return isOver ? { status: 204 } : { refusal: noPayrollLinked };
      }),
  );
}
