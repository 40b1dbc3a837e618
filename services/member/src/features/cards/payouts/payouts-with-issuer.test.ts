import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningSandbox, startProviderSandbox } from '@reset/service-kit/testing';
import { syncteraCardIssuing } from '#providers/synctera/card-issuing.ts';
import { syncteraCardRecords } from '#providers/synctera/card-records.ts';
import { syncteraPayouts } from '#providers/synctera/payouts.ts';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { problemsOf, someCardholder } from '#testing/some-cardholder.ts';

/* The imitated issuer as a process of its own, which loses answers or does not do what it is asked. */

let sandbox: RunningSandbox;
let service: MemberServiceUnderTest;
beforeAll(async () => {
  sandbox = await startProviderSandbox();
  const synctera = { baseUrl: `${sandbox.url}/synctera`, apiKey: 'sandbox' };
  service = await startMemberService({
    cardIssuing: syncteraCardIssuing(synctera),
    cardRecords: syncteraCardRecords(synctera),
    payouts: syncteraPayouts(synctera),
  });
  await ask('PUT', '/control/synctera/stand_in', { approve_up_to: 100_000 });
});
afterAll(async () => {
  await service.stop();
  await sandbox.stop();
});

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const reply = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
  const text = await reply.text();
  return (text === '' ? null : JSON.parse(text)) as Reply;
}

const FRIDAY = '2026-11-20T20:00:00Z';
const MONDAY = '2026-11-23T18:00:00Z';

/** What a merchant's terminal sets off; the id of what came of it. */
const simulate = async (what: string, body: object): Promise<string> =>
  (await ask<{ uuid: string }>('POST', `/synctera/v0/cards/transaction_simulations/${what}`, body))
    .uuid;
const faults = (mode: 'none' | 'refuse' | 'lose_answer') =>
  ask('PUT', '/faults/synctera', { mode, delay_ms: 0, path: '/ach' });

/** At an instant, here and there. */
async function setClocks(instant: string): Promise<void> {
  service.clock.set(instant);
  await ask('PUT', '/clock', { offset_ms: Date.parse(instant) - Date.now() });
}

/** Sends and reads payouts at an instant. */
async function runAt(instant: string): Promise<void> {
  await setClocks(instant);
  await service.jobs.runSchedule('pay-out-deposits');
}

/** Somebody to whom a merchant gave back 20 dollars more than she had paid, on Friday. */
async function refunded() {
  await setClocks(FRIDAY);
  const one = await someCardholder(service, 'bank_link');
  await service.jobs.drain();
  const purchase = { card_id: one.cardId, mid: 'merchant-1', amount: 1_000 };
  const of = { original_transaction_id: await simulate('authorization', purchase) };
  await simulate('clearing', { ...of, amount: 1_000 });
  await simulate('clearing', { ...of, amount: 3_000, is_refund: true });
  await one.sync();
  return {
    ...one,
    /** How its payouts stand with us, and how many of hers the issuer has. */
    stands: async () => {
      const rows = await service.database('payout').where({ card_account_id: one.accountId });
      type Sent = { transactions: { originating_account_id: string; amount: number }[] };
      const { transactions } = await ask<Sent>('GET', '/synctera/v0/ach');
      const hers = transactions.filter((sent) => sent.originating_account_id === one.issuerId);
      return [rows.map(({ status }) => status), hers.map(({ amount }) => amount)];
    },
  };
}

describe('a payout by the issuer', () => {
  it('of which no answer came for a day is found there, sent once', async () => {
    const one = await refunded();
    await faults('lose_answer');
    await runAt(MONDAY);
    await runAt('2026-11-24T18:00:01Z');
    await faults('none');
    expect(await one.stands()).toEqual([['reserved'], [2_000]]);
    expect(await one.openCases()).toContain('payout_unconfirmed');
    await runAt('2026-11-24T19:00:01Z');
    await one.sync();
    expect(await one.stands()).toEqual([['settled'], [2_000]]);
    expect(await one.openCases()).not.toContain('payout_unconfirmed');
    expect(await problemsOf(service)).toEqual([]);
  });

  it('that it could not do is sent once it can', async () => {
    const one = await refunded();
    await faults('refuse');
    await runAt(MONDAY);
    await faults('none');
    expect(await one.stands()).toEqual([['reserved'], []]);
    await runAt('2026-11-23T18:05:00Z');
    await one.sync();
    expect(await one.stands()).toEqual([['settled'], [2_000]]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
