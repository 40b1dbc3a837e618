import { Id } from '@reset/api-contract/fields.ts';
import { PutPayrollLink } from '@reset/api-contract/member/commands.ts';
import type { Clock, Service } from '@reset/service-kit';
import Type from 'typebox';
import { notMember, type Member } from '#features/members/members.ts';
import type { PayrollData } from '#providers/payroll-data.ts';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import type { PayrollLinkStore } from './payroll-link-store.ts';
import type { LinkedReading } from './payroll.ts';
import { readPayroll } from './sync-payroll.job.ts';

type Needs = {
  findMember(userId: string): Promise<Member | null>;
  links: Pick<PayrollLinkStore, 'find'>;
  /** Links an account and records its reading, whole or not at all. */
  linkRead(linked: LinkedReading, now: Date): Promise<void>;
  payrollData: PayrollData;
  clock: Clock;
};

/** PUT /internal/members/:user_id/payroll_link: links an account, whoever's it is, and reads it. */
export function registerPayroll(app: Service, needs: Needs): void {
  app.put(
    '/internal/members/:user_id/payroll_link',
    {
      config: { callers: ['operator'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutPayrollLink },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      const accountId = request.body.account_id;
      if (!(await needs.findMember(userId))) return reply.refuse(notMember);
      const before = await needs.links.find(userId);
      const reading = await refusingProviderErrors(() => readPayroll(needs.payrollData, accountId));
      await needs.linkRead({ userId, accountId, reading, before }, needs.clock.now());
      return reply.code(204).send();
    },
  );
}
