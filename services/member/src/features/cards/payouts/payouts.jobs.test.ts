import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someCardWorld } from '#testing/card-world.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { issuer } = service.world;
beforeEach(() => {
  const { afterCall, beforeCall, payoutRefusal } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, payoutRefusal, payouts: [] });
  service.world.owners = ['Hazel Hourly'];
});

const FRIDAY = '2026-11-20T20:00:00Z';
const MONDAY = '2026-11-23T18:00:00Z';
const TUESDAY = '2026-11-24T18:00:00Z';

/** Sends and reads payouts at an instant. */
const runAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('pay-out-deposits');
};

/** Somebody to whom 30 dollars were refunded on Friday while she owed nothing. */
async function refunded(...links: 'bank_link'[]) {
  const one = await someone(...links);
  await service.jobs.drain();
  one.post({ direction: 'credit', holdId: null, amountCents: 3_000, occurredAt: new Date(FRIDAY) });
  await one.sync();
  const overview = async () => {
    const { deposit_balance: hers, payout } = (
      await service.get(one.userId, '/dashboard/overview')
    ).json();
    return { hers, payout };
  };
  const notices = async () =>
    (await service.get(one.userId, '/dashboard/overview')).json().repayment_notices;
  return {
    ...one,
    overview,
    notices,
    sent: () => issuer.payouts.filter(({ accountId }) => accountId === one.issuerId),
    statuses: async () => {
      const rows = await service
        .database('payout')
        .where({ card_account_id: one.accountId })
        .orderBy('id');
      return rows.map(({ status }) => status);
    },
  };
}

const toBank = { bank_name: 'Tidewater Savings Bank', bank_mask: '4021' };
const scheduled = { status: 'scheduled', amount: 30, held: 0, ...toBank, arrives_on: null };

describe('what is hers on deposit', () => {
  it('is sent to her bank on the next banking day, and is there once it arrived', async () => {
    const one = await refunded('bank_link');
    await runAt('2026-11-20T21:00:00Z');
    await runAt('2026-11-21T18:00:00Z');
    expect(one.sent()).toEqual([]);
    expect(await one.overview()).toEqual({ hers: 30, payout: scheduled });

    await runAt(MONDAY);
    const [sent] = one.sent();
    expect(one.sent()).toMatchObject([{ amountCents: 3_000 }]);
    expect(issuer.recipients.get(sent?.recipientId ?? '')).toBe('10004021');
    expect(await one.overview()).toEqual({
      hers: 0,
      payout: { ...scheduled, status: 'on_its_way', arrives_on: '2026-11-24' },
    });
    expect(await problemsOf(service)).toEqual([]);

    if (sent) sent.status = 'completed';
    await one.sync();
    expect(await one.statuses()).toEqual(['settled']);
    expect(await one.overview()).toEqual({ hers: 0, payout: null });
    await runAt(TUESDAY);
    expect(one.sent()).toHaveLength(1);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is not sent after the cut-off of a banking day', async () => {
    const one = await refunded('bank_link');
    await runAt('2026-11-23T21:25:00Z');
    expect(one.sent()).toEqual([]);
    await runAt(TUESDAY);
    expect(one.sent()).toHaveLength(1);
  });

  it.each(['registerRecipient', 'send', 'read'] as const)(
    'is sent once where the answer to %s is lost again and again, by several runs at once',
    async (lost) => {
      const one = await refunded('bank_link');
      issuer.afterCall = (call) => {
        if (call === lost) throw new Error('the answer is lost');
      };
      await runAt(MONDAY);
      await Promise.all([runAt(MONDAY), runAt(MONDAY), one.sync()]);
      issuer.afterCall = () => undefined;
      await Promise.all([runAt(MONDAY), runAt('2026-11-23T19:05:00Z'), runAt(MONDAY)]);
      expect(one.sent()).toHaveLength(1);
      for (const sent of one.sent()) sent.status = 'completed';
      await Promise.all([one.sync(), runAt('2026-11-23T21:00:00Z')]);
      expect(await one.statuses()).toEqual(['settled']);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('stays with us as far as it is held for a purchase, and pays what she owes first', async () => {
    const one = await refunded('bank_link');
    await one.mayOwe(10_000);
    const occurredAt = new Date('2026-11-21T18:00:00Z');
    one.hold({ id: newId(), authorizedCents: 1_100, occurredAt });
    one.post({ holdId: null, amountCents: 700, occurredAt });
    await one.sync();
    await runAt(MONDAY);
    expect(one.sent()).toMatchObject([{ amountCents: 1_200 }]);
    expect((await one.overview()).hers).toBe(11);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is on deposit again where the issuer refuses, and is tried on the next banking day', async () => {
    const one = await refunded('bank_link');
    issuer.payoutRefusal = '409';
    await runAt(MONDAY);
    await runAt('2026-11-23T19:00:00Z');
    expect(await one.statuses()).toEqual(['refused']);
    expect(await one.overview()).toEqual({ hers: 30, payout: scheduled });
    expect(await one.openCases()).toEqual(['payout_refused']);
    issuer.payoutRefusal = null;
    await runAt(TUESDAY);
    expect(await one.statuses()).toEqual(['refused', 'sent']);
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each([
    ['before it arrived', ['pending', 'returned']],
    ['after it had arrived', ['pending', 'completed', 'returned']],
    ['by the issuer, which cancels it', ['pending', 'canceled']],
  ] as const)('is on deposit again where it is sent back %s', async (_when, statuses) => {
    const one = await refunded('bank_link');
    await runAt(MONDAY);
    await service.jobs.drain();
    service.mails.length = 0;
    for (const status of statuses) {
      for (const sent of one.sent()) sent.status = status;
      await one.sync();
      await one.sync();
    }
    expect(await one.statuses()).toEqual(['returned']);
    expect(await one.openCases()).toEqual(['payout_returned']);
    expect(await one.overview()).toEqual({
      hers: 30,
      payout: { ...scheduled, status: 'returned' },
    });
    await service.jobs.drain();
    const subjects = service.mails.splice(0).map(({ subject }) => subject);
    const hadArrived = statuses.some((status) => status === 'completed');
    expect(subjects).toEqual([
      ...(hadArrived ? ['Your $30.00 arrived in your bank account'] : []),
      'Your bank sent back $30.00 that is yours',
    ]);
    expect(await one.notices()).toMatchObject([{ what: 'payout_returned', amount: 30, ...toBank }]);
    await runAt(TUESDAY);
    expect(one.sent()).toHaveLength(1);
    expect(await problemsOf(service)).toEqual([]);

    // Another bank account gets it.
    await service.post(one.userId, '/bank_accounts/unlink');
    expect((await one.overview()).payout).toMatchObject({ status: 'needs_bank', bank_name: null });
    await service.put(`${one.userId}/bank_link`, { access_token: 'access-2' });
    await service.jobs.drain();
    expect(await one.notices()).toEqual([]);
    await runAt('2026-11-25T18:00:00Z');
    expect(one.sent()).toHaveLength(2);
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each([
    ['the issuer says so', '2026-12-23T18:00:00Z', true],
    ['nobody says so, within a week', '2026-12-30T18:00:00Z', false],
  ])(
    'is on deposit again where it is sent back a month later, and %s',
    async (_how, readAt, isTold) => {
      const one = await refunded('bank_link');
      await runAt(MONDAY);
      for (const sent of one.sent()) sent.status = 'completed';
      await one.sync();
      expect((await one.overview()).hers).toBe(0);
      await runAt('2026-12-23T17:00:00Z');
      for (const sent of one.sent()) sent.status = 'returned';
      service.clock.set(readAt);
      await (isTold ? one.sync() : runAt(readAt));
      expect(await one.statuses()).toEqual(['returned']);
      expect((await one.overview()).hers).toBe(30);
      expect(await one.openCases()).toEqual(['payout_returned']);
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('pays what she owes by then once it is sent back, and the rest is said to be', async () => {
    const one = await refunded('bank_link');
    await one.mayOwe(10_000);
    await runAt(MONDAY);
    one.post({ holdId: null, amountCents: 1_000 });
    await one.sync();
    expect(await one.owed()).toBe(1_000);
    for (const sent of one.sent()) sent.status = 'returned';
    await runAt(TUESDAY);
    expect(await one.owed()).toBe(0);
    const payout = { ...scheduled, status: 'returned', amount: 20 };
    expect(await one.overview()).toEqual({ hers: 20, payout });
  });

  it('waits for a bank account that is known to be hers', async () => {
    const without = await refunded();
    service.world.owners = ['Somebody Else'];
    const foreign = await refunded('bank_link');
    await runAt(MONDAY);
    expect(issuer.payouts).toEqual([]);
    for (const { overview, notices } of [without, foreign]) {
      expect((await overview()).payout).toMatchObject({ status: 'needs_bank', amount: 30 });
      expect(await notices()).toMatchObject([{ what: 'payout_needs_bank', amount: 30 }]);
    }
  });

  it('stays with us where a broken bank is replaced before it is sent, and keeps a working one linked', async () => {
    const one = await refunded('bank_link');
    issuer.afterCall = () => {
      throw new Error('not to be had');
    };
    service.world.identify = () => new Error('not to be had');
    await runAt(MONDAY);
    service.world.identify = () => ({ first_name: 'Hazel', last_name: 'Hourly' });
    const unlinking = await service.post(one.userId, '/bank_accounts/unlink');
    expect(unlinking.json()).toMatchObject({ code: 'bank_transfer_under_way' });
    await service
      .database('bank_link')
      .where({ user_id: one.userId })
      .update({ status: 'broken', error: 'ITEM_NOT_FOUND' });
    await service.put(`${one.userId}/bank_link`, { access_token: 'access-2' });
    await runAt(MONDAY);
    expect(await one.statuses()).toEqual(['refused']);
    expect((await one.overview()).hers).toBe(30);
    expect(issuer.payouts).toEqual([]);
  });

  it('is found by its key at the issuer, and not sent again, where its answer was lost for a day', async () => {
    const one = await refunded('bank_link');
    issuer.afterCall = (call) => {
      if (call === 'send' || call === 'findSent') throw new Error('the answer is lost');
    };
    await runAt(MONDAY);
    await runAt('2026-11-24T18:00:01Z');
    expect(await one.statuses()).toEqual(['reserved']);
    expect(await one.openCases()).toEqual(['payout_unconfirmed']);
    issuer.afterCall = () => undefined;
    await runAt('2026-11-24T19:00:01Z');
    expect(await one.statuses()).toEqual(['sent']);
    expect(await one.openCases()).toEqual([]);
    expect(one.sent()).toHaveLength(1);
    for (const sent of one.sent()) sent.status = 'completed';
    await one.sync();
    expect(await one.overview()).toEqual({ hers: 0, payout: null });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is left to staff where the issuer knows nothing of it after a day', async () => {
    const one = await refunded('bank_link');
    issuer.beforeCall = (call) => {
      if (call === 'send') throw new Error('it never gets there');
    };
    await runAt(MONDAY);
    issuer.beforeCall = () => undefined;
    await runAt('2026-11-24T18:00:01Z');
    await runAt('2026-11-25T18:00:01Z');
    expect(one.sent()).toEqual([]);
    expect(await one.statuses()).toEqual(['reserved']);
    expect(await one.openCases()).toEqual(['payout_unconfirmed']);
    expect((await one.overview()).payout).toMatchObject({ status: 'on_its_way' });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is not given back, and sent again, where the issuer refuses what it has sent already', async () => {
    const one = await refunded('bank_link');
    issuer.afterCall = (call) => {
      if (call === 'send') throw new Error('the answer is lost');
    };
    await runAt(MONDAY);
    Object.assign(issuer, { afterCall: () => undefined, payoutRefusal: '409' });
    await runAt('2026-11-23T18:05:00Z');
    expect(await one.statuses()).toEqual(['sent']);
    expect(await one.openCases()).toEqual([]);
    issuer.payoutRefusal = null;
    await runAt(TUESDAY);
    expect(one.sent()).toHaveLength(1);
    expect(await problemsOf(service)).toEqual([]);
  });
});
