import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { Context } from '#context.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import type { AccountNumbers } from '#providers/bank-data.ts';

/** A linked bank account, as a transfer names it. */
type LinkedAccount = { userId: string; personId: string; bankLinkId: string; bankName: string };

/**
 * Registers a member's account at her own bank with the issuer, once for each key and as long as it has
 * the same numbers.
 * @returns the issuer's id of it; null for a bank that was unlinked meanwhile
 */
export function registerAccount({ cipher, database, payouts: issuer, services }: Context) {
  const banks = bankLinkStore(database);
  return async (account: LinkedAccount, key: string): Promise<string | null> => {
    const { userId, personId, bankLinkId, bankName } = account;
    const known = await banks.accountAtBank(bankLinkId);
    if (!known || known.issuerId !== null) return known && known.issuerId;
    const { encryptedNumbers } = known;
    const numbers = JSON.parse(cipher.decrypt(encryptedNumbers, userId)) as AccountNumbers;
    const { first_name, last_name } = await services.public.get<UserIdentity>(
      `/internal/users/${userId}`,
    );
    const ownerName = `${first_name} ${last_name}`;
    const issuerId = await issuer.registerRecipient(
      { personId, ownerName, bankName, numbers },
      key,
    );
    await banks.keepIssuerId(bankLinkId, encryptedNumbers, issuerId);
    return issuerId;
  };
}
