import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { failpoint, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { readPayouts } from '#features/cards/payouts/payouts.jobs.ts';
import { registerMemberMails } from '#mail/member-mails.ts';
import { type Alert, caseStore, refusalOf } from '#features/cards/sync/cases.store.ts';
import type { IncomingDeposit } from '#providers/incoming-deposits.ts';
import {
  depositSyncStore,
  type ReadDepositAccount,
  staleDepositStore,
} from './deposit-sync.store.ts';
import { PAY_MAIL_QUEUE, payMail } from './pay-mail.ts';
import { isMadeOutTo, SYNC_DEPOSIT_ACCOUNT_QUEUE, type SyncDepositAccountJob } from './pay.ts';
import { payStore } from './pay.store.ts';

/** Of 500 accounts each. */
const MAX_STEPS = 4;

/** Reads deposit accounts when there is news of them or was none for long, and mails what came in. */
export function registerPayJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const stale = staleDepositStore(database, jobs.add);
  jobs.register<SyncDepositAccountJob>(SYNC_DEPOSIT_ACCOUNT_QUEUE, syncDepositAccount(context));
  registerMemberMails(context, PAY_MAIL_QUEUE, payMail);
  jobs.schedule('sync-stale-deposits', '* * * * *', async () => {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      if ((await stale.syncStale(clock.now())) === 0) return;
    }
  });
}

/**
 * Records what came in on an account, each by itself: one that cannot be recorded is a case for staff
 * and keeps no other waiting, and the list is read from the same place again, so that it is tried with
 * each sync. What is made out to somebody else, or comes after a closure, is sent back.
 */
function syncDepositAccount(context: Context) {
  const { database, incomingDeposits: issuer } = context;
  const store = depositSyncStore(database);
  const placing = placeDeposit(context);
  const sendBack = sendForeignBack(context);
  const readPayoutsOf = readPayouts(context);
  return async ({ user_id: userId }: SyncDepositAccountJob): Promise<void> => {
    const account = await store.find(userId);
    if (!account) return;
    const read = await issuer.readDeposits(account.issuerId, account.place);
    const refused = await placing(account, read.items);
    const cases = casesOf(context, account);
    for (const subject of read.unreadable)
      await cases.open({ kind: 'deposit_unreadable', subject });
    const unplaced = [...refused, ...read.unreadable];
    await cases.closePlaced(unplaced, ['deposit_unreadable', 'deposit_refused']);
    if (unplaced.length === 0) await store.keepPlace(account, read.place);
    await sendBack(account);
    await readPayoutsOf(account.cardAccountId);
  };
}

const alertOf =
  ({ log }: Context): Alert =>
  (event, about) =>
    log.error({ event, ...about }, 'incoming_deposit.alert');

const payStoreOf = (context: Context) =>
  payStore(context.database, {
    clock: context.clock,
    alert: alertOf(context),
    add: context.jobs.add,
  });

const casesOf = (context: Context, { cardAccountId }: ReadDepositAccount) =>
  caseStore(context.database, {
    accountId: cardAccountId,
    now: context.clock.now(),
    alert: alertOf(context),
  });

/** @returns the issuer's ids of those that could not be recorded */
function placeDeposit(context: Context) {
  const { services } = context;
  const pay = payStoreOf(context);
  const personOf = async (userId: string) => {
    const { first_name: firstName, last_name: lastName } = await services.public.get<UserIdentity>(
      `/internal/users/${userId}`,
    );
    return { firstName, lastName };
  };
  return async (
    account: ReadDepositAccount,
    deposits: readonly IncomingDeposit[],
  ): Promise<string[]> => {
    const { userId, cardAccountId } = account;
    const cases = casesOf(context, account);
    const news = await pay.news(deposits);
    if (news.length === 0) return [];
    const person = await personOf(userId);
    const refused: string[] = [];
    for (const deposit of news) {
      const { id: subject, receiverName } = deposit;
      try {
        await pay.record(cardAccountId, deposit, isMadeOutTo(receiverName, person));
        failpoint('pay.recorded');
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        refused.push(subject);
        await cases.open({ kind: 'deposit_refused', subject, detail: { refusal } });
      }
    }
    return refused;
  };
}

/** One that the issuer does not send back is tried with each sync, and keeps no other waiting. */
function sendForeignBack(context: Context) {
  const { incomingDeposits: issuer, log } = context;
  const pay = payStoreOf(context);
  return async (account: ReadDepositAccount): Promise<void> => {
    const cases = casesOf(context, account);
    for (const foreign of await pay.foreign(account.cardAccountId)) {
      const about = { kind: 'deposit_not_sent_back', subject: foreign.issuerId } as const;
      try {
        await issuer.returnDeposit(foreign.issuerId, `${foreign.id}:return`);
        await pay.keepSentBack(foreign);
        await cases.close(about);
      } catch (err) {
        log.error({ err, id: foreign.id }, 'incoming_deposit.return_failed');
        if (err instanceof ProviderError && err.reason === 'refused') await cases.open(about);
      }
    }
  };
}
