import Type from 'typebox';
import { Id } from '@reset/api-contract/fields.ts';
import { PutLimitConfig } from '@reset/api-contract/member/limit-config.ts';
import type { Refusal, Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { limitConfigStore } from './limits.store.ts';
import { WHOLE } from '#money/basis-points.ts';
import type { MemberLimitConfig } from './limit-rules.ts';

const notHundredths: Refusal = {
  status: 422,
  code: 'not_in_hundredths',
  error: 'A multiplier has at most two decimals.',
};

/** PUT /internal/members/:user_id/limit_config. */
export function limitsRoutes(app: Service, { database }: Context): void {
  app.put(
    '/internal/members/:user_id/limit_config',
    {
      config: { callers: ['operator', 'admin'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutLimitConfig },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      await requireMember(database, userId);
      if (!multipliersOf(request.body).every(isInHundredths)) return reply.refuse(notHundredths);
      await limitConfigStore(database).put(userId, toConfig(request.body));
      return reply.code(204).send();
    },
  );
}

const toConfig = (body: PutLimitConfig): MemberLimitConfig => ({
  isMuted: body.muted ?? false,
  isProbationaryLimitOn: body.enable_probationary_limit ?? null,
  countsFutureDeposits: body.enable_future_dated_direct_deposit_limit ?? null,
  payrollLinkedBasisPoints:
    body.ewa_multiplier_by_repayment_count?.payroll_linked.map(toBasisPoints) ?? null,
  payrollUnlinkedBasisPoints:
    body.ewa_multiplier_by_repayment_count?.payroll_unlinked.map(toBasisPoints) ?? null,
  refundAdvanceBasisPoints:
    body.income_tax_refund_advance_multiplier === undefined
      ? null
      : toBasisPoints(body.income_tax_refund_advance_multiplier),
});

const multipliersOf = (body: PutLimitConfig): number[] => [
  ...(body.ewa_multiplier_by_repayment_count?.payroll_linked ?? []),
  ...(body.ewa_multiplier_by_repayment_count?.payroll_unlinked ?? []),
  body.income_tax_refund_advance_multiplier ?? 0,
];

const isInHundredths = (multiplier: number): boolean =>
  Number(multiplier.toFixed(2)) === multiplier;

// A float's noise is rounded away.
const toBasisPoints = (multiplier: number): number => Math.round(multiplier * WHOLE);
