import { newId } from '@reset/service-kit';
import { asCaller, type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { syncteraCardIssuing } from '#providers/synctera/card-issuing.ts';
import { syncteraCardRecords } from '#providers/synctera/card-records.ts';
import { syncteraDebits } from '#providers/synctera/debits.ts';
import { syncteraIncomingDeposits } from '#providers/synctera/incoming-deposits.ts';
import { syncteraPayouts } from '#providers/synctera/payouts.ts';
import { syncteraReconciliationFiles } from '#providers/synctera/reconciliation-files.ts';
import { CARD_APPLICANT } from './card-world.ts';
import { issuerAtSandbox } from './issuer-at-sandbox.ts';
import { type MemberServiceUnderTest, startMemberService } from './member-service.ts';
import { problemsOf, someCardholder } from './some-cardholder.ts';

/** Instants of tests: the Thursday of the week after that Friday has no banks. */
export const SATURDAY = '2026-11-21T20:00:00Z';
export const MONDAY = '2026-11-23T20:00:00Z';
export const TUESDAY = '2026-11-24T20:00:00Z';
export const WEDNESDAY = '2026-11-25T20:00:00Z';

export type Reconciling = Awaited<ReturnType<typeof someReconciling>>;

/**
 * One for each test of a file, at a sandbox that has records of nobody else by then; after each test
 * the money is looked over.
 * @param instant when a test begins
 * @param keep gets it before the test
 */
export function reconcileInEach(instant: string, keep: (world: Reconciling) => void): void {
  let sandbox: RunningSandbox;
  let world: Reconciling;
  beforeAll(async () => {
    sandbox = await startProviderSandbox();
  });
  beforeEach(async () => {
    await fetch(`${sandbox.url}/records`, { method: 'DELETE' });
    world = await someReconciling(sandbox, instant);
    keep(world);
  });
  afterEach(async () => {
    expect(await problemsOf(world.service)).toEqual([]);
    await world.service.stop();
  });
  afterAll(() => sandbox.stop());
}

/** A member service whose issuer is the sandbox, and what happens to a cardholder there. */
async function someReconciling(sandbox: RunningSandbox, instant: string) {
  const { ask, setClock, synctera } = issuerAtSandbox(sandbox);
  const clock = { now: (): Date => service.clock.now() };
  const service: MemberServiceUnderTest = await startMemberService({
    cardIssuing: syncteraCardIssuing(synctera),
    cardRecords: syncteraCardRecords(synctera),
    debits: syncteraDebits(synctera, clock),
    incomingDeposits: syncteraIncomingDeposits(synctera),
    payouts: syncteraPayouts(synctera),
    reconciliationFiles: syncteraReconciliationFiles(synctera),
  });
  const moveTo = async (to: string) => {
    service.clock.set(to);
    await setClock(to);
  };
  await moveTo(instant);
  service.world.owners = ['Hazel Hourly'];
  await ask('PUT', '/control/synctera/stand_in', { approve_up_to: 100_000 });
  const one = await someCardholder(service, 'bank_link');
  await service.jobs.drain();
  await service.put(`${one.userId}/deposit_account`, { person: CARD_APPLICANT });
  const { synctera_account_id: depositAccountId } = await service
    .database('deposit_account')
    .where({ user_id: one.userId })
    .first();
  const simulate = async (name: string, body: object) =>
    (
      await ask<{ uuid: string }>(
        'POST',
        `/synctera/v0/cards/transaction_simulations/${name}`,
        body,
      )
    ).uuid;
  const staff = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.app.inject({
      method,
      url: `/internal/reconciliation_differences${path}`,
      headers: asCaller('admin', { audience: 'member' }),
      ...(payload ? { payload } : {}),
    });
  return {
    service,
    one,
    ask,
    moveTo,
    depositAccountId,
    staff,
    decide: (disputeId: string, outcome: string) =>
      service.app.inject({
        method: 'POST',
        url: `/internal/disputes/${disputeId}/decision`,
        headers: asCaller('admin', { audience: 'member' }),
        payload: { actor_id: newId(), outcome, reason: 'The documents say so.' },
      }),
    /** A merchant takes so much of the card, without having asked. */
    buy: (amount: number) =>
      simulate('force_post', { card_id: one.cardId, mid: 'merchant-1', amount }),
    /** Bought with an authorization, and given back. */
    async refund(amount: number, refunded: number): Promise<void> {
      const purchase = { card_id: one.cardId, mid: 'merchant-1', amount };
      const of = { original_transaction_id: await simulate('authorization', purchase) };
      await simulate('clearing', { ...of, amount });
      await simulate('clearing', { ...of, amount: refunded, is_refund: true });
    },
    deposit: (amount: number, receiver = 'HAZEL HOURLY') =>
      ask<{ uuid: string }>('POST', '/control/synctera/deposits', {
        account_id: depositAccountId,
        amount,
        receiver_name: receiver,
      }),
    /** What the issuer did is read. */
    async sync(): Promise<void> {
      await one.sync();
      await service.jobs.add(service.database, 'sync-deposit-account', { user_id: one.userId });
      await service.jobs.drain();
    },
    change: (report: string, change: string) =>
      ask('PUT', `/control/synctera/reports/${report}`, { change }),
    /** At an instant the files that are new are compared; the bank moves money before. */
    async reconcileAt(to: string): Promise<void> {
      await moveTo(to);
      await service.jobs.runSchedule('move-at-bank');
      await service.jobs.runSchedule('reconcile-files');
    },
    ...readingsOf(service),
  };
}

/** What was reconciled so far. */
const readingsOf = (service: MemberServiceUnderTest) => ({
  differences: async () =>
    (await service.database('reconciliation_difference').orderBy(['opened_at', 'id'])).map(
      (row) => [row.file_kind, row.kind, row.day, row.closed_as],
    ),
  /** What the network is owed on each of the accounts, and what we have at the bank. */
  async balances() {
    const { rows } = await service.database.raw<{ rows: { code: number; cents: bigint }[] }>(
      `SELECT code, debits_posted - credits_posted AS cents FROM ledger.account
          WHERE code IN (1010, 1020, 2020) ORDER BY code, bucket`,
    );
    const of = (code: number) => rows.filter((row) => row.code === code);
    return {
      settlement: Number(of(1010)[0]?.cents),
      fbo: Number(of(1020)[0]?.cents),
      owed: of(2020)
        .map(({ cents }) => -Number(cents))
        .filter((cents) => cents !== 0),
    };
  },
});
