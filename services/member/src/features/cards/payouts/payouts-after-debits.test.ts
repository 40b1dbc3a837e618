import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { issuer } = service.world;
service.world.owners = ['Hazel Hourly'];
service.world.account.availableCents = 125_000;

const runAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('repay-by-debit');
  await service.jobs.runSchedule('pay-out-deposits');
};

const FRIDAY = '2026-11-27T18:00:00Z';
const MONDAY = '2026-11-30T18:00:00Z';
/** The first day on which what settled on Friday can come back no more. */
const WEDNESDAY = '2026-12-02T18:00:00Z';

/** Somebody whose debit of 50 dollars is under way as the merchant refunds 30 of them. */
async function refundedDuringDebit({ earlyDollars = 0 } = {}) {
  const one = await someone('bank_link');
  await service.jobs.drain();
  await one.mayOwe(10_000);
  const bought = { holdId: null, amountCents: 5_000, occurredAt: new Date('2026-11-20T18:00:00Z') };
  const originalId = one.post(bought);
  await one.sync();
  await service
    .database('limit_state')
    .where({ user_id: one.userId })
    .update({ payday: '2026-11-27' });
  if (earlyDollars > 0) {
    service.clock.set(FRIDAY);
    await service.post(one.userId, '/repayments', { id: newId(), amount: earlyDollars });
  }
  await runAt(FRIDAY);
  one.post({ ...bought, direction: 'credit', originalId, amountCents: 3_000 });
  await one.sync();
  const debits = () => issuer.debits.filter(({ accountId }) => accountId === one.issuerId);
  return {
    ...one,
    debits,
    paidOut: () => issuer.payouts.filter(({ accountId }) => accountId === one.issuerId),
    async say(said: object, instant: string) {
      Object.assign(debits().at(-1) ?? {}, said);
      service.clock.set(instant);
      await one.sync();
      await runAt(instant);
    },
    async linkBank(mask: string) {
      service.world.account.mask = mask;
      await service.put(`${one.userId}/bank_link`, { access_token: `access-${newId()}` });
      await service.jobs.drain();
      service.world.account.mask = '4021';
    },
    payout: async () =>
      (await service.get(one.userId, '/dashboard/overview')).json().payout?.status ?? null,
  };
}

describe('what is hers while a debit of hers may come back', () => {
  it('stays with us until it can come back no more, and is sent then', async () => {
    const one = await refundedDuringDebit();
    await one.say({}, FRIDAY);
    await one.say({ status: 'settled' }, '2026-11-27T23:00:00Z');
    await runAt(MONDAY);
    expect(one.paidOut()).toEqual([]);
    expect(await one.payout()).toBe('after_repayment');
    await runAt(WEDNESDAY);
    expect(one.paidOut()).toMatchObject([{ amountCents: 3_000 }]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it.each([
    ['', ['R02']],
    [', whatever it had forbidden before', ['R10', 'R02']],
  ])('is sent to no account that a debit came back from as closed%s', async (_before, codes) => {
    const one = await refundedDuringDebit({ earlyDollars: 10 * (codes.length - 1) });
    for (const [index, returnCode] of codes.entries()) {
      Object.assign(one.debits()[index] ?? {}, { status: 'returned', returnCode });
      await one.sync();
    }
    const credit = { direction: 'credit', holdId: null, amountCents: 9_000 } as const;
    one.post({ ...credit, occurredAt: new Date(FRIDAY) });
    await one.sync();
    await service.jobs.runSchedule('pay-from-deposits');
    await runAt(WEDNESDAY);
    expect(one.paidOut()).toEqual([]);
    expect(await one.payout()).toBe('needs_bank');

    // Linked anew it is the same account; another one gets it.
    await one.linkBank('4021');
    await runAt('2026-12-03T18:00:00Z');
    expect(await one.payout()).toBe('needs_bank');
    await one.linkBank('7788');
    await runAt('2026-12-04T18:00:00Z');
    expect(one.paidOut()).toHaveLength(1);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('repays what she owes again where it comes back', async () => {
    const one = await refundedDuringDebit();
    await one.say({ status: 'settled' }, '2026-11-27T23:00:00Z');
    await one.say({ status: 'returned', returnCode: 'R01' }, MONDAY);
    await service.jobs.runSchedule('pay-from-deposits');
    expect(await one.owed()).toBe(2_000);
    await runAt(WEDNESDAY);
    expect(one.paidOut()).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });
});
