import pLimit from 'p-limit';
import { failpoint, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerAccount } from '#features/cards/external-account.client.ts';
import { mayResend } from '#features/cards/payouts/payouts.ts';
import { type Alert, type CaseKind, caseStore } from '#features/cards/sync/cases.store.ts';
import type { IssuedDebit } from '#providers/debits.ts';
import { afterReturn, type Ending, stepFor } from './debits.ts';
import { debitStore, type SentDebit } from './debits.store.ts';
import { togetherOrEach } from './together-or-each.ts';

/** How many calls to the issuer wait for their answer at any moment. */
const CALLS_AT_ONCE = 16;

/**
 * Takes debits one step further: sends them, or reads what has become of them. One that fails is tried
 * again with the next run, and keeps no other waiting.
 */
export function advanceDebits(context: Context) {
  const { database, jobs, log } = context;
  const debits = debitStore(database, jobs.add);
  const limit = pLimit(CALLS_AT_ONCE);
  const steps = { ...context, failed, ofEach };
  const send = sendDebits(steps);
  const read = readNews(steps);

  function failed(err: unknown, { id }: SentDebit): void {
    log.error({ err, id }, 'repayments.failed');
  }
  /** What comes of each for which anything does, some at a time. */
  async function ofEach<Value>(
    some: readonly SentDebit[],
    work: (debit: SentDebit) => Promise<Value | null>,
  ): Promise<{ debit: SentDebit; value: Value }[]> {
    const done = await limit.map(some, async (debit) => {
      const value = await work(debit).catch((error: unknown) => failed(error, debit) ?? null);
      return value === null ? [] : [{ debit, value }];
    });
    return done.flat();
  }

  return async (ids: readonly string[], now: Date): Promise<void> => {
    if (ids.length === 0) return;
    failpoint('repayment.reserved');
    const taken = await debits.take(ids, now);
    await send(
      taken.filter(({ status }) => status === 'reserved'),
      now,
    );
    await read(
      taken.filter(({ status }) => status === 'sent' || status === 'settled'),
      now,
    );
  };
}

type Steps = Context & {
  failed: (error: unknown, debit: SentDebit) => void;
  ofEach: <Value>(
    some: readonly SentDebit[],
    work: (debit: SentDebit) => Promise<Value | null>,
  ) => Promise<{ debit: SentDebit; value: Value }[]>;
};

/**
 * Each call has a key of its own, so that a debit is made once, however often it is sent. What the
 * issuer refuses is owed as before. One whose answer was lost for a day is not sent again: it is
 * looked for at the issuer's, and staff have a case while nothing is found.
 */
function sendDebits(steps: Steps) {
  const { database, debits: issuer, jobs, ofEach } = steps;
  const debits = debitStore(database, jobs.add);
  const cases = debitCases(steps);
  const register = registerAccount(steps);

  const keepFound = async (debit: SentDebit): Promise<boolean> => {
    const issued = await issuer.findSent(debit.id);
    if (!issued) return false;
    await debits.keepSent([{ debit, issued }]);
    await cases.close('debit_unconfirmed', debit);
    return true;
  };
  const lookFor = async (debit: SentDebit): Promise<null> => {
    await cases.open('debit_unconfirmed', debit);
    await keepFound(debit);
    return null;
  };
  /** The issuer's id of her bank account; null where it was unlinked meanwhile, which ends the debit. */
  const sourceOf = async (debit: SentDebit, now: Date): Promise<string | null> => {
    const sourceId = debit.sourceId ?? (await register(debit, `${debit.id}:source`));
    if (sourceId === null) await debits.end(debit, { ending: 'refused', code: null }, now);
    return sourceId;
  };
  const refused = async (debit: SentDebit, error: unknown, now: Date): Promise<null> => {
    if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error;
    // What an earlier call sent, whose answer was lost, it cannot have refused.
    if (debit.sentAt !== null && (await keepFound(debit))) return null;
    await debits.end(debit, { ending: 'refused', code: null }, now);
    await cases.open('debit_refused', debit);
    return null;
  };

  return async (reserved: readonly SentDebit[], now: Date): Promise<void> => {
    await ofEach(
      reserved.filter(({ sentAt }) => !mayResend(sentAt, now)),
      lookFor,
    );
    const sources = await ofEach(
      reserved.filter(({ sentAt }) => mayResend(sentAt, now)),
      (debit) => sourceOf(debit, now).catch((error: unknown) => refused(debit, error, now)),
    );
    await debits.keepSources(
      sources.flatMap(({ debit, value }) =>
        debit.sourceId === null ? [{ id: debit.id, sourceId: value }] : [],
      ),
      now,
    );
    const sourceIds = new Map(sources.map(({ debit, value }) => [debit.id, value]));
    const sent = await ofEach(
      sources.map(({ debit }) => debit),
      (debit) => {
        const { amountCents, effectiveOn, personId, issuerAccountId: accountId } = debit;
        const sourceId = sourceIds.get(debit.id) ?? '';
        const asked = { into: { personId, accountId }, sourceId, amountCents, effectiveOn };
        return issuer.debit(asked, debit.id).catch((error: unknown) => refused(debit, error, now));
      },
    );
    failpoint('repayment.sent');
    await debits.keepSent(sent.map(({ debit, value: issued }) => ({ debit, issued })));
  };
}

/** Reads what has become of debits. */
function readNews(steps: Steps) {
  const { database, debits: issuer, failed, jobs, ofEach } = steps;
  const debits = debitStore(database, jobs.add);
  const cases = debitCases(steps);

  const end = async (
    debit: SentDebit,
    { ending, returnCode }: { ending: 'refused' | 'returned'; returnCode: string | null },
    now: Date,
  ): Promise<null> => {
    const isNews = await debits.end(debit, { ending, code: returnCode }, now);
    if (isNews && ending === 'returned' && afterReturn(returnCode) === 'stop') {
      await cases.open('debit_stopped', debit);
    }
    return null;
  };

  return async (sent: readonly SentDebit[], now: Date): Promise<void> => {
    const news = await ofEach(sent, async (debit) => {
      const issued = await issuer.read(debit.issuerId ?? '');
      const ending = endingOf(debit, issued);
      if (ending === null || ending === 'settled') return ending;
      // A return may be the first that is read of a debit that had settled: it is returned all the same.
      return end(debit, { ending, returnCode: issued.returnCode }, now);
    });
    failpoint('repayment.read');
    await togetherOrEach(
      news.map(({ debit }) => debit),
      (some) => debits.settle(some, now),
      failed,
    );
    failpoint('repayment.settled');
  };
}

const endingOf = ({ status }: SentDebit, issued: IssuedDebit): Ending | null =>
  status === 'sent' || status === 'settled' ? stepFor(status, issued.status) : null;

function debitCases({ clock, database, log }: Context) {
  const alert: Alert = (event, about) => log.error({ event, ...about }, 'repayments.alert');
  const casesOf = ({ accountId }: SentDebit) =>
    caseStore(database, { accountId, now: clock.now(), alert });
  return {
    open: (kind: CaseKind, debit: SentDebit): Promise<void> =>
      casesOf(debit).open({
        kind,
        subject: debit.id,
        detail: { amount_cents: debit.amountCents },
      }),
    close: (kind: CaseKind, debit: SentDebit): Promise<void> =>
      casesOf(debit).close({ kind, subject: debit.id }),
  };
}
