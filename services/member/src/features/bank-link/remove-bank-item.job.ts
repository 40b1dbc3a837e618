import type { JobHandler } from '@reset/service-kit';
import type { BankData } from '#providers/bank-data.ts';
import { ProviderError } from '#providers/provider-error.ts';
import type { removedItemStore } from './removed-item-store.ts';
import type { TokenCipher } from './token-cipher.ts';

/** Has the provider forget an item that is linked no longer, and forgets its token then. */
export const removeBankItem =
  (needs: {
    store: ReturnType<typeof removedItemStore>;
    bankData: Pick<BankData, 'removeItem'>;
    cipher: TokenCipher;
  }): JobHandler<{ removed_bank_item_id: string }> =>
  async ({ removed_bank_item_id: id }) => {
    const item = await needs.store.find(id);
    if (!item) return;
    if (!(await needs.store.isLinked(id))) {
      const token = needs.cipher.decrypt(item.encryptedToken, item.userId);
      await needs.bankData.removeItem(token).catch((error: unknown) => {
        // It is gone already: an answer was lost, or the bank ended it.
        if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error;
      });
    }
    await needs.store.forget(id);
  };
