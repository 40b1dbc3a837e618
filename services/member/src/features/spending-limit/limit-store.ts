import type { Knex } from 'knex';
import type { StoredLimit } from './replay.ts';

/** Limits that were computed, in the database. */
export const limitStore = (database: Knex) => ({
  /** Her gross limit as it was computed last; 0 before the first time and for nobody. */
  async grossCents(userId: string): Promise<number> {
    const state = await database('limit_state')
      .where({ user_id: userId })
      .first<{ gross_cents: bigint | null } | undefined>('gross_cents');
    return Number(state?.gross_cents ?? 0);
  },

  /** What became of it and why, the newest first. */
  async history(userId: string, most: number): Promise<(StoredLimit & { because: string[] })[]> {
    const rows = await database('spending_limit')
      .where({ user_id: userId })
      .orderBy('id', 'desc')
      .limit(most);
    return rows.map(({ engine, inputs, steps, because, gross_cents: gross }) => ({
      engine,
      inputs,
      steps,
      because,
      grossCents: Number(gross),
    }));
  },
});
