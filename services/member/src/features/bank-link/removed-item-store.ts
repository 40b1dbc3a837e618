import type { Knex } from 'knex';

/** Items that are linked no longer and that the provider is still to forget, in the database. */
export const removedItemStore = (database: Knex) => ({
  /** null when the provider has forgotten it already. */
  async find(id: string): Promise<{ userId: string; encryptedToken: string } | null> {
    const row = await database('removed_bank_item').where({ id }).first();
    return row ? { userId: row.user_id, encryptedToken: row.access_token } : null;
  },

  /** Whether somebody is linked by that item, now: then the provider has to keep it. */
  async isLinked(id: string): Promise<boolean> {
    const link = await database('bank_link as link')
      .join('removed_bank_item as removed', 'removed.item_id', 'link.item_id')
      .where('removed.id', id)
      .first('link.id');
    return link !== undefined;
  },

  async forget(id: string): Promise<void> {
    await database('removed_bank_item').where({ id }).delete();
  },
});
