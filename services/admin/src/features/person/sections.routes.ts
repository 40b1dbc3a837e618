import { LimitReceipt, LimitReceiptQuery } from '@reset/api-contract/admin/limit-receipt.ts';
import {
  AnnualizedIncome,
  DirectDeposit,
  NormalizedTransactions,
  NormalizedTransactionsQuery,
  PaveStatus,
  PinwheelStatus,
  PlaidStatus,
  PlaidTransactions,
  UnresolvedIntegrationErrors,
} from '@reset/api-contract/admin/user-sections.ts';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, RefusedError, refuseAlike, type Service } from '@reset/service-kit';
import Type, { type TSchema } from 'typebox';
import type { Context } from '#context.ts';
import { isListed } from '#features/users/users.store.ts';
import { pageNumber } from '#features/lists/lists.ts';

/** What is read of a person one by one, by the last part of its path. */
const SECTIONS = {
  pinwheel_status: PinwheelStatus,
  direct_deposit: DirectDeposit,
  plaid_transactions: PlaidTransactions,
  plaid_status: PlaidStatus,
  unresolved_integration_errors: UnresolvedIntegrationErrors,
};

/** Those that are amounts and nothing else, of which support is shown none. */
const SECTIONS_OF_AMOUNTS = { annualized_income: AnnualizedIncome, pave_status: PaveStatus };

const refuse = refuseAlike('This cannot be read right now. Please try again.');
const openTo = (staffRole: StaffRole) => ({ access: 'admin' as const, staffRole });

/**
 * GET /admin/users/:id/<section>, /admin/normalized_transactions and /admin/users/:id/limits/:limit_id:
 * asked of the member service, which owns all of it. 404 for nobody.
 */
export function sectionsRoutes(app: Service, { database, services }: Context): void {
  const ask = async (userId: string, section: string, requestId: string): Promise<never> => {
    if (!(await isListed(database, userId))) throw new RefusedError(notFound);
    return services.member
      .get<never>(`/internal/members/${userId}/${section}`, { requestId })
      .catch(refuse);
  };

  const serve = (sections: Readonly<Record<string, TSchema>>, least: StaffRole): void => {
    for (const [section, reply] of Object.entries(sections)) {
      app.get(
        `/api/v1/admin/users/:id/${section}`,
        {
          config: openTo(least),
          schema: { params: Type.Object({ id: Id }), response: { 200: reply } },
        },
        ({ params, id: requestId }) => ask(params.id, section, requestId),
      );
    }
  };
  serve(SECTIONS, 'support');
  serve(SECTIONS_OF_AMOUNTS, 'operations');

  app.get(
    '/api/v1/admin/normalized_transactions',
    {
      config: openTo('support'),
      schema: {
        querystring: NormalizedTransactionsQuery,
        response: { 200: NormalizedTransactions },
      },
    },
    ({ query, id: requestId }) =>
      ask(query.user_id, `normalized_transactions?page=${pageNumber(query.page)}`, requestId),
  );

  app.get(
    '/api/v1/admin/users/:id/limits/:limit_id',
    {
      config: openTo('operations'),
      schema: {
        params: Type.Object({ id: Id, limit_id: Id }),
        querystring: LimitReceiptQuery,
        response: { 200: LimitReceipt },
      },
    },
    ({ params, query, id: requestId }) => {
      const search = new URLSearchParams(query).toString();
      return ask(params.id, `limits/${params.limit_id}?${search}`, requestId);
    },
  );
}
