import Type from 'typebox';
import { BankVerification, LinkedBankAccount } from '@reset/api-contract/member/linking.ts';
import {
  type Refusal,
  rejectImpersonation,
  requireIdentity,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import type { AccountNumbers } from '#providers/bank-data.ts';
import { bankLinkStore } from './banks.store.ts';
import { NEEDED } from './linking/link-bank.ts';
import { linkingStore } from './linking/linking.store.ts';

const REFUSALS = {
  noAccount: { status: 404, code: 'no_bank_account', error: 'Not found' },
  nothingLinked: {
    status: 409,
    code: 'no_bank_linked',
    error: 'There is no bank account to disconnect.',
  },
} satisfies Record<string, Refusal>;

const DepositDestination = Type.Object({
  institution_name: Type.String(),
  routing_number: Type.String(),
  account_number: Type.String(),
});

/** The calls below /bank_accounts and /bank_account_verifications. */
export function accountsRoutes(app: Service, context: Context): void {
  const { cipher, clock, database, jobs } = context;
  const links = bankLinkStore(database);
  const { unlink } = linkingStore(database, jobs.add);
  const read = { config: { access: 'member' as const } };

  app.get(
    '/api/v1/bank_accounts/linked',
    { ...read, schema: { response: { 200: LinkedBankAccount } } },
    async (request) => {
      const link = await links.find(requireIdentity(request).userId);
      return (
        link && {
          name: link.accountName,
          institution_name: link.institutionName,
          mask: link.mask,
          verified: link.ownerStatus === 'verified',
        }
      );
    },
  );

  app.post('/api/v1/bank_accounts/unlink', read, async (request, reply) => {
    const userId = rejectImpersonation(request);
    const result = await unlink(userId, clock.now());
    if (result === 'unlinked') return reply.code(204).send();
    return reply.refuse(result === 'nothing_linked' ? REFUSALS.nothingLinked : NEEDED[result]);
  });

  app.get(
    '/api/v1/bank_accounts/tax_refund_deposit_destination',
    { ...read, schema: { response: { 200: DepositDestination } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request);
      const found = await links.findNumbers(userId);
      if (!found) return reply.refuse(REFUSALS.noAccount);
      const numbers = JSON.parse(cipher.decrypt(found.numbers, userId)) as AccountNumbers;
      return {
        institution_name: found.institutionName,
        routing_number: numbers.routingNumber,
        account_number: numbers.accountNumber,
      };
    },
  );

  // Refunds are paid into the linked account, so the two answer the same.
  for (const status of ['current_status', 'tax_refund_deposit_destination_status']) {
    app.get(
      `/api/v1/bank_account_verifications/${status}`,
      { ...read, schema: { response: { 200: BankVerification } } },
      async (request) => {
        const link = await links.find(requireIdentity(request).userId);
        return { status: link?.ownerStatus ?? 'pending' };
      },
    );
  }
}
