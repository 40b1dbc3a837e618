import { FboAccount } from '@reset/api-contract/member/direct-deposit.ts';
import {
  type Refusal,
  refusingProviderErrors,
  rejectImpersonation,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { directDepositStore } from './direct-deposit.store.ts';

const noAccount: Refusal = { status: 404, code: 'deposit_account_not_found', error: 'Not found' };

/**
 * GET /bank_accounts/fbo: to herself alone. The whole number is read from the issuer each time, and
 * kept and logged nowhere.
 */
export function directDepositRoutes(
  app: Service,
  { cardIssuing: issuer, config, database }: Context,
): void {
  const { find } = directDepositStore(database);
  app.get(
    '/api/v1/bank_accounts/fbo',
    { config: { access: 'member' }, schema: { response: { 200: FboAccount } } },
    async (request, reply) => {
      const account = await find(rejectImpersonation(request));
      if (!account) return reply.refuse(noAccount);
      const { routingNumber, accountNumber } = await refusingProviderErrors(() =>
        issuer.readDeposit(account.issuerAccountId),
      );
      return reply.send({
        institution_name: config.DEPOSIT_BANK_NAME,
        routing_number: routingNumber,
        account_number: accountNumber,
      });
    },
  );
}
