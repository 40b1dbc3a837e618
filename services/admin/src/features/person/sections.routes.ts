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
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, RefusedError, refuseAlike, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { isListed } from '#features/users/users.store.ts';
import { pageNumber } from '#features/lists/lists.ts';

/** What is read of a person one by one, by the last part of its path. */
const SECTIONS = {
  pinwheel_status: PinwheelStatus,
  direct_deposit: DirectDeposit,
  plaid_transactions: PlaidTransactions,
  plaid_status: PlaidStatus,
  annualized_income: AnnualizedIncome,
  pave_status: PaveStatus,
  unresolved_integration_errors: UnresolvedIntegrationErrors,
};

const refuse = refuseAlike('This cannot be read right now. Please try again.');
const config = { access: 'admin', staffRole: 'support' } as const;

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

  for (const [section, reply] of Object.entries(SECTIONS)) {
    app.get(
      `/api/v1/admin/users/:id/${section}`,
      { config, schema: { params: Type.Object({ id: Id }), response: { 200: reply } } },
      ({ params, id: requestId }) => ask(params.id, section, requestId),
    );
  }

  app.get(
    '/api/v1/admin/normalized_transactions',
    {
      config,
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
      config,
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
