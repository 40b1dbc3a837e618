import pLimit from 'p-limit';
import { failpoint, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { isBeforeCutOff } from '#calendar/banking-day.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { eachId } from '#features/cards/each-id.ts';
import { registerAccount } from '#features/cards/external-account.client.ts';
import { type Alert, type CaseKind, caseStore } from '#features/cards/sync/cases.store.ts';
import { mayResend, stepFor } from './payouts.ts';
import { payoutStore, type SentPayout } from './payouts.store.ts';

/** How many calls to the issuer wait for their answer at any moment. */
const CALLS_AT_ONCE = 8;

/** Sends what is members' from their deposits to their banks, on banking days. */
export function registerPayoutJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const payouts = payoutStore(database);
  const advance = advancePayout(context);
  const reserve = keepingOthersGoing(context, (accountId) =>
    payouts.reserve(accountId, clock.now()),
  );
  jobs.schedule('pay-out-deposits', '*/5 * * * *', async () => {
    const now = clock.now();
    if (isBeforeCutOff(now)) {
      const due = eachId((after) => payouts.due(dayOf(now), after));
      for await (const accountId of due) await reserve(accountId);
    }
    failpoint('payout.reserved');
    await eachOnce(() => payouts.unfinished(now), advance);
  });
}

/** What is found again although it was looked at is tried again with the next run. */
async function eachOnce(
  find: () => Promise<readonly string[]>,
  advance: (id: string) => Promise<void>,
): Promise<void> {
  const limit = pLimit(CALLS_AT_ONCE);
  const seen = new Set<string>();
  for (;;) {
    const ids = (await find()).filter((id) => !seen.has(id));
    if (ids.length === 0) return;
    for (const id of ids) seen.add(id);
    await limit.map(ids, advance);
  }
}

/** Reads what the issuer has done with the payouts of one account. */
export function readPayouts(context: Context) {
  const payouts = payoutStore(context.database);
  const advance = advancePayout(context);
  return async (accountId: string): Promise<void> => {
    for (const id of await payouts.ofAccount(accountId, context.clock.now())) await advance(id);
  };
}

// One that fails is tried again with the next run, and keeps no other waiting.
const keepingOthersGoing =
  ({ log }: Context, work: (id: string) => Promise<void>) =>
  (id: string): Promise<void> =>
    work(id).catch((err: unknown) => log.error({ err, id }, 'payouts.failed'));

/** Takes a payout one step further: sends it, or reads what has become of it. */
function advancePayout(context: Context): (id: string) => Promise<void> {
  const { clock, database } = context;
  const payouts = payoutStore(database);
  const send = sendPayout(context);
  const read = readPayout(context);
  return keepingOthersGoing(context, async (id) => {
    const payout = await payouts.take(id, clock.now());
    if (payout?.status === 'reserved') await send(payout);
    else if (payout?.status === 'sent' || payout?.status === 'settled') {
      await read({ ...payout, status: payout.status });
    }
  });
}

/**
 * Each call has a key of its own, so that a payout is made once, however often it is sent. What the
 * issuer refuses is on deposit again. One whose answer was lost for a day is not sent again: it is
 * looked for at the issuer's, and staff have a case while nothing is found.
 */
function sendPayout(context: Context): (payout: SentPayout) => Promise<void> {
  const { clock, database, payouts: issuer } = context;
  const payouts = payoutStore(database);
  const cases = payoutCases(context);
  const register = registerAccount(context);
  const keepFound = async (payout: SentPayout): Promise<boolean> => {
    const found = await issuer.findSent(payout.id);
    if (!found) return false;
    await payouts.keepSent(payout, found);
    await cases.close('payout_unconfirmed', payout);
    return true;
  };
  return async (payout) => {
    const now = clock.now();
    if (!mayResend(payout.sentAt, now)) {
      await cases.open('payout_unconfirmed', payout);
      await keepFound(payout);
      return;
    }
    try {
      const recipientId = payout.recipientId ?? (await register(payout, `${payout.id}:recipient`));
      if (recipientId === null) {
        await payouts.end(payout, 'refused', now);
        return;
      }
      if (payout.recipientId === null) await payouts.keepRecipient(payout, recipientId, now);
      const { amountCents, personId, issuerAccountId: accountId } = payout;
      const from = { personId, accountId };
      const sent = await issuer.send({ from, recipientId, amountCents }, payout.id);
      failpoint('payout.sent');
      await payouts.keepSent(payout, sent);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error;
      // What an earlier call sent, whose answer was lost, it cannot have refused.
      if (payout.sentAt !== null && (await keepFound(payout))) return;
      await payouts.end(payout, 'refused', now);
      await cases.open('payout_refused', payout);
    }
  };
}

type AtIssuer = SentPayout & { status: 'sent' | 'settled' };

function readPayout(context: Context): (payout: AtIssuer) => Promise<void> {
  const { clock, database, payouts: issuer } = context;
  const payouts = payoutStore(database);
  const cases = payoutCases(context);
  return async (payout) => {
    const { status } = await issuer.read(payout.issuerId ?? '');
    const step = stepFor(payout.status, status);
    if (step === null) return;
    failpoint('payout.read');
    const ending = step === 'settle' ? 'settled' : 'returned';
    const isNews = await payouts.end(payout, ending, clock.now());
    if (isNews && ending === 'returned') await cases.open('payout_returned', payout);
  };
}

function payoutCases({ clock, database, log }: Context) {
  const alert: Alert = (event, about) => log.error({ event, ...about }, 'payout.alert');
  const casesOf = ({ accountId }: SentPayout) =>
    caseStore(database, { accountId, now: clock.now(), alert });
  return {
    open: (kind: CaseKind, payout: SentPayout): Promise<void> =>
      casesOf(payout).open({
        kind,
        subject: payout.id,
        detail: { amount_cents: payout.amountCents },
      }),
    close: (kind: CaseKind, payout: SentPayout): Promise<void> =>
      casesOf(payout).close({ kind, subject: payout.id }),
  };
}
