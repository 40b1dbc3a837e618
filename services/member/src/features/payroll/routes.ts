import { Id } from '@reset/api-contract/fields.ts';
import { PutPayrollLink } from '@reset/api-contract/member/commands.ts';
import type { Clock, Service } from '@reset/service-kit';
import Type from 'typebox';
import { notMember, type Member } from '#features/members/members.ts';
import type { PayrollData, ReportedPaystub, ReportedShift } from '#providers/payroll-data.ts';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import type { Payroll } from './payroll.ts';

/** What one reading of a member's payroll brought. */
export type PayrollReading = {
  userId: string;
  accountId: string;
  payroll: Payroll;
  shifts: readonly ReportedShift[];
  paystubs: readonly ReportedPaystub[];
  readAt: Date;
};

type Needs = {
  findMember(userId: string): Promise<Member | null>;
  /** Records a reading whole or not at all. */
  record(reading: PayrollReading): Promise<void>;
  payrollData: PayrollData;
  clock: Clock;
};

/** PUT /internal/members/:user_id/payroll_link: reads the payroll once. */
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
      const [payroll, shifts, paystubs] = await refusingProviderErrors(() =>
        Promise.all([
          needs.payrollData.readTerms(accountId),
          needs.payrollData.readShifts(accountId),
          needs.payrollData.readPaystubs(accountId),
        ]),
      );
      const readAt = needs.clock.now();
      await needs.record({ userId, accountId, payroll, shifts, paystubs, readAt });
      return reply.code(204).send();
    },
  );
}
