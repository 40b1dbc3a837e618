import type { Context } from '#context.ts';
import { isBeforeCutOff } from '#calendar/banking-day.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { advanceAll } from '#features/cards/ach/advance-transfers.jobs.ts';
import { eachId, eachPage } from '#features/cards/each-id.ts';
import { type Alert, caseStore } from '#features/cards/sync/cases.store.ts';
import { advanceDebits } from './debits.jobs.ts';
import { debitStore } from './debits.store.ts';
import type { Begun } from './instances.ts';
import { instanceStore } from './instances.store.ts';
import { planRepayments } from './plan-repayments.store.ts';
import { cancelObsolete } from './representments.store.ts';
import { togetherOrEach } from '#features/cards/together-or-each.ts';

/** Debits members' banks for what they owe, on the days on which they repay. */
export function registerRepaymentJobs(context: Context): void {
  const { clock, database, jobs, log } = context;
  const instances = instanceStore(database, jobs.add);
  const debits = debitStore(database, jobs.add);
  const advance = advanceDebits(context);
  const begin = async (ids: readonly string[], now: Date): Promise<void> => {
    const { begun, obstructed } = await instances.begin(ids, now);
    const reserved = begun.map(({ debitId }) => debitId);
    for (const id of obstructed) {
      const one = await instances.beginAlone(id, now).catch((err: unknown) => {
        log.error({ err, id }, 'repayments.failed');
        return null;
      });
      if (one?.outcome === 'debited') reserved.push(one.debitId);
      else if (one) await tellObstacle(context, one);
    }
    await advance(reserved, now);
  };
  jobs.schedule('repay-by-debit', '*/5 * * * *', async () => {
    const now = clock.now();
    for await (const _ of eachId((after) => planRepayments(database, after, now)));
    await cancelObsolete(database, now);
    if (isBeforeCutOff(now)) {
      for await (const ids of eachPage((after) => instances.due(dayOf(now), after))) {
        await togetherOrEach(
          ids,
          (some) => begin(some, now),
          (err, id) => log.error({ err, id }, 'repayments.failed'),
        );
      }
    }
    await advanceAll(
      () => debits.unfinished(now),
      (ids) => advance(ids, now),
    );
  });
}

/** Reads what the issuer has done with the debits of one account. */
export function readDebits(context: Context) {
  const debits = debitStore(context.database, context.jobs.add);
  const advance = advanceDebits(context);
  return async (accountId: string): Promise<void> => {
    const now = context.clock.now();
    await advance(await debits.ofAccount(accountId, now), now);
  };
}

/** Somebody has to look at a repayment that was put off too often. */
async function tellObstacle({ clock, database, log }: Context, begun: Begun): Promise<void> {
  if (begun.outcome === 'debited') return;
  const { outcome, because, accountId, instanceId } = begun;
  if (outcome === 'put_off' || because === 'nothing_owed' || because === 'owed_less') return;
  const alert: Alert = (event, about) => log.error({ event, ...about }, 'repayments.alert');
  await caseStore(database, { accountId, now: clock.now(), alert }).open({
    kind: 'repayment_overdue',
    subject: instanceId,
    detail: { because },
  });
}
