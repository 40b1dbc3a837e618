import { IncomeReadiness } from '@reset/api-contract/member/linking.ts';
import { signedIn, type Service } from '@reset/service-kit';
import type { incomeStore } from './income-store.ts';

/** GET /pave/status. */
export function registerIncomeReading(
  app: Service,
  { depositsOf }: Pick<ReturnType<typeof incomeStore>, 'depositsOf'>,
): void {
  app.get(
    '/api/v1/pave/status',
    { config: { access: 'member' }, schema: { response: { 200: IncomeReadiness } } },
    async (request) => ({ ready: (await depositsOf(signedIn(request).userId)) !== null }),
  );
}
