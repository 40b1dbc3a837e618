import { IncomeReadiness } from '@reset/api-contract/member/linking.ts';
import { requireIdentity, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';

/** GET /pave/status. */
export function incomeRoutes(app: Service, { database }: Context): void {
  const { depositsOf } = bankLinkStore(database);
  app.get(
    '/api/v1/pave/status',
    { config: { access: 'member' }, schema: { response: { 200: IncomeReadiness } } },
    async (request) => ({ ready: (await depositsOf(requireIdentity(request).userId)) !== null }),
  );
}
