import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { someCardWorld } from '#testing/card-world.ts';
import type { IncomingDeposit } from '#providers/incoming-deposits.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { someSpender } from '#testing/some-deposits.ts';

const { service } = await startCardService();
const { issuer } = service.world;
beforeEach(() => {
  const { afterCall, beforeCall, returnRefusal } = someCardWorld().issuer;
  Object.assign(issuer, { afterCall, beforeCall, returnRefusal, payouts: [], unreadable: [] });
});

const spender = (...cents: number[]) => someSpender(service, ...cents);

describe('what is made out to somebody else', () => {
  const foreign = { receiverName: 'Somebody Else' };

  it('is neither posted nor used, and is sent back once', async () => {
    const one = await spender(3_000);
    const deposit = await one.receives(9_000, foreign);
    await one.sync();
    expect(await one.stands()).toEqual([0, 30]);
    expect(await one.statuses()).toEqual(['sent_back']);
    expect(issuer.deposits.find(({ id }) => id === deposit.id)?.isReturned).toBe(true);
    expect(await one.openCases()).toEqual(['deposit_of_another']);
    expect(await one.events()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is tried again where the issuer does not send it back', async () => {
    const one = await spender();
    issuer.returnRefusal = '409';
    await one.receives(9_000, foreign);
    expect(await one.statuses()).toEqual(['foreign']);
    expect(await one.openCases()).toEqual(['deposit_not_sent_back', 'deposit_of_another']);
    issuer.returnRefusal = null;
    service.clock.set('2026-11-21T20:00:00Z');
    await service.jobs.runSchedule('sync-stale-deposits');
    await service.jobs.drain();
    expect(await one.statuses()).toEqual(['sent_back']);
    expect(await one.openCases()).toEqual(['deposit_of_another']);
  });
});

describe('what comes in after the account was closed', () => {
  it('is neither posted nor used, and is sent back once, pay and a tax refund alike', async () => {
    const one = await spender();
    const closed = await service.give(`members/${one.userId}/closure`, undefined, {
      by: 'public',
      key: newId(),
    });
    expect(closed.statusCode).toBe(200);
    const mailed = service.mails.length;
    await one.receives(9_000);
    await one.receives(180_000, { sender: 'IRS TREAS 310' });
    await one.sync();
    expect(await one.statuses()).toEqual(['sent_back', 'sent_back']);
    expect(issuer.deposits.slice(-2).map(({ isReturned }) => isReturned)).toEqual([true, true]);
    expect(await one.openCases()).toEqual(['deposit_after_closure', 'deposit_after_closure']);
    expect([await one.events(), service.mails.length]).toEqual([[], mailed]);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('a deposit that its sender takes back', () => {
  /** The sender takes it back, and that is read, again and again. */
  const takeBack = async (one: Awaited<ReturnType<typeof spender>>, deposit: IncomingDeposit) => {
    deposit.isReturned = true;
    await Promise.all([one.sync(), one.sync()]);
    await one.sync();
  };

  it('is taken from what is left of it, then from what it repaid, the newest first', async () => {
    const one = await spender(3_000, 5_000);
    const deposit = await one.receives(10_000);
    expect(await one.stands()).toEqual([20, 0]);
    await takeBack(one, deposit);
    expect(await one.stands()).toEqual([0, 80]);
    expect(await one.purchases()).toEqual([
      ['posted', 'cleared', 0, 3_000, 0],
      ['posted', 'cleared', 0, 5_000, 0],
    ]);
    expect(await one.repayments()).toBe(0);
    expect(await one.statuses()).toEqual(['returned']);
    expect(await one.openCases()).toEqual(['deposit_returned']);
    expect(await one.events()).toEqual([
      ['deposit.received', 10_000],
      ['deposit.returned', 10_000],
    ]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves what other money of hers can stand for repaid', async () => {
    const one = await spender(3_000, 5_000);
    const first = await one.receives(8_000);
    await one.receives(6_000);
    await takeBack(one, first);
    expect(await one.stands()).toEqual([0, 20]);
    expect(await one.purchases()).toEqual([
      ['repaid', 'cleared', 0, 3_000, 3_000],
      ['partially_repaid', 'cleared', 0, 5_000, 3_000],
    ]);
    expect(await one.repayments()).toBe(1);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves the day on which the rest of it repaid', async () => {
    const one = await spender(8_000);
    service.clock.set('2026-11-20T20:00:00Z');
    const first = await one.receives(8_000);
    service.clock.set('2026-11-23T20:00:00Z');
    const arrivedAt = service.clock.now();
    await one.receives(6_000, { arrivedAt });
    expect(await one.repayments()).toBe(1);
    await takeBack(one, first);
    expect(await one.stands()).toEqual([0, 20]);
    await one.receives(5_000, { arrivedAt });
    expect(await one.repayments()).toBe(2);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is claimed in suspense as far as it was forwarded', async () => {
    const one = await spender(3_000);
    const deposit = await one.receives(10_000);
    service.clock.set('2026-11-20T21:00:00Z');
    await service.jobs.runSchedule('pay-out-deposits');
    await takeBack(one, deposit);
    expect(await one.stands()).toEqual([0, 30]);
    expect(await one.repayments()).toBe(0);
    expect(service.alerts()).toContainEqual(
      expect.objectContaining({
        event: 'deposit_returned',
        amount_cents: 10_000,
        repaid_cents: 3_000,
        gone_cents: 7_000,
      }),
    );
    expect(await problemsOf(service)).toEqual([]);
  });

  it('before it was read is posted nowhere', async () => {
    const one = await spender(3_000);
    await one.receives(10_000, { isReturned: true });
    expect(await one.stands()).toEqual([0, 30]);
    expect(await one.statuses()).toEqual(['sent_back']);
    expect(await one.openCases()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });
});

it('is never changed or deleted but by what becomes of it', async () => {
  const one = await spender();
  await one.receives(1_000);
  const rows = () => service.database('incoming_deposit').where({ status: 'received' });
  await expect(rows().update({ amount_cents: 5 })).rejects.toThrow(/never changed/);
  await expect(rows().delete()).rejects.toThrow(/never changed/);
  // What became of it is said once.
  await one.receives(2_000, { isReturned: true });
  const ended = service.database('incoming_deposit').where({ status: 'sent_back' });
  await expect(ended.update({ status: 'received' })).rejects.toThrow(/never changed/);
});
