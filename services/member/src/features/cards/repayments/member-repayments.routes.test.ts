import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { dayOf } from '#calendar/calendar-date.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service, someone } = cards;
const spender = spenders(cards);
const { issuer } = service.world;
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
  issuer.debits = [];
});

/** Somebody who owes 30 dollars, and her repayment of Friday of next week. */
async function owing() {
  const one = await spender();
  await service.jobs.runSchedule('repay-by-debit');
  return one;
}

describe('GET /repayments', () => {
  it('plans what was just bought for, once, as the job would', async () => {
    const one = await spender();
    expect(await one.instances()).toEqual([]);
    const reads = await Promise.all([
      one.read(),
      service.jobs.runSchedule('repay-by-debit').then(one.read),
      one.read(),
    ]);
    const [{ scheduled }] = reads;
    expect(scheduled).toMatchObject([{ effective_on: '2026-11-27', amount: 30 }]);
    for (const read of reads) expect(read.scheduled).toEqual(scheduled);
    await service.jobs.runSchedule('repay-by-debit');
    expect(await one.instances()).toMatchObject([{ id: scheduled[0].id, due_on: '2026-11-27' }]);
  });

  it('plans nothing for who repays otherwise', async () => {
    const one = await spender();
    await one.repaysFromPay();
    expect(await one.read()).toMatchObject({ payable: 30, scheduled: [] });
    expect(await one.instances()).toEqual([]);
  });

  it('offers nothing that is refused to who repays from her pay', async () => {
    const one = await owing();
    await one.repaysFromPay();
    expect(await one.read()).toMatchObject({ bank: null, early_on: null, scheduled: [] });
    expect((await one.change('/next', { effective_on: '2026-12-01' })).statusCode).toBe(404);
    expect((await one.repay(1)).statusCode).toBe(409);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('debits nothing that was planned before she repaid from her pay, but for what staff ask, and leaves what is over', async () => {
    const one = await owing();
    await one.repaysFromPay();
    const created_at = service.clock.now();
    const hersToo = { user_id: one.userId, due_on: '2026-11-19', created_at };
    await service.database('repayment_instance').insert([
      { ...hersToo, id: newId(), purpose: 'staff', effective_on: '2026-11-30' },
      {
        ...hersToo,
        id: newId(),
        purpose: 'member',
        effective_on: '2026-11-19',
        state: 'processed',
        ended_at: created_at,
      },
    ]);
    service.clock.set('2026-11-27T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    expect(await one.instances().orderBy('purpose')).toMatchObject([
      { purpose: 'member', state: 'processed', because: null },
      { purpose: 'payday', state: 'cancelled', because: 'repays_from_pay' },
      { purpose: 'staff', state: 'scheduled', because: null },
    ]);
    expect(issuer.debits.some(({ accountId }) => accountId === one.issuerId)).toBe(false);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('says what is debited when, and until when that may be moved', async () => {
    const one = await owing();
    expect(await one.read()).toEqual({
      as_of: '2026-11-20T20:00:00.000Z',
      next: {
        status: 'scheduled',
        day: '2026-11-27',
        amount: 30,
        pending: 0,
        of_refund: 0,
        bank: { name: 'Tidewater Savings Bank', mask: '4021' },
        following: null,
      },
      payable: 30,
      early_up_to: 30,
      bank: { name: 'Tidewater Savings Bank', mask: '4021' },
      early_on: '2026-11-20',
      scheduled: [
        {
          id: expect.any(String),
          effective_on: '2026-11-27',
          amount: 30,
          is_early: false,
          put_off_because: null,
          is_presented_again: false,
          movable_until: '2026-12-04',
          movable_to: [
            '2026-11-23',
            '2026-11-24',
            '2026-11-25',
            '2026-11-30',
            '2026-12-01',
            '2026-12-02',
            '2026-12-03',
            '2026-12-04',
          ],
          moved_from: null,
          times_moved: 0,
        },
      ],
      notices: [],
      debits: [],
      from_pay: [],
      not_needed: [],
      repays_in_part: false,
    });
  });

  it('says what became of debits', async () => {
    const one = await owing();
    service.clock.set('2026-11-27T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    const debit = {
      effective_on: '2026-11-27',
      amount: 30,
      bank_name: 'Tidewater Savings Bank',
      bank_mask: '4021',
    };
    expect(await one.read()).toMatchObject({
      payable: 0,
      scheduled: [],
      debits: [{ ...debit, status: 'processing' }],
    });
    for (const sent of issuer.debits) Object.assign(sent, { status: 'settled' });
    await one.sync();
    // When it was with us, which is the day of its line on a statement.
    const settled = await service
      .database('debit')
      .where({ card_account_id: one.accountId })
      .first();
    const arrived_on = dayOf(settled.settled_at);
    expect((await one.read()).debits).toMatchObject([{ status: 'completed', arrived_on }]);
    const line = await service
      .database('ledger.transfer')
      .where({ code: 202 })
      .whereRaw('? IN (debit, credit)', [one.receivable])
      .first();
    expect(line.effective_on).toBe(arrived_on);
    for (const sent of issuer.debits)
      Object.assign(sent, { status: 'returned', returnCode: 'R01' });
    await one.sync();
    const read = await one.read();
    expect(read.debits).toMatchObject([{ status: 'returned' }]);
    expect(read.payable).toBe(30);
  });

  it('is not found without a card account', async () => {
    expect((await service.get(newId(), '/repayments')).statusCode).toBe(404);
  });
});

describe('POST /repayments', () => {
  it('debits a part early, once a day, and the rest on her payday', async () => {
    const one = await owing();
    const both = await Promise.all([one.repay(12.5), one.repay(12.5)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    await service.jobs.runSchedule('repay-by-debit');
    expect(issuer.debits).toMatchObject([{ amountCents: 1_250 }]);
    expect(await one.read()).toMatchObject({ payable: 17.5, scheduled: [{ amount: 17.5 }] });
    service.clock.set('2026-11-27T18:00:00Z');
    await service.jobs.runSchedule('repay-by-debit');
    expect(issuer.debits).toMatchObject([{}, { amountCents: 1_750 }]);
    for (const sent of issuer.debits) Object.assign(sent, { status: 'settled' });
    await one.sync();
    expect(await one.owed()).toBe(0);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is the same repayment where it is asked for by the same id, on whatever day', async () => {
    const one = await owing();
    const id = newId();
    const both = await Promise.all([one.repay(12.5, id), one.repay(12.5, id), one.repay(12.5, id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    await service.jobs.runSchedule('repay-by-debit');
    // The cut-off of the day is past, and what was asked for is on its way.
    service.clock.set('2026-11-20T21:30:00Z');
    expect((await one.repay(12.5, id)).statusCode).toBe(201);
    service.clock.set('2026-11-23T18:00:00Z');
    expect((await one.repay(12.5, id)).statusCode).toBe(201);
    await service.jobs.runSchedule('repay-by-debit');
    expect(issuer.debits).toMatchObject([{ amountCents: 1_250 }]);
    const other = await owing();
    for (const reply of [await one.repay(10, id), await other.repay(12.5, id)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'id_reused']);
    }
    expect(await problemsOf(service)).toEqual([]);
  });

  it('shares what is owed among the days, and says when she may ask again', async () => {
    const one = await owing();
    expect((await one.repay(12.5)).json()).toMatchObject({
      early_on: null,
      scheduled: [
        { effective_on: '2026-11-20', amount: 12.5, is_early: true },
        { effective_on: '2026-11-27', amount: 17.5, is_early: false },
      ],
    });
    service.clock.set('2026-11-20T21:30:00Z');
    expect(await one.read()).toMatchObject({ early_on: '2026-11-23' });
  });

  it.each([0, -1, 0.001, 30.01, 1e300, '12', null])('refuses %j', async (amount) => {
    const one = await owing();
    const reply = await one.repay(amount);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ amount: [expect.any(String)] });
  });

  it('is on the next banking day after the cut-off', async () => {
    const one = await owing();
    service.clock.set('2026-11-20T21:25:00Z');
    expect((await one.repay(30)).json().scheduled[0]).toMatchObject({
      effective_on: '2026-11-23',
      is_early: true,
      movable_until: null,
    });
  });

  it('is refused without a bank that may be debited', async () => {
    const one = await owing();
    await service
      .database('bank_link')
      .where({ user_id: one.userId })
      .update({ owner_status: 'failed' });
    expect((await one.repay(30)).json()).toMatchObject({ code: 'no_bank_to_debit' });
  });

  it('is refused to who repays from her pay and has authorized no debit', async () => {
    const one = await spender();
    await one.repaysFromPay();
    expect((await one.repay(30)).json()).toMatchObject({ code: 'repays_from_pay' });
    expect(await one.instances()).toEqual([]);
  });
});

describe('PUT /repayments/next', () => {
  const move = (one: Awaited<ReturnType<typeof owing>>, effective_on: string) =>
    one.change('/next', { effective_on });

  it('moves the debit of a payday once, to a banking day that is near', async () => {
    const one = await owing();
    expect((await move(one, '2026-12-04')).statusCode).toBe(204);
    expect((await one.read()).scheduled).toMatchObject([
      { effective_on: '2026-12-04', movable_until: null, moved_from: '2026-11-27', times_moved: 1 },
    ]);
    expect((await move(one, '2026-12-03')).json()).toMatchObject({ code: 'moved_before' });
    await service.jobs.runSchedule('repay-by-debit');
    expect((await one.read()).scheduled).toMatchObject([{ effective_on: '2026-12-04' }]);
  });

  it.each(['2026-11-20', '2026-11-28', '2026-12-07', '2026-11-31', '2027-11-27'])(
    'refuses to move it to %s',
    async (day) => {
      const one = await owing();
      expect((await move(one, day)).statusCode).toBe(422);
      expect((await one.read()).scheduled).toMatchObject([{ effective_on: '2026-11-27' }]);
    },
  );

  it('finds nothing to move where nothing is owed', async () => {
    const one = await someone('bank_link');
    const reply = await service.app.inject({
      method: 'PUT',
      url: '/api/v1/repayments/next',
      headers: asMember(one.userId, { audience: 'member' }),
      payload: { effective_on: '2026-12-01' },
    });
    expect(reply.statusCode).toBe(404);
  });
});

describe('PUT /repayments/preference', () => {
  it('is kept', async () => {
    const one = await owing();
    expect((await one.change('/preference', { repays_in_part: true })).statusCode).toBe(204);
    expect(await one.read()).toMatchObject({ repays_in_part: true });
  });
});
