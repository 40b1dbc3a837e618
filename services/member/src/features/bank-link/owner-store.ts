import type { Knex } from 'knex';
import type { OwnerStatus } from './bank-link.ts';

/** Whose account a link is, and its numbers, in the database. */
export const ownerStore = (database: Knex) => ({
  /** null for a link that is no more, or not read yet as far as its account. */
  async find(
    linkId: string,
  ): Promise<{ userId: string; encryptedToken: string; accountId: string } | null> {
    const row = await database('bank_link')
      .where({ id: linkId })
      .whereNotNull('account_id')
      .first('user_id', 'access_token', 'account_id');
    return row
      ? { userId: row.user_id, encryptedToken: row.access_token, accountId: row.account_id }
      : null;
  },

  /** @param numbers encrypted; null where the bank gives none away */
  async record(linkId: string, status: OwnerStatus, numbers: string | null): Promise<void> {
    await database('bank_link')
      .where({ id: linkId })
      .update({ owner_status: status, account_numbers: numbers });
  },
});
