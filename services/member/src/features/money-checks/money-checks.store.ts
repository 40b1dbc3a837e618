import type { AddJob, Database } from '@reset/service-kit';
import type { Problem } from '@reset/ledger';
import { CHECKED_EVERY_MS, MONEY_CHECK_QUEUE, MAX_REPORTED } from './money-checks.ts';

/** Whether all money is where it must be, in the database. */
export const moneyCheckStore = (database: Database, addJob: AddJob) => ({
  /**
   * Adds a job that looks, once an hour however many processes call it; sooner when the clock was put
   * back. @returns whether this was the one
   */
  requestCheck: (now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const taken = await transaction('money_check')
        .where('asked_at', '<=', new Date(now.getTime() - CHECKED_EVERY_MS))
        .orWhere('asked_at', '>', now)
        .update({ asked_at: now });
      if (taken > 0) await addJob(transaction, MONEY_CHECK_QUEUE, {});
      return taken > 0;
    }),

  /**
   * Looks, and keeps what is wrong as alerts for staff.
   * @returns how much is wrong, and the first of it
   */
  check: (now: Date): Promise<{ count: number; problems: Problem[] }> =>
    database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: (Problem & { count: number })[] }>(
        `SELECT invariant, subject, detail, count(*) OVER ()::int AS count FROM money_problems()
          ORDER BY invariant, subject, detail LIMIT ?`,
        [MAX_REPORTED],
      );
      const count = rows[0]?.count ?? 0;
      const problems = rows.map(({ count: _all, ...problem }) => problem);
      if (count > 0) await raise(transaction, problems, now);
      await transaction('money_check').update({ checked_at: now, problem_count: count });
      return { count, problems };
    }),
});

async function raise(database: Database, problems: readonly Problem[], now: Date): Promise<void> {
  const alerts = new Map(
    problems.map(({ invariant, subject, detail }) => [
      `${invariant} ${subject}`,
      { invariant, subject, detail, first_seen_at: now, last_seen_at: now },
    ]),
  );
  await database('money_alert')
    .insert([...alerts.values()])
    .onConflict(['invariant', 'subject'])
    .merge(['detail', 'last_seen_at']);
}
