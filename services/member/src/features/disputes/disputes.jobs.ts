import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { type Alert, caseStore } from '#features/cards/cards.store.ts';
import { eachId } from '#features/cards/cards.ts';
import { disputeActionStore } from './dispute-actions.store.ts';
import { disputeStore } from './disputes.store.ts';
import { remindedUntil } from './regulation-e.ts';

const ACTOR = 'disputes';

/**
 * Keeps the dates of disputes: a provisional credit on the day that it is due, what was lost taken
 * back once its notice is over, and staff reminded before a date and after it.
 */
export function registerDisputeJobs(context: Context): void {
  const { clock, database, jobs, log } = context;
  const actions = disputeActionStore(database, jobs.add);
  const disputes = disputeStore(database);
  // One that fails is tried again with the next run, and keeps no other waiting.
  const each = async (ids: AsyncIterable<string>, step: (id: string) => Promise<unknown>) => {
    for await (const id of ids) {
      await step(id).catch((err: unknown) => log.error({ err, dispute_id: id }, 'disputes.failed'));
    }
  };
  jobs.schedule('advance-disputes', '*/5 * * * *', async () => {
    const now = clock.now();
    const today = dayOf(now);
    const by = { actor: ACTOR, now };
    await each(
      eachId((after) => disputes.toCredit(today, after)),
      (id) => actions.credit(id, by),
    );
    await each(
      eachId((after) => disputes.toTakeBack(today, after)),
      (id) => actions.takeBack(id, by),
    );
    await remindStaff(context, now);
  });
}

async function remindStaff({ database, log }: Context, now: Date): Promise<void> {
  const today = dayOf(now);
  const alert: Alert = (event, about) => log.error({ event, ...about }, 'dispute.alert');
  for (const due of await disputeStore(database).dueBy(remindedUntil(today))) {
    const { id: subject, accountId, dueOn } = due;
    const cases = caseStore(database, { accountId, now, alert });
    const kind = due.resolveDueOn < today ? 'dispute_overdue' : 'dispute_due';
    await cases.open({ kind, subject, detail: { due_on: dueOn } });
  }
}
