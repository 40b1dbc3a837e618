import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { issuer } = service.world;
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  issuer.debits = [];
});

/** Somebody who has just bought for 30 dollars, and is paid on Friday of next week. */
async function spender() {
  const one = await someone('bank_link');
  await service.jobs.drain();
  one.post({ holdId: null, amountCents: 3_000 });
  await one.sync();
  await service
    .database('limit_state')
    .where({ user_id: one.userId })
    .update({ payday: '2026-11-27' });
  return {
    ...one,
    /** The next repayment as the overview, the Payday tab and the page of repayments say it. */
    nextOnEachScreen: async () => {
      const screens = ['/dashboard/overview', '/dashboard/payday'];
      const [overview, payday] = await Promise.all(
        screens.map(async (path) => (await service.get(one.userId, path)).json()),
      );
      const { next } = (await service.get(one.userId, '/repayments')).json();
      return [overview.next_repayment, payday.next_repayment, next];
    },
    change: (path: string, payload: object) =>
      service.app.inject({
        method: 'PUT',
        url: `/api/v1/repayments${path}`,
        headers: asMember(one.userId, { audience: 'member' }),
        payload,
      }),
  };
}

describe('the next repayment', () => {
  const bank = { name: 'Tidewater Savings Bank', mask: '4021' };
  const threeTimes = (next: object) => [next, next, next];

  it('is the same on each screen, before the job has planned it, moved by her, and under way', async () => {
    const one = await spender();
    // A payday on a Sunday, and a purchase that no merchant has collected.
    await service
      .database('limit_state')
      .where({ user_id: one.userId })
      .update({ payday: '2026-12-06' });
    await one.mayOwe(10_000);
    one.hold({ id: newId(), authorizedCents: 1_250 });
    await one.sync();
    const next = {
      status: 'scheduled',
      day: '2026-12-07',
      amount: 30,
      pending: 12.5,
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
      bank: null,
      following: null,
    };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes(nothing));
    expect(await problemsOf(service)).toEqual([]);
  });

  it('comes from the pay of who repays by direct deposit', async () => {
    const one = await spender();
    await service
      .database('member')
      .where({ user_id: one.userId })
      .update({ repayment_method: 'direct_deposit_flow' });
    const next = {
      status: 'from_pay',
      day: '2026-11-27',
      amount: 30,
      pending: 0,
      bank: null,
      following: null,
    };
    expect(await one.nextOnEachScreen()).toEqual(threeTimes(next));
  });
});
