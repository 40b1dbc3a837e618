import type { AddJob, Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { beginAlone, beginDebits, type Beginnings } from './begin-debit.store.ts';
import type { Begun } from './instances.ts';

const MAX_INSTANCES = 200;

/** The days on which members repay from their banks, in the database. */
export const instanceStore = (database: Database, add: AddJob) => ({
  /** Repayments that are due, those that were missed too: some, in the order of their ids. */
  async due(today: CalendarDate, after: string): Promise<string[]> {
    const rows = await database('repayment_instance')
      .where({ state: 'scheduled' })
      .where('effective_on', '<=', today)
      .where('id', '>', after)
      .orderBy('id')
      .limit(MAX_INSTANCES)
      .select('id');
    return rows.map(({ id }) => id);
  },

  /**
   * Reserves what is to be debited on days that are due, under the locks of the card accounts: all or
   * none.
   * @returns what was reserved, and the days on which a bank cannot be debited or is predicted to be
   * overdrawn by it: each of them is begun alone
   */
  begin: (ids: readonly string[], now: Date): Promise<Beginnings> =>
    database.transaction((transaction) => beginDebits(transaction, ids, now)),

  /**
   * Puts off a day on which a bank cannot be debited, or ends it, and mails whose it is; reserves it
   * where it can be by now.
   * @returns what became of it; null where it was over by then
   */
  beginAlone: (id: string, now: Date): Promise<Begun | null> =>
    database.transaction((transaction) => beginAlone(transaction, id, { now, add })),
});
