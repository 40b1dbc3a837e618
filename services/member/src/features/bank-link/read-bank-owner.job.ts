import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { InternalClient, JobHandler } from '@reset/service-kit';
import type { BankData } from '#providers/bank-data.ts';
import { isOwner } from './account-owner.ts';
import type { ownerStore } from './owner-store.ts';
import type { TokenCipher } from './token-cipher.ts';

/** Reads the account's numbers, and whether it is in the member's name. */
export const readBankOwner =
  (needs: {
    store: ReturnType<typeof ownerStore>;
    bankData: Pick<BankData, 'readNumbers' | 'readOwners'>;
    publicService: Pick<InternalClient, 'get'>;
    cipher: TokenCipher;
  }): JobHandler<{ link_id: string }> =>
  async ({ link_id }) => {
    const link = await needs.store.find(link_id);
    if (!link) return;
    const { userId, accountId } = link;
    const token = needs.cipher.decrypt(link.encryptedToken, userId);
    const [identity, names, numbers] = await Promise.all([
      needs.publicService.get<UserIdentity>(`/internal/users/${userId}`),
      needs.bankData.readOwners(token, accountId),
      needs.bankData.readNumbers(token, accountId),
    ]);
    const person = { firstName: identity.first_name, lastName: identity.last_name };
    await needs.store.record(
      link_id,
      isOwner(names, person) ? 'verified' : 'failed',
      numbers && needs.cipher.encrypt(JSON.stringify(numbers), userId),
    );
  };
