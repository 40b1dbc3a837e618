import type { Database } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { keepPayDates, readPayDates } from './pay-dates.store.ts';

/**
 * Publishes the members of so many marks who stand otherwise than was published last.
 * @returns how many marks it has read
 */
export const publishStale = (database: Database, maxMarks: number, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    // One at a time: what is published last is what was read last.
    await transaction.raw('LOCK TABLE member_published IN SHARE ROW EXCLUSIVE MODE');
    // A mark is seen with what it was made for, which is read after it; one that comes meanwhile stays.
    const marks: { id: bigint; user_id: string }[] = await transaction('member_stale')
      .orderBy('id')
      .limit(maxMarks)
      .select('id', 'user_id');
    if (marks.length === 0) return 0;
    const users = [...new Set(marks.map(({ user_id }) => user_id))];
    await keepPayDates(transaction, await readPayDates(transaction, users, dayOf(now)));
    await transaction.raw('SELECT publish_standings(?::bigint[], ?)', [
      marks.map(({ id }) => String(id)),
      now,
    ]);
    return marks.length;
  });
