import type { Knex } from 'knex';

export type ContentCopies = ReturnType<typeof contentCopyStore>;

/** The last good copies, which outlive a restart. */
export const contentCopyStore = (database: Knex) => ({
  /** null when there is none. Of whatever shape the release that kept it knew. */
  async find(key: string): Promise<{ content: unknown; readAt: Date } | null> {
    const row = await database('content_copy').where({ key }).first();
    return row ? { content: row.content, readAt: row.read_at } : null;
  },

  async keep(key: string, content: object, readAt: Date): Promise<void> {
    await database('content_copy')
      .insert({ key, content: JSON.stringify(content), read_at: readAt })
      .onConflict('key')
      .merge();
  },

  /** Editors took it back. */
  async forget(key: string): Promise<void> {
    await database('content_copy').where({ key }).delete();
  },
});
