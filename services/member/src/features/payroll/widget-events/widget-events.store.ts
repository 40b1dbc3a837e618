import { type Database, newId } from '@reset/service-kit';
import { KEPT_DAYS, type PayrollEvent, storable } from './widget-events.ts';

const MAX_DELETED = 1_000;

/** What the payroll widget reported, in the database. */
export const payrollEventStore = (database: Database) => ({
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
  async deleteOld(now: Date): Promise<void> {
    const keptFrom = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
    const old = database('payroll_event')
      .select('id')
      .where('logged_at', '<', keptFrom)
      .limit(MAX_DELETED);
    await database('payroll_event').whereIn('id', old).delete();
  },
});
