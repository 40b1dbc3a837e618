import type { Knex } from 'knex';
import type { News } from './notifications.ts';

/** What members are told once, in the database. */
export const notificationStore = (database: Knex) => ({
  /** The oldest first. */
  async unread(userId: string): Promise<News[]> {
    return database('notification')
      .where({ user_id: userId })
      .whereNull('read_at')
      .orderBy(['created_at', 'id'])
      .select('id', 'type');
  },

  /** Whether it is hers, read before or not: the first time counts. */
  async markAsRead(userId: string, id: string, now: Date): Promise<boolean> {
    const read = await database('notification')
      .where({ id, user_id: userId })
      .update({ read_at: database.raw('coalesce(read_at, ?)', [now]) });
    return read === 1;
  },
});
