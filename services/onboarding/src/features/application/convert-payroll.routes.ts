import { Id } from '@reset/api-contract/fields.ts';
import {
  whyNotConvertible,
  type ConversionRefusal,
} from '@reset/application-engine/convert-payroll.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import {
  answerOnce,
  newId,
  RefusedError,
  type Refusal,
  type Service,
  type Transaction,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { enterState } from '#features/user-states/user-states.store.ts';
import { applicationUnavailable, readApplicant } from './applicant.client.ts';
import type { Applicant } from './applicant.ts';
import { applicantCopyStore, applicationStore } from './application.store.ts';
import { factsOf, UNLINK_PAYROLL_QUEUE } from './application.ts';

const conflict = (error: string) => ({ status: 409, error });
const REFUSALS: Readonly<Record<ConversionRefusal, Omit<Refusal, 'code'>>> = {
  payroll_not_linked: conflict('This person has no payroll linked.'),
  payroll_required: conflict('This person has to link a payroll.'),
  application_ended: conflict('The application of this person has ended.'),
};

/**
 * POST /internal/applications/:user_id/convert_payroll_to_skipped, by the admin service: her linked
 * payroll counts as one that she skipped, and is unlinked by a job that cannot be lost.
 */
export function convertPayrollRoutes(app: Service, context: Context): void {
  app.post(
    '/internal/applications/:user_id/convert_payroll_to_skipped',
    { config: { callers: ['admin'] }, schema: { params: Type.Object({ user_id: Id }) } },
    async (request, reply) => {
      const { user_id: userId } = request.params;
      const call = { requestId: request.id };
      const { applicant, isLive } = await readApplicant(context, userId, call);
      // Nothing is decided by what was so a while ago.
      if (!isLive) throw new RefusedError(applicationUnavailable);
      return answerOnce(context, request, reply, async (transaction) => {
        const code = await convert(context, transaction, { userId, applicant });
        return code ? { refusal: { ...REFUSALS[code], code } } : { status: 204 };
      });
    },
  );
}

async function convert(
  { clock, jobs, partners }: Context,
  transaction: Transaction,
  { userId, applicant }: { userId: string; applicant: Applicant },
): Promise<ConversionRefusal | null> {
  await applicantCopyStore(transaction).lock(userId);
  const now = clock.now();
  const applications = applicationStore(transaction);
  const file = await applications.read(userId, now);
  const refusal = whyNotConvertible(factsOf({ applicant, file, partners, today: dayOf(now) }));
  if (refusal) return refusal;
  const skipped = { userId, product: 'earned_wage_access', now } as const;
  await applications.record(transaction, {
    ...skipped,
    task: 'payroll_linking',
    outcome: 'skipped',
  });
  await enterState(transaction, {
    userId,
    event: 'payroll_skipped',
    product: skipped.product,
    at: now,
  });
  await jobs.add(transaction, UNLINK_PAYROLL_QUEUE, { user_id: userId, key: newId() });
  return null;
}
