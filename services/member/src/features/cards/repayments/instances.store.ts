import type { AddJob, Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { beginAlone, beginDebits } from './begin-debit.store.ts';
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
   * Reserves what is to be debited on days that are due, under the locks of the card accounts, all or
   * none; then puts off, one by one, those on which a bank cannot be debited or is predicted to be
   * overdrawn by it, and mails whose they are.
   * @returns what became of each that was not over by then
   */
  async begin(ids: readonly string[], now: Date): Promise<Begun[]> {
    const { begun, obstructed } = await database.transaction((transaction) =>
      beginDebits(transaction, ids, now),
    );
    const ended: Begun[] = [...begun];
    for (const id of obstructed) {
      const one = await database.transaction((transaction) =>
        beginAlone(transaction, id, { now, add }),
      );
      if (one) ended.push(one);
    }
    return ended;
  },
});
