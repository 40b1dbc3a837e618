import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service } = cards;
const spender = spenders(cards);
const { issuer } = service.world;
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  issuer.debits = [];
  issuer.debitRefusal = null;
});

const NOTHING_LEFT = 'Debits that are scheduled already repay all that is owed.';
const TAKEN = 'Repayments that were asked for already take this amount, or a part of it.';

/** Somebody who owes 30 dollars, whom staff may debit as well. */
async function owing(payday = '2026-12-04') {
  const one = await spender({ payday });
  const staff = (path: string, payload: object) =>
    service.app.inject({
      method: 'POST',
      url: `/internal/${path}`,
      headers: asCaller('admin', { audience: 'member' }),
      payload: { made_by: newId(), ...payload },
    });
  return {
    ...one,
    byStaff: (effective_date = '2026-11-20', more = {}) =>
      staff(`members/${one.userId}/debits`, { effective_date, ...more }),
    cancel: (id: string) => staff(`repayment_instances/${id}/cancel`, {}),
    asked: () => one.instances().whereIn('purpose', ['member', 'staff']).orderBy('purpose'),
    debits: () =>
      issuer.debits
        .filter(({ accountId }) => accountId === one.issuerId)
        .map(({ amountCents }) => amountCents),
  };
}

const run = async (at?: string) => {
  if (at !== undefined) service.clock.set(at);
  await service.jobs.runSchedule('repay-by-debit');
};

describe('an early repayment and a debit by staff of the same debt', () => {
  it('of one moment are one, which goes on, and a refusal with its reason', async () => {
    for (let round = 0; round < 12; round++) {
      const one = await owing();
      const [early, staff] =
        round % 2 === 0
          ? await Promise.all([one.repay(30), one.byStaff()])
          : (await Promise.all([one.byStaff(), one.repay(30)])).toReversed();
      expect([early?.statusCode, staff?.statusCode]).toEqual(
        early?.statusCode === 201 ? [201, 422] : [409, 201],
      );
      const refused = early?.statusCode === 201 ? staff : early;
      expect([NOTHING_LEFT, TAKEN]).toContain(refused?.json().error);
      await run();
      expect(await one.asked()).toMatchObject([{ state: 'processed', amount_cents: 3_000 }]);
      expect(one.debits()).toEqual([3_000]);
      expect(await problemsOf(service)).toEqual([]);
    }
  });

  it('are refused in either order, whoever is second', async () => {
    const hers = await owing();
    expect((await hers.repay(30)).statusCode).toBe(201);
    const second = await hers.byStaff();
    expect([second.statusCode, second.json()]).toMatchObject([
      422,
      { code: 'cannot_debit', error: NOTHING_LEFT },
    ]);
    const theirs = await owing();
    expect((await theirs.byStaff('2026-11-21')).statusCode).toBe(201);
    // Staff's is on Monday, hers would be today.
    const early = await theirs.repay(0.01);
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { code: 'already_scheduled', error: TAKEN },
    ]);
    expect(await theirs.read()).toMatchObject({ payable: 30, early_up_to: 0 });
    await run();
    await run('2026-11-23T18:00:00Z');
    expect([hers.debits(), theirs.debits()]).toEqual([[3_000], [3_000]]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('share it where the first one takes a part', async () => {
    const one = await owing();
    await one.repay(12.5);
    expect((await one.byStaff()).statusCode).toBe(201);
    expect(await one.asked()).toMatchObject([{ amount_cents: 1_250 }, { amount_cents: 1_750 }]);
    await run();
    expect(one.debits().toSorted()).toEqual([1_250, 1_750]);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('what was asked for', () => {
  it('is debited on a payday as well, whose own debit takes the rest', async () => {
    // Before and after that of the payday in their order.
    const ids = ['00000000-0000-7000-8000-000000000000', 'ffffffff-ffff-7fff-bfff-ffffffffffff'];
    for (const id of ids) {
      const one = await owing('2026-11-20');
      await one.read();
      expect((await one.repay(12.5, id)).statusCode).toBe(201);
      const taken = await one.read();
      expect(taken.scheduled.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([
        12.5, 17.5,
      ]);
      expect(taken.notices).toMatchObject([{ what: 'due', amount: 17.5 }]);
      await run();
      expect(one.debits().toSorted()).toEqual([1_250, 1_750]);
      expect(await problemsOf(service)).toEqual([]);
    }
  });

  it('is left to by a payday before its day', async () => {
    const one = await owing('2026-11-20');
    await one.read();
    expect((await one.byStaff('2026-11-21')).statusCode).toBe(201);
    await run();
    expect(one.debits()).toEqual([]);
    await run('2026-11-23T18:00:00Z');
    expect(one.debits()).toEqual([3_000]);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('what was asked for and is not owed any more', () => {
  it('is gone for good, so that nothing of it is taken of what is bought later', async () => {
    const one = await owing();
    const id = newId();
    await one.repay(20, id);
    await one.byStaff('2026-11-21');
    one.post({ direction: 'credit', holdId: null, amountCents: 2_500 });
    await one.sync();
    expect(await one.asked()).toMatchObject([
      { purpose: 'member', state: 'scheduled', amount_cents: 500 },
      { purpose: 'staff', state: 'cancelled', because: 'nothing_owed' },
    ]);
    one.post({ holdId: null, amountCents: 4_000 });
    await one.sync();
    expect((await one.read()).scheduled).toMatchObject([
      { effective_on: '2026-11-20', amount: 5 },
      { effective_on: '2026-12-04', amount: 40 },
    ]);
    // The same words again are the same repayment, whatever is left of it.
    expect([(await one.repay(20, id)).statusCode, (await one.repay(5, id)).statusCode]).toEqual([
      201, 422,
    ]);
    await run();
    await run('2026-11-23T18:00:00Z');
    expect(one.debits()).toEqual([500]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('leaves its day to who asks again', async () => {
    const one = await owing();
    await one.repay(20);
    one.post({ direction: 'credit', holdId: null, amountCents: 3_000 });
    await one.sync();
    one.post({ holdId: null, amountCents: 900 });
    await one.sync();
    expect(await one.read()).toMatchObject({ early_on: '2026-11-20', early_up_to: 9 });
    expect((await one.repay(9)).statusCode).toBe(201);
    await run();
    expect(one.debits()).toEqual([900]);
  });
});

describe("staff's debit", () => {
  it('is of what was owed when it was asked for, and not of what is bought until it is made', async () => {
    const one = await owing();
    await one.byStaff('2026-11-21');
    one.post({ holdId: null, amountCents: 2_000 });
    await one.sync();
    await run('2026-11-23T18:00:00Z');
    expect(one.debits()).toEqual([3_000]);
    expect(await one.read()).toMatchObject({
      payable: 20,
      scheduled: [{ effective_on: '2026-12-04', amount: 20 }],
    });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is of no more than is owed when it is made', async () => {
    const one = await owing();
    await one.byStaff('2026-11-21');
    one.post({ direction: 'credit', holdId: null, amountCents: 1_000 });
    await one.sync();
    await run('2026-11-23T18:00:00Z');
    expect(one.debits()).toEqual([2_000]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('that was approved is of the amount that was shown, or of less', async () => {
    const one = await owing();
    const asked = await one.byStaff('2026-11-20', { approved_up_to_cents: 1_000 });
    expect([asked.statusCode, asked.json().needs_approval_of_cents]).toEqual([200, 3_000]);
    one.post({ holdId: null, amountCents: 2_000 });
    await one.sync();
    const approved = { amount_cents: 3_000, approved_up_to_cents: 3_000 };
    expect((await one.byStaff('2026-11-20', approved)).statusCode).toBe(201);
    await run();
    expect(one.debits()).toEqual([3_000]);
    const other = await owing();
    await other.repay(10);
    expect((await other.byStaff('2026-11-20', approved)).statusCode).toBe(201);
    await run();
    expect(other.debits().toSorted()).toEqual([1_000, 2_000]);
    expect(await problemsOf(service)).toEqual([]);
  });
});

describe('a repayment that is over', () => {
  it.each(['member', 'staff'])(
    'and came back is asked for again by %s on the same day, and one that goes on is not',
    async (who) => {
      const one = await owing();
      const ask = () => (who === 'member' ? one.repay(12.5) : one.byStaff());
      expect((await ask()).statusCode).toBe(201);
      await run();
      expect((await ask()).statusCode).not.toBe(201);
      for (const debit of issuer.debits) {
        Object.assign(debit, { status: 'returned', returnCode: 'R01' });
      }
      await one.sync();
      expect(await one.read()).toMatchObject({ payable: 30, early_on: '2026-11-20' });
      expect((await ask()).statusCode).toBe(201);
      await run();
      const made = who === 'member' ? 1_250 : 3_000;
      expect(one.debits()).toEqual([made, made]);
      expect((await one.read()).early_on).toBe(who === 'member' ? null : '2026-11-20');
      expect(await problemsOf(service)).toEqual([]);
    },
  );

  it('and was not made, or was cancelled, is asked for again on the same day', async () => {
    const one = await owing();
    await one.repay(12.5);
    issuer.debitRefusal = '422';
    await run();
    issuer.debitRefusal = null;
    expect((await one.repay(30)).statusCode).toBe(201);
    const [asked] = await one.instances().where({ purpose: 'member', state: 'scheduled' });
    expect((await one.cancel(asked.id)).statusCode).toBe(200);
    expect((await one.repay(20)).statusCode).toBe(201);
    await run();
    expect(one.debits().at(-1)).toBe(2_000);
    expect(await problemsOf(service)).toEqual([]);
  });
});
