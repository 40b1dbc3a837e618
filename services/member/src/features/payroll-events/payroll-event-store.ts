import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { KEPT_DAYS, storable, type PayrollEvent } from './payroll-events.ts';

const FORGOTTEN_AT_ONCE = 1_000;

/** What the payroll widget told, in the database. */
export const payrollEventStore = (database: Knex) => ({
  async log({ userId, name, data }: PayrollEvent, now: Date): Promise<void> {
    await database('payroll_event').insert({
      id: newId(),
      user_id: userId,
      name,
      data: JSON.stringify(storable(data)),
      logged_at: now,
    });
  },

  /** Forgets some of those that are older than they are kept. */
  async clearAway(now: Date): Promise<void> {
    const keptFrom = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
    const old = database('payroll_event')
      .select('id')
      .where('logged_at', '<', keptFrom)
      .limit(FORGOTTEN_AT_ONCE);
    await database('payroll_event').whereIn('id', old).delete();
  },
});
