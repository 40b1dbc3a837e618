import {
  MAX_SAVED_VIEWS,
  type PutSavedView,
  type SavedViews,
} from '@reset/api-contract/admin/saved-views.ts';
import type { Database } from '@reset/service-kit';

/** What staff have saved of the lists' filters, each her own. */
export const savedViewStore = (database: Database) => ({
  async list(userId: string): Promise<SavedViews['saved_views']> {
    const rows = await database('saved_view')
      .where({ user_id: userId })
      .orderBy('name')
      .select<Row[]>('name', 'path', 'query', 'saved_at');
    return rows.map(({ saved_at: savedAt, ...view }) => ({
      ...view,
      saved_at: savedAt.toISOString(),
    }));
  },

  /** Keeps a view, in place of one of that name; false where there are as many as there may be. */
  put: (userId: string, view: PutSavedView, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      // One at a time for each person, so that none is kept above the bound.
      await transaction('staff').where({ user_id: userId }).forNoKeyUpdate().first('user_id');
      const others = await transaction('saved_view')
        .where({ user_id: userId })
        .whereNot({ name: view.name })
        .count<{ count: bigint }[]>('*');
      if (Number(others[0]?.count ?? 0) >= MAX_SAVED_VIEWS) return false;
      await transaction('saved_view')
        .insert({ user_id: userId, ...view, saved_at: now })
        .onConflict(['user_id', 'name'])
        .merge();
      return true;
    }),

  async remove(userId: string, name: string): Promise<void> {
    await database('saved_view').where({ user_id: userId, name }).delete();
  },
});

type Row = PutSavedView & { saved_at: Date };
