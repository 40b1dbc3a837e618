import { DirectDeposit } from '@reset/api-contract/admin/user-sections.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import type { ReportedAllocation } from '#providers/payroll-data.ts';
import { directDepositStore } from './direct-deposit.store.ts';

/** GET /internal/members/:user_id/direct_deposit: where somebody's employer sends her pay, for staff. */
export function directDepositSectionRoutes(app: Service, { database }: Context): void {
  const deposits = directDepositStore(database);
  app.get(
    '/internal/members/:user_id/direct_deposit',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: DirectDeposit } },
    },
    async (request) => (await deposits.allocations(request.params.user_id)).map(toWire),
  );
}

const toWire = (part: ReportedAllocation, index: number): DirectDeposit[number] => ({
  account_name: part.accountName,
  allocation_type: part.kind,
  amount: part.kind === 'amount' ? part.value : null,
  percentage: part.kind === 'percentage' ? part.value : null,
  priority: index + 1,
  routing_number: part.routingNumber,
  masked_account_number: part.accountMask,
});
