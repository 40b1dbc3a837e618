import { drain } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { readHolder } from './statement-holder.client.ts';
import { statementStore, type DueAccount } from './statements.store.ts';
import { type Holder, lastMonthEnd } from './statements.ts';

/** How many people public is asked for at a time. */
const CONCURRENCY = 16;

/**
 * Issues the statements of the month that is over, from its end in Los Angeles on, and those of months
 * that were missed, the oldest first. Each run does what is missing: one that was killed is gone on
 * with by the next.
 */
export function registerStatementJobs(context: Context): void {
  context.jobs.schedule('issue-statements', '* * * * *', () => issueStatements(context));
}

/** The first page begins here: less than any id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

async function issueStatements(context: Context): Promise<void> {
  const { clock, database, log } = context;
  const statements = statementStore(database);
  const lastEnd = lastMonthEnd(dayOf(clock.now()));
  let after: string | null = FIRST;
  while (after !== null) {
    const { due, next } = await statements.due(lastEnd, after);
    const holders = await holdersOf(context, due);
    // A page that cannot be issued keeps no other waiting.
    await drain(() => statements.issue(holders, lastEnd, clock.now())).catch((err: unknown) =>
      log.error({ err, after }, 'statements.issue_failed'),
    );
    after = next;
  }
}

/** Those whose name public tells now; the others have their statements with a later run. */
async function holdersOf(
  context: Context,
  accounts: readonly DueAccount[],
): Promise<(Holder & DueAccount)[]> {
  const waiting = accounts.values();
  const found: (Holder & DueAccount)[] = [];
  const work = async () => {
    for (const account of waiting) {
      try {
        found.push({ ...account, ...(await readHolder(context, account.userId)) });
      } catch (err) {
        context.log.error({ err, user_id: account.userId }, 'statements.holder_unknown');
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return found;
}
