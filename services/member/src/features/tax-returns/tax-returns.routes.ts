import { Id } from '@reset/api-contract/fields.ts';
import { IncomeTaxReturns, PutIncomeTaxReturn } from '@reset/api-contract/member/tax-returns.ts';
import { invalidFields, requireIdentity, type Refusal, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { requireMember } from '#features/members/members.store.ts';
import { toDollars } from '#money/dollars.ts';
import { readTaxReturns, taxReturnStore } from './tax-returns.store.ts';

const OTHER_RETURN: Refusal = {
  status: 409,
  code: 'other_tax_return',
  error: 'There is another return by this id, or of this person for this year and jurisdiction.',
};
const NO_INSTANT = invalidFields({ submitted_at: ['This is no instant.'] });

/** GET /income_tax_returns, and PUT /internal/members/:user_id/income_tax_returns/:id. */
export function taxReturnsRoutes(app: Service, { clock, database }: Context): void {
  const returns = taxReturnStore(database);
  app.get(
    '/api/v1/income_tax_returns',
    { config: { access: 'member' }, schema: { response: { 200: IncomeTaxReturns } } },
    async (request) => {
      const found = await readTaxReturns(database, requireIdentity(request).userId);
      return {
        income_tax_returns: found.map((one) => ({
          jurisdiction: one.jurisdiction,
          tax_year: one.taxYear,
          refund_amount: toDollars(one.refundCents),
          refund_advance_eligible: one.isAdvanceEligible,
          tax_return_status: one.status,
        })),
      };
    },
  );

  app.put(
    '/internal/members/:user_id/income_tax_returns/:id',
    {
      config: { callers: ['operator', 'onboarding'] },
      schema: { params: Type.Object({ user_id: Id, id: Id }), body: PutIncomeTaxReturn },
    },
    async ({ params, body }, reply) => {
      await requireMember(database, params.user_id);
      const submittedAt = new Date(body.submitted_at);
      if (Number.isNaN(submittedAt.getTime())) return reply.refuse(NO_INSTANT);
      const outcome = await returns.put(
        {
          id: params.id,
          userId: params.user_id,
          jurisdiction: body.jurisdiction,
          taxYear: body.tax_year,
          state: body.state,
          refundCents: body.refund_cents,
          isAdvanceEligible: body.refund_advance_eligible,
          status: body.tax_return_status,
          submittedAt,
        },
        clock.now(),
      );
      return outcome === 'conflict' ? reply.refuse(OTHER_RETURN) : reply.code(204).send();
    },
  );
}
