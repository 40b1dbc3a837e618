import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { type JobHandler, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { READ_BANK_OWNER_QUEUE, REMOVE_BANK_ITEM_QUEUE } from '#features/banks/banks.ts';
import { registerMemberMails } from '#mail/member-mails.ts';
import { isOwner } from './account-owner.ts';
import { BANK_MAIL_QUEUE, bankMail } from './bank-mail.ts';
import { ownerStore, removedItemStore } from './linking.store.ts';

/** What is left to do when a bank was linked or is linked no longer. */
export function registerLinkingJobs(context: Context): void {
  context.jobs.register(READ_BANK_OWNER_QUEUE, readBankOwner(context));
  context.jobs.register(REMOVE_BANK_ITEM_QUEUE, removeBankItem(context));
  registerMemberMails(context, BANK_MAIL_QUEUE, bankMail);
}

/** Reads the account's numbers, and whether it is in the member's name. */
function readBankOwner(context: Context): JobHandler<{ link_id: string }> {
  const { bankData, cipher, clock, database, services } = context;
  const store = ownerStore(database, cipher);
  return async ({ link_id }) => {
    const link = await store.find(link_id);
    if (!link) return;
    const { userId, accountId } = link;
    const token = cipher.decrypt(link.encryptedToken, userId);
    const [identity, names, numbers] = await Promise.all([
      services.public.get<UserIdentity>(`/internal/users/${userId}`),
      bankData.readOwners(token, accountId),
      bankData.readNumbers(token, accountId),
    ]);
    const person = { firstName: identity.first_name, lastName: identity.last_name };
    const status = isOwner(names, person) ? 'verified' : 'failed';
    const encrypted = numbers && cipher.encrypt(JSON.stringify(numbers), userId);
    await store.record({ linkId: link_id, status, numbers: encrypted }, clock.now());
  };
}

/** Has the provider forget an item that is linked no longer, and forgets its token then. */
function removeBankItem(context: Context): JobHandler<{ removed_bank_item_id: string }> {
  const { bankData, cipher, database } = context;
  const store = removedItemStore(database);
  return async ({ removed_bank_item_id: id }) => {
    const item = await store.find(id);
    if (!item) return;
    if (!(await store.isLinked(id))) {
      const token = cipher.decrypt(item.encryptedToken, item.userId);
      await bankData.removeItem(token).catch((error: unknown) => {
        // It is gone already: an answer was lost, or the bank ended it.
        if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error;
      });
    }
    await store.forget(id);
  };
}
