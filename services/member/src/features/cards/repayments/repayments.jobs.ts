import { ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { isBeforeCutOff } from '#calendar/banking-day.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { eachId } from '#features/cards/each-id.ts';
import { registerAccount } from '#features/cards/external-account.client.ts';
import { mayResend } from '#features/cards/payouts/payouts.ts';
import { type Alert, type CaseKind, caseStore } from '#features/cards/sync/cases.store.ts';
import { afterReturn, stepFor } from './debits.ts';
import { debitStore, type SentDebit } from './debits.store.ts';
import type { Begun } from './instances.ts';
import { instanceStore } from './instances.store.ts';

/** Debits members' banks for what they owe, on the days on which they repay. */
export function registerRepaymentJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const instances = instanceStore(database, jobs.add);
  const debits = debitStore(database, jobs.add);
  const advance = advanceDebit(context);
  const begin = keepingOthersGoing(context, async (id) =>
    tellObstacle(context, await instances.begin(id, clock.now())),
  );
  jobs.schedule('repay-by-debit', '*/5 * * * *', async () => {
    const now = clock.now();
    for await (const _ of eachId((after) => instances.plan(after, now)));
    if (isBeforeCutOff(now)) {
      for await (const id of eachId((after) => instances.due(dayOf(now), after))) await begin(id);
    }
    for (const id of await debits.unfinished(now)) await advance(id);
  });
}

/** Reads what the issuer has done with the debits of one account. */
export function readDebits(context: Context) {
  const debits = debitStore(context.database, context.jobs.add);
  const advance = advanceDebit(context);
  return async (accountId: string): Promise<void> => {
    for (const id of await debits.ofAccount(accountId, context.clock.now())) await advance(id);
  };
}

// One that fails is tried again with the next run, and keeps no other waiting.
const keepingOthersGoing =
  ({ log }: Context, work: (id: string) => Promise<void>) =>
  (id: string): Promise<void> =>
    work(id).catch((err: unknown) => log.error({ err, id }, 'repayments.failed'));

/** Takes a debit one step further: sends it, or reads what has become of it. */
function advanceDebit(context: Context): (id: string) => Promise<void> {
  const { clock, database, jobs } = context;
  const debits = debitStore(database, jobs.add);
  const send = sendDebit(context);
  const read = readDebit(context);
  return keepingOthersGoing(context, async (id) => {
    const debit = await debits.take(id, clock.now());
    if (debit?.status === 'reserved') await send(debit);
    else if (debit?.status === 'sent' || debit?.status === 'settled') {
      await read({ ...debit, status: debit.status });
    }
  });
}

/**
 * Each call has a key of its own, so that a debit is made once, however often it is sent. What the
 * issuer refuses is owed as before. One whose answer was lost for a day is not sent again: it is
 * looked for at the issuer's, and staff have a case while nothing is found.
 */
function sendDebit(context: Context): (debit: SentDebit) => Promise<void> {
  const { clock, database, debits: issuer, jobs } = context;
  const debits = debitStore(database, jobs.add);
  const cases = debitCases(context);
  const register = registerAccount(context);
  const keepFound = async (debit: SentDebit): Promise<boolean> => {
    const found = await issuer.findSent(debit.id);
    if (!found) return false;
    await debits.keepSent(debit, found);
    await cases.close('debit_unconfirmed', debit);
    return true;
  };
  return async (debit) => {
    const now = clock.now();
    if (!mayResend(debit.sentAt, now)) {
      await cases.open('debit_unconfirmed', debit);
      await keepFound(debit);
      return;
    }
    try {
      const sourceId = debit.sourceId ?? (await register(debit, `${debit.id}:source`));
      if (sourceId === null) {
        await debits.end(debit, { ending: 'refused', code: null }, now);
        return;
      }
      if (debit.sourceId === null) await debits.keepSource(debit, sourceId, now);
      const { amountCents, effectiveOn, personId, issuerAccountId: accountId } = debit;
      const into = { personId, accountId };
      const sent = await issuer.debit({ into, sourceId, amountCents, effectiveOn }, debit.id);
      await debits.keepSent(debit, sent);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error;
      // What an earlier call sent, whose answer was lost, it cannot have refused.
      if (debit.sentAt !== null && (await keepFound(debit))) return;
      await debits.end(debit, { ending: 'refused', code: null }, now);
      await cases.open('debit_refused', debit);
    }
  };
}

type AtIssuer = SentDebit & { status: 'sent' | 'settled' };

function readDebit(context: Context): (debit: AtIssuer) => Promise<void> {
  const { clock, database, debits: issuer, jobs } = context;
  const debits = debitStore(database, jobs.add);
  const cases = debitCases(context);
  return async (debit) => {
    const { status, returnCode } = await issuer.read(debit.issuerId ?? '');
    // A return may be the first that is read of a debit that had settled: it is returned all the same.
    const ending = stepFor(debit.status, status);
    if (ending === null) return;
    const isNews = await debits.end(debit, { ending, code: returnCode }, clock.now());
    if (isNews && ending === 'returned' && afterReturn(returnCode) === 'stop') {
      await cases.open('debit_stopped', debit);
    }
  };
}

/** Somebody has to look at a repayment that was put off too often. */
async function tellObstacle(context: Context, begun: Begun): Promise<void> {
  if (begun === null || begun.outcome === 'debited') return;
  const { outcome, because, accountId, instanceId } = begun;
  if (outcome === 'put_off' || because === 'nothing_owed' || because === 'owed_less') return;
  await casesOf(context, accountId).open({
    kind: 'repayment_overdue',
    subject: instanceId,
    detail: { because },
  });
}

function casesOf({ clock, database, log }: Context, accountId: string) {
  const alert: Alert = (event, about) => log.error({ event, ...about }, 'repayments.alert');
  return caseStore(database, { accountId, now: clock.now(), alert });
}

const debitCases = (context: Context) => ({
  open: (kind: CaseKind, { id, accountId, amountCents }: SentDebit): Promise<void> =>
    casesOf(context, accountId).open({
      kind,
      subject: id,
      detail: { amount_cents: amountCents },
    }),
  close: (kind: CaseKind, { id, accountId }: SentDebit): Promise<void> =>
    casesOf(context, accountId).close({ kind, subject: id }),
});
