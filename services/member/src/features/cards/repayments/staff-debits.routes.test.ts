import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { startCardService } from '#testing/some-cardholder.ts';
import { spenders } from '#testing/spenders.ts';

const cards = await startCardService();
const { service, someone } = cards;
const spender = spenders(cards);
beforeEach(() => {
  service.world.owners = ['Hazel Hourly'];
});

const maker = newId();
const call = (path: string, payload: object, key?: string) =>
  service.app.inject({
    method: 'POST',
    url: `/internal/${path}`,
    headers: {
      ...asCaller('admin', { audience: 'member' }),
      ...(key && { 'idempotency-key': key }),
    },
    payload,
  });

/** Somebody who has bought for 30 dollars, and is paid in two weeks. */
async function owing() {
  const one = await spender({ payday: '2026-12-04' });
  return {
    ...one,
    scheduled: () => one.instances().where({ state: 'scheduled' }).orderBy('effective_on'),
    debit: (effective_date: string) =>
      call(`members/${one.userId}/debits`, { made_by: maker, effective_date }),
  };
}

describe('POST /internal/members/:id/debits', () => {
  it.each([
    ['2026-11-20T21:24:59.999Z', '2026-11-20', '2026-11-20'],
    ['2026-11-20T21:25:00.000Z', '2026-11-20', '2026-11-23'],
    ['2026-11-20T20:00:00Z', '2026-11-21', '2026-11-23'],
  ])('at %s, asked for %s, debits on %s [ADM-168]', async (now, asked, day) => {
    const one = await owing();
    service.clock.set(now);
    const reply = await one.debit(asked);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.any(String),
      effective_date: day,
      amount_cents: expect.any(Number),
    });
    expect((await one.debit(asked)).statusCode).toBe(422);
    expect(await one.scheduled()).toMatchObject([{ purpose: 'staff', effective_on: day }]);
  });

  it.each(['2026-11-19', '2026-11-22', '2027-11-20', '2026-02-30'])(
    'refuses %s, which is neither today nor tomorrow [ADM-167]',
    async (day) => {
      const one = await owing();
      const reply = await one.debit(day);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().error).toBe('The date has to be today or tomorrow.');
    },
  );

  it('refuses where nothing is owed, or no bank may be debited [ADM-170]', async () => {
    const free = await someone('bank_link');
    const debitOf = (userId: string) =>
      call(`members/${userId}/debits`, { made_by: maker, effective_date: '2026-11-20' });
    const reply = await debitOf(free.userId);
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'No outstanding balance.']);
    const one = await owing();
    await service
      .database('bank_link')
      .where({ user_id: one.userId })
      .update({ owner_status: 'failed' });
    expect((await one.debit('2026-11-20')).json().error).toBe(
      'There is no bank account that may be debited.',
    );
    const cardless = newId();
    await service.put(cardless, { repayment_method: 'ach_debit_flow' });
    expect((await debitOf(cardless)).json().error).toBe('No outstanding balance.');
    expect((await debitOf(newId())).statusCode).toBe(404);
  });

  it('refuses who repays from her pay, and has authorized no debit', async () => {
    const one = await owing();
    await service
      .database('member')
      .where({ user_id: one.userId })
      .update({ repayment_method: 'direct_deposit_flow' });
    const reply = await one.debit('2026-11-20');
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'cannot_debit']);
    expect(reply.json().error).toMatch(/direct deposit/);
    expect(await one.scheduled()).toEqual([]);
  });

  it('debits up to what was approved, to the cent, and above it nothing', async () => {
    const one = await owing();
    const debit = (approved_up_to_cents: number) =>
      call(`members/${one.userId}/debits`, {
        made_by: maker,
        effective_date: '2026-11-20',
        approved_up_to_cents,
      });
    const above = await debit(2_999);
    expect([above.statusCode, above.json()]).toEqual([
      200,
      // The cut-off of that day in Los Angeles.
      { needs_approval_of_cents: 3_000, approve_by: '2026-11-20T21:25:00.000Z' },
    ]);
    expect(await one.scheduled()).not.toMatchObject([{ purpose: 'staff' }]);
    expect((await debit(3_000)).statusCode).toBe(201);
  });

  it('that come again by their key are one, on whatever day they come', async () => {
    const one = await owing();
    const key = newId();
    const debit = () =>
      call(`members/${one.userId}/debits`, { made_by: maker, effective_date: '2026-11-20' }, key);
    const replies = await Promise.all([debit(), debit(), debit()]);
    service.clock.set('2026-11-24T20:00:00Z');
    replies.push(await debit());
    const [{ id }] = await one.scheduled();
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toMatchObject([
        201,
        { id, effective_date: '2026-11-20' },
      ]);
    }
    const { rows } = await service.database.raw('SELECT * FROM money_problems()');
    expect(rows).toEqual([]);
  });

  it('is cancelled while it is scheduled, and not any more after [ADM-133, ADM-143, ADM-145]', async () => {
    const one = await owing();
    await one.debit('2026-11-20');
    const [{ id }] = await one.scheduled();
    const cancel = () => call(`repayment_instances/${id}/cancel`, { made_by: maker });
    const cancelled = await cancel();
    expect([cancelled.statusCode, cancelled.json()]).toEqual([200, { user_id: one.userId }]);
    expect((await cancel()).statusCode).toBe(409);
    const [row] = await service.database('repayment_instance').where({ id });
    expect(row).toMatchObject({ state: 'cancelled', because: 'staff' });
    const other = `repayment_instances/${newId()}/cancel`;
    expect((await call(other, { made_by: maker })).statusCode).toBe(404);
  });
});
