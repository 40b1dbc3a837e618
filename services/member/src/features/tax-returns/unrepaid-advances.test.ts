import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { caseEvents, type CaseEvent } from '@reset/api-contract/case-events.ts';
import type { IncomeTaxReturns } from '@reset/api-contract/member/tax-returns.ts';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { advancedFilers, FILED } from '#testing/advanced-filers.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const cards = await startCardService();
const { service } = cards;
const filer = advancedFilers(cards);
beforeAll(() => service.database('subscription').insert({ owner: 'public', is_live: true }));
beforeEach(() => service.clock.set(FILED));

/** Somebody who has spent so much of the 200 dollars that are advanced to her. */
async function spender(cents: number) {
  const one = await filer();
  await one.advanced();
  one.post({ holdId: null, amountCents: cents, occurredAt: new Date('2027-02-01T19:00:00Z') });
  await one.syncCard();
  return {
    ...one,
    /** What was published of it, in order, once the jobs have run. */
    async cases() {
      await service.jobs.runSchedule('note-unrepaid-advances');
      await service.jobs.runSchedule('publish-cases');
      const all = (await service.events()).filter(({ type }) => type in caseEvents) as CaseEvent[];
      const hers = new Set(
        all
          .filter(
            ({ type, payload }) =>
              type === 'case.opened' &&
              'kind' in payload &&
              payload.kind === 'unrepaid_advance' &&
              payload.user_id === one.userId,
          )
          .map(({ subject }) => subject),
      );
      return all.filter(({ subject }) => hers.has(subject));
    },
    /** The amounts of those that are open, and how others closed. */
    async told() {
      return (await this.cases()).map(({ payload }) =>
        'closed_as' in payload ? payload.closed_as : payload.summary.amount_cents,
      );
    },
  };
}

describe('an advance on a refund that will not come', () => {
  it.each(['rejected', 'no_refund', 'refund_received'] as const)(
    'is a case of what is owed of it, with how the return stands: %s',
    async (status) => {
      const one = await spender(15_000);
      expect(await one.cases()).toEqual([]);
      // What is sent to her bank is not awaited here.
      const toBank = { told_destination: 'bank of hers' };
      await service.database('tax_filer').where({ user_id: one.userId }).update(toBank);
      await one.file({ status });
      const [opened, ...more] = await one.cases();
      expect(opened?.payload).toEqual({
        kind: 'unrepaid_advance',
        object_id: one.userId,
        user_id: one.userId,
        opened_at: '2027-02-01T18:00:00.000Z',
        due_at: '2027-02-04T07:59:59.999Z',
        summary: { code: status, name: null, amount_cents: 15_000 },
      });
      expect(more).toEqual([]);
      // Read again, or found again, it is the same.
      service.clock.set('2027-02-02T18:00:00Z');
      await one.file({ status });
      expect(await one.cases()).toHaveLength(1);
    },
  );

  it('is none while a refund that was sent to us is awaited, for ten banking days', async () => {
    const one = await spender(15_000);
    await service.jobs.runSchedule('tell-refund-destinations');
    const read = async () =>
      (await service.get(one.userId, '/income_tax_returns')).json<IncomeTaxReturns>()
        .income_tax_returns[0];
    await one.file({ status: 'refund_received' });
    await one.file({ status: 'refund_received', jurisdiction: 'OR' }, newId());
    expect(await read()).toMatchObject({
      tax_return_status: 'refund_received',
      refund_awaited_until: '2027-02-16',
      refund_advance_spent: 150,
    });
    expect(await one.advanced()).toBe(0);
    // Read again it is awaited no longer, and Presidents' Day is none of the ten.
    service.clock.set('2027-02-16T18:00:00Z');
    await one.file({ status: 'accepted' });
    expect(await one.told()).toEqual([]);
    service.clock.set('2027-02-17T18:00:00Z');
    expect(await one.told()).toEqual([15_000]);
    expect(await read()).toMatchObject({ refund_awaited_until: null });
    // One that comes late repays all the same.
    await one.refunded(40_000);
    expect(await one.told()).toEqual([15_000, 'repaid']);
  });

  it('is one at once where a refund that was awaited came and was smaller, or is filed anew', async () => {
    const one = await spender(15_000);
    const other = await spender(15_000);
    await service.jobs.runSchedule('tell-refund-destinations');
    for (const { file } of [one, other]) await file({ status: 'refund_received' });
    await one.refunded(10_400);
    expect(await one.told()).toEqual([4_600]);
    await other.file({ status: 'rejected', submittedAt: new Date('2027-02-01T18:30:00Z') });
    expect(await other.told()).toEqual([15_000]);
    const row = { user_id: other.userId, jurisdiction: 'Federal' };
    expect(await service.database('income_tax_return').where(row).first()).toMatchObject({
      refund_awaited_until: null,
    });
  });

  it('is read by staff with what is owed and of which return', async () => {
    const one = await spender(15_000);
    const read = async () => {
      const reply = await service.app.inject({
        url: `/internal/unrepaid_advances/${one.userId}`,
        headers: asCaller('admin', { audience: 'member' }),
      });
      return reply.json();
    };
    await one.refunded(10_400);
    expect(await read()).toEqual({
      user_id: one.userId,
      owed: 46,
      income_tax_return: {
        tax_year: 2026,
        tax_return_status: 'refund_received',
        refund_filed: 2_000,
        refund_received: 104,
      },
    });
    await one.refunded(4_600);
    expect(await read()).toMatchObject({ owed: 0, income_tax_return: { refund_received: 150 } });
    const gone = await spender(15_000);
    await gone.withdraw();
    const reply = await service.app.inject({
      url: `/internal/unrepaid_advances/${gone.userId}`,
      headers: asCaller('admin', { audience: 'member' }),
    });
    expect(reply.json()).toEqual({ user_id: gone.userId, owed: 150, income_tax_return: null });
  });

  it('is one where the return is gone, and none of who owes nothing of it', async () => {
    const one = await spender(15_000);
    const other = await filer();
    for (const { withdraw } of [one, other]) await withdraw();
    // What she buys from now on is of no advance.
    await other.advanced();
    other.post({ holdId: null, amountCents: 7_000, occurredAt: new Date('2027-02-01T20:00:00Z') });
    await other.syncCard();
    expect(await other.owed()).toBe(7_000);
    expect((await one.cases())[0]?.payload).toMatchObject({
      summary: { code: 'withdrawn', amount_cents: 15_000 },
    });
    const noted = service.database('unrepaid_advance').where({ user_id: other.userId });
    expect(await noted).toEqual([]);
  });

  it('is what a smaller refund leaves over, told anew as it becomes less, until it is repaid', async () => {
    const one = await spender(15_000);
    await one.refunded(10_000);
    expect((await one.cases())[0]?.payload).toMatchObject({
      summary: { code: 'refund_received', amount_cents: 5_000 },
    });
    await one.refunded(2_000);
    expect(await one.told()).toEqual([5_000, 3_000]);
    await one.refunded(3_000);
    expect(await one.told()).toEqual([5_000, 3_000, 'repaid']);
    expect(await service.database('unrepaid_advance').where({ user_id: one.userId })).toEqual([]);
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is none once a return is accepted again, or is of another year', async () => {
    const one = await spender(15_000);
    await one.file({ status: 'rejected' });
    expect(await one.told()).toEqual([15_000]);
    await one.file({ status: 'accepted' });
    expect(await one.told()).toEqual([15_000, 'refund_awaited']);
    await one.file({ status: 'rejected' });
    expect(await one.told()).toEqual([15_000, 'refund_awaited', 15_000]);
    await one.file({ jurisdiction: 'OR', taxYear: 2028 }, newId());
    expect(await one.told()).toHaveLength(3);
    await one.file({ taxYear: 2027 }, newId());
    expect(await one.told()).toEqual([15_000, 'refund_awaited', 15_000, 'refund_awaited']);
  });

  it('is of what she spent of the refund alone', async () => {
    const one = await spender(10_000);
    await one.file({ status: 'rejected' });
    await one.advanced();
    one.post({ holdId: null, amountCents: 7_000, occurredAt: new Date('2027-02-01T20:00:00Z') });
    await one.syncCard();
    expect(await one.told()).toEqual([10_000]);
  });

  it('stays closed once staff have followed it up, while it is owed', async () => {
    const one = await spender(15_000);
    await one.file({ status: 'no_refund' });
    const [opened] = await one.cases();
    const by = { actor_id: newId(), reason: 'She pays from May on.' };
    const path = `cases/${opened?.subject}/close`;
    const reply = await service.give(path, by, { key: newId() });
    expect([reply.statusCode, reply.json()]).toEqual([200, { user_id: one.userId }]);
    expect(await one.told()).toEqual([15_000, 'staff']);
    expect(await one.told()).toHaveLength(2);
    expect((await service.give(path, by, { key: newId() })).statusCode).toBe(404);
  });
});
