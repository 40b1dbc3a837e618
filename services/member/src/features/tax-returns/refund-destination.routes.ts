import { BankVerification } from '@reset/api-contract/member/linking.ts';
import {
  refusingProviderErrors,
  rejectImpersonation,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { refundDestination } from './refund-destination.client.ts';

const NO_ACCOUNT: Refusal = { status: 404, code: 'no_bank_account', error: 'Not found' };

const DepositDestination = Type.Object({
  institution_name: Type.String(),
  routing_number: Type.String(),
  /** The last four digits: a whole number is told by /bank_accounts/fbo alone (decision C-107). */
  account_number: Type.String({ pattern: '^[0-9]{1,4}$' }),
});

/**
 * GET /bank_accounts/tax_refund_deposit_destination, for herself alone, and GET
 * /bank_account_verifications/tax_refund_deposit_destination_status.
 */
export function refundDestinationRoutes(app: Service, context: Context): void {
  const { database } = context;
  app.get(
    '/api/v1/bank_accounts/tax_refund_deposit_destination',
    { config: { access: 'member' }, schema: { response: { 200: DepositDestination } } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const found = await refusingProviderErrors(() => refundDestination(context, userId));
      if (!found) return reply.refuse(NO_ACCOUNT);
      return {
        institution_name: found.institutionName,
        routing_number: found.routingNumber,
        account_number: found.accountNumber.slice(-4),
      };
    },
  );

  app.get(
    '/api/v1/bank_account_verifications/tax_refund_deposit_destination_status',
    { config: { access: 'member' }, schema: { response: { 200: BankVerification } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      // Ours is opened in her name.
      if (await directDepositStore(database).find(userId)) return { status: 'verified' as const };
      const link = await bankLinkStore(database).find(userId);
      return { status: link?.ownerStatus ?? ('pending' as const) };
    },
  );
}
