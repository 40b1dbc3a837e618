import type { Knex } from 'knex';
import type { StandingBankLink } from './bank-link.ts';

/** Linked bank accounts as they were last read, in the database. */
export const bankLinkStore = (database: Knex) => ({
  /** null while no bank is linked. */
  async find(userId: string): Promise<StandingBankLink | null> {
    const row = await database('bank_link').where({ user_id: userId }).first();
    return row
      ? {
          id: row.id,
          institutionName: row.institution_name,
          accountName: row.account_name,
          mask: row.mask,
          availableCents: row.available_cents,
          isDigitalOnly: row.is_digital_only,
          isBroken: row.status === 'broken',
          ownerStatus: row.owner_status,
        }
      : null;
  },

  /** Which links an item of the provider is; it may be one of several while people are seeded. */
  async idsOf(itemId: string): Promise<string[]> {
    const rows = await database('bank_link').where({ item_id: itemId }).select('id');
    return rows.map(({ id }) => id);
  },

  /** The encrypted token of a link that its owner has to repair; null while there is none. */
  async findBrokenToken(userId: string): Promise<string | null> {
    const broken = { user_id: userId, status: 'broken' };
    const row = await database('bank_link').where(broken).first('access_token');
    return row?.access_token ?? null;
  },

  /** Encrypted, with the bank's name; null while no bank is linked or its numbers are unread. */
  async findNumbers(userId: string): Promise<{ institutionName: string; numbers: string } | null> {
    const row = await database('bank_link')
      .where({ user_id: userId })
      .whereNotNull('account_numbers')
      .first('institution_name', 'account_numbers');
    return row ? { institutionName: row.institution_name, numbers: row.account_numbers } : null;
  },
});
