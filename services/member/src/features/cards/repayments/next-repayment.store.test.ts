import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);
const { issuer } = service.world;
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  issuer.debits = [];
});

describe('the next repayment', () => {
  const bank = { name: 'Tidewater Savings Bank', mask: '4021' };
  const threeTimes = (next: object) => [next, next, next];

  it('is the same on each screen, before the job has planned it, moved by her, and under way', async () => {
    const one = await spender();
    // A payday on a Sunday, and a purchase that no merchant has collected.
    await one.isPaidOn('2026-12-06');
    await one.mayOwe(10_000);
    one.hold({ id: newId(), authorizedCents: 1_250 });
    await one.sync();
    const next = {
      status: 'scheduled',
      day: '2026-12-07',
      amount: 30,
      pending: 12.5,
      of_refund: 0,
      bank,
      following: null,
    };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes(next));
    expect((await service.get(one.userId, '/dashboard/payday')).json().repayment_amount).toBe(0);

    await one.change('/next', { effective_on: '2026-12-09' });
    expect(await one.nextOnEachScreen()).toEqual(threeTimes({ ...next, day: '2026-12-09' }));

    service.clock.set('2026-12-09T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    const underWay = { ...next, day: '2026-12-09', status: 'processing' };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes(underWay));

    for (const sent of issuer.debits) Object.assign(sent, { status: 'settled' });
    await one.sync();
    const nothing = {
      status: 'nothing_owed',
      day: null,
      amount: 0,
      pending: 12.5,
      of_refund: 0,
      bank: null,
      following: null,
    };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes(nothing));
    expect(await problemsOf(service)).toEqual([]);
  });

  it('comes from the pay of who repays by direct deposit', async () => {
    const one = await spender();
    await one.repaysFromPay();
    const next = {
      status: 'from_pay',
      day: '2026-11-27',
      amount: 30,
      pending: 0,
      of_refund: 0,
      bank: null,
      following: null,
    };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes(next));
  });

  it('is on no day once her bank has forbidden debits, until another one is linked', async () => {
    const one = await spender();
    await one.nextOnEachScreen();
    service.clock.set('2026-11-27T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    for (const sent of issuer.debits) {
      Object.assign(sent, { status: 'returned', returnCode: 'R10' });
    }
    await one.sync();
    await one.isPaidOn('2026-12-11');
    const stopped = {
      status: 'stopped',
      day: null,
      amount: 30,
      pending: 0,
      of_refund: 0,
      bank: null,
      following: null,
    };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes(stopped));
    expect(await one.read()).toMatchObject({
      bank: null,
      early_on: null,
      scheduled: [],
      notices: [{ what: 'stopped' }],
    });
    expect((await one.change('/next', { effective_on: '2026-12-14' })).statusCode).toBe(422);
    // Nobody announces a debit that is not made.
    await service.jobs.drain();
    service.mails.length = 0;
    service.clock.set('2026-12-10T18:00:00Z');
    await service.jobs.runSchedule('remind-of-debits');
    await service.jobs.drain();
    expect(service.mails).toEqual([]);
    expect((await one.read()).notices).toMatchObject([{ what: 'stopped' }]);

    service.world.account.mask = '7788';
    await service.put(`${one.userId}/bank_link`, { access_token: 'access-2' });
    await service.jobs.drain();
    service.world.account.mask = '4021';
    await one.isPaidOn('2026-12-11');
    const again = { ...stopped, status: 'scheduled', day: '2026-12-11' };
    const other = { name: 'Tidewater Savings Bank', mask: '7788' };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes({ ...again, bank: other }));
    expect(await problemsOf(service)).toEqual([]);
  });
});
