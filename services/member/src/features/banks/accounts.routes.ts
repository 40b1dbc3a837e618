import { BankVerification, LinkedBankAccount } from '@reset/api-contract/member/linking.ts';
import {
  type Refusal,
  rejectImpersonation,
  requireIdentity,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { bankLinkStore } from './banks.store.ts';
import { NEEDED } from './linking/link-bank.ts';
import { linkingStore } from './linking/linking.store.ts';

const NOTHING_LINKED: Refusal = {
  status: 409,
  code: 'no_bank_linked',
  error: 'There is no bank account to disconnect.',
};

/** The calls below /bank_accounts and /bank_account_verifications. */
export function accountsRoutes(app: Service, context: Context): void {
  const { clock, database, jobs } = context;
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
    return reply.refuse(result === 'nothing_linked' ? NOTHING_LINKED : NEEDED[result]);
  });

  app.get(
    '/api/v1/bank_account_verifications/current_status',
    { ...read, schema: { response: { 200: BankVerification } } },
    async (request) => {
      const link = await links.find(requireIdentity(request).userId);
      return { status: link?.ownerStatus ?? 'pending' };
    },
  );
}
