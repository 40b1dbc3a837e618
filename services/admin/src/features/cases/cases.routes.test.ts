import type { Cases } from '@reset/api-contract/admin/cases.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfCases, tellOfUsers } from '#testing/applied-events.ts';

let service: AdminServiceUnderTest;
let [sam, ada, rosa] = ['', '', ''];
beforeAll(async () => {
  service = await startAdminService();
  const users = tellOfUsers(service.database);
  sam = await users.registered({ first_name: 'Sam', last_name: 'Staff' });
  ada = await users.registered({ first_name: 'Ada', last_name: 'Approver' });
  rosa = await users.registered();
  await service.addStaff(sam, 'operations');
  await service.addStaff(ada, 'approver');
});
beforeEach(async () => {
  service.clock.set('2026-11-20T20:00:00Z');
  await service.database('case_reading').delete();
  await service.database('case_count').delete();
});
afterAll(() => service.stop());

const member = () => tellOfCases(service.database);
const list = async (query = '', by = sam) => {
  const reply = await service.call(by, 'GET', `/admin/cases${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<Cases>();
};
const idsOf = async (query?: string, by?: string) =>
  (await list(query, by)).cases.map(({ id }) => id);
const counts = async () => (await service.call(sam, 'GET', '/admin/case_counts')).json();
const take = (id: string, by: string, body: object = { taken: true }) =>
  service.call(by, 'PUT', `/admin/cases/${id}/owner`, body);

describe('GET /admin/cases', () => {
  it('is overdue by the time of those who move money, of which staff read', async () => {
    const id = await member().opened({ user_id: rosa, due_at: '2026-11-27T20:00:00Z' });
    expect(await idsOf('?overdue=true')).toEqual([]);
    service.moveProductTime(10);
    try {
      expect((await list()).cases).toMatchObject([{ id, overdue: true, days_left: -3 }]);
      expect(await idsOf('?overdue=true')).toEqual([id]);
      expect(await counts()).toEqual({ open: 1, overdue: 1 });
    } finally {
      service.moveProductTime(0);
    }
  });

  it('shows what waits, the one first that is due first, until it is closed', async () => {
    const later = await member().opened({ user_id: rosa });
    const sooner = await tellOfCases(service.database, 'onboarding').opened({
      kind: 'identity_review',
      object_id: rosa,
      due_at: '2026-11-20T19:59:59.999Z',
      summary: { code: 'flagged_for_internal_review', name: null, amount_cents: null },
    });
    const { cases, total_pages } = await list();
    expect(total_pages).toBe(1);
    expect(cases.map(({ id, overdue, days_left }) => [id, overdue, days_left])).toEqual([
      [sooner, true, 0],
      [later, false, 14],
    ]);
    expect(cases[1]).toMatchObject({
      kind: 'dispute',
      user: { id: rosa, name: 'Rosa Marin' },
      code: 'open',
      name: 'Harbor Street Grocery',
      amount: 24.15,
      due_at: '2026-12-05T07:59:59.999Z',
      owner: null,
      closed_at: null,
    });
    expect(await counts()).toEqual({ open: 2, overdue: 1 });

    await member().closed(later);
    expect(await idsOf()).toEqual([sooner]);
    expect((await list('?state=closed')).cases).toMatchObject([
      { id: later, closed_as: 'won', overdue: false },
    ]);
    expect(await counts()).toEqual({ open: 1, overdue: 1 });
  });

  it('is open again, or due on another day, where its owner tells it again', async () => {
    const id = await member().opened();
    await member().closed(id);
    await member().opened({ due_at: '2027-01-05T07:59:59.999Z' }, id);
    expect((await list()).cases).toMatchObject([{ id, due_at: '2027-01-05T07:59:59.999Z' }]);
  });

  it('is filtered by kind, owner and what is overdue', async () => {
    const [one, other, overdue] = [
      await member().opened(),
      await member().opened({ kind: 'payout' }),
      await member().opened({ kind: 'payout', due_at: '2026-11-19T20:00:00.000Z' }),
    ];
    expect(await idsOf('?kind=payout')).toEqual([overdue, other]);
    expect(await idsOf('?overdue=true')).toEqual([overdue]);
    await take(one, sam);
    expect(await idsOf('?owner=me')).toEqual([one]);
    expect(await idsOf('?owner=me', ada)).toEqual([]);
    expect(await idsOf(`?owner=${sam}`, ada)).toEqual([one]);
    expect(await idsOf('?owner=nobody&kind=payout')).toEqual([overdue, other]);
    expect((await service.call(sam, 'GET', '/admin/cases?kind=other')).statusCode).toBe(422);
  });

  it('has 25 a page', async () => {
    const ids: string[] = [];
    for (let day = 10; day < 37; day += 1) {
      const due_at = new Date(Date.UTC(2027, 0, day)).toISOString();
      ids.push(await member().opened({ due_at }));
    }
    expect(await idsOf('?page=2')).toEqual(ids.slice(25));
    expect((await list('?page=2')).total_pages).toBe(2);
  });

  it('counts what is closed, also what is opened again, of one kind and of all, as it has it', async () => {
    const closed = [];
    for (let index = 0; index < 28; index += 1) {
      const id = await member().opened({ kind: index % 2 === 0 ? 'payout' : 'dispute' });
      await member().closed(id);
      closed.push(id);
    }
    await member().opened({ kind: 'payout' }, closed[0]);
    await member().closed(closed[2] ?? '');
    const state = '?state=closed';
    const [all, payouts] = [await list(state), await list(`${state}&kind=payout`)];
    expect([all.total_pages, all.cases.length]).toEqual([2, 25]);
    expect(await idsOf(`${state}&page=2`)).toHaveLength(2);
    expect([payouts.total_pages, payouts.cases.length]).toEqual([1, 13]);
    // By its owner they are looked through.
    expect(await idsOf(`${state}&owner=nobody`)).toEqual(all.cases.map(({ id }) => id));
    const [kept] = await service.database('case_count').sum('closed as closed');
    expect(Number(kept?.closed)).toBe(27);
  });

  it.each([
    ['open', ''],
    ['open', '&owner=nobody'],
    ['open', '&overdue=true'],
    ['closed', ''],
    ['closed', '&kind=payout'],
    ['closed', '&owner=me'],
  ])('has each of those that are %s on one page, in one order%s', async (state, others) => {
    // Of two owners, many due on one day, and every third of somebody.
    for (let index = 0; index < 90; index += 1) {
      const due_at = new Date(Date.UTC(2026, 10, 1 + (index % 7))).toISOString();
      const of = tellOfCases(service.database, index % 2 === 0 ? 'member' : 'onboarding');
      const id = await of.opened({ due_at, kind: index % 5 === 0 ? 'dispute' : 'payout' });
      if (index % 3 === 0) await take(id, sam);
      if (state === 'closed') await of.closed(id);
    }
    const pages: Cases['cases'] = [];
    const { total_pages } = await list(`?state=${state}${others}`);
    for (let page = 1; page <= total_pages; page += 1) {
      const { cases } = await list(`?state=${state}${others}&page=${page}`);
      expect(cases).toHaveLength(page < total_pages ? 25 : cases.length);
      pages.push(...cases);
    }
    const chosen = await service.database('case_reading').count<{ count: bigint }[]>('* as count');
    const [all] = chosen.map(({ count }) => Number(count));
    const lacking =
      { '': 0, '&overdue=true': 0, '&owner=nobody': 30, '&owner=me': 60 }[others] ?? 18;
    expect(new Set(pages.map(({ id }) => id)).size).toBe((all ?? 0) - lacking);
    const placed = pages.map(({ due_at, id }) => (state === 'open' ? due_at + id : id));
    const sorted = placed.toSorted();
    expect(placed).toEqual(state === 'open' ? sorted : sorted.toReversed());
  });

  it('has nothing of a reading that is not shown', async () => {
    await member().opened();
    await service.database('subscription').where({ owner: 'member' }).delete();
    expect(await list()).toEqual({ cases: [], total_pages: 0 });
  });
});

describe('what waits to be approved', () => {
  it('is a case until it is decided or nobody can approve it any more', async () => {
    const command = {
      action: 'debit_external_account',
      subject_id: rosa,
      staff_id: sam,
      owner: 'member',
      method: 'POST',
      path: '/internal/x',
    };
    const made_at = service.clock.now();
    const commandId = newId();
    await service.database('command').insert({
      ...command,
      id: commandId,
      request_id: newId(),
      digest: 'd',
      state: 'refused',
      asked_at: made_at,
      ended_at: made_at,
    });
    const { staff_id: made_by, ...asked } = command;
    const id = newId();
    await service.database('approval').insert({
      ...asked,
      id,
      asked_by: commandId,
      amount_cents: 81_250,
      made_by,
      made_at,
      due_at: '2026-11-20T21:25:00Z',
      expires_at: '2026-11-23T20:00:00Z',
    });
    expect((await list('?kind=approval')).cases).toMatchObject([
      {
        id,
        user: { id: rosa },
        code: 'debit_external_account',
        amount: 812.5,
        due_at: '2026-11-20T21:25:00.000Z',
      },
    ]);
    service.clock.set('2026-11-23T20:00:00Z');
    expect(await idsOf('?kind=approval')).toEqual([]);
    expect((await list('?kind=approval&state=closed')).cases).toMatchObject([
      { id, closed_as: 'expired', closed_at: '2026-11-23T20:00:00.000Z' },
    ]);
  });
});

describe('PUT /admin/cases/:id/owner', () => {
  it('takes a case and gives it back, once each, and is in the log', async () => {
    const id = await member().opened({ user_id: rosa });
    for (const reply of [await take(id, sam), await take(id, sam)]) {
      expect(reply.json()).toMatchObject({ case: { owner: { id: sam, name: 'Sam Staff' } } });
    }
    for (const reply of [
      await take(id, sam, { taken: false }),
      await take(id, sam, { taken: false }),
    ]) {
      expect(reply.json()).toMatchObject({ case: { owner: null } });
    }
    const entries = (await service.log()).filter(({ object_id }) => object_id === id);
    expect(entries).toMatchObject([
      { action: 'case.take', staff_id: sam, subject_id: rosa, state: 'done' },
      { action: 'case.give_back', staff_id: sam, subject_id: rosa, state: 'done' },
    ]);
  });

  it('of two at once is one’s, and the other is told whose', async () => {
    const id = await member().opened();
    const replies = await Promise.all([take(id, sam), take(id, ada)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [one, other] = replies.toSorted((a, b) => a.statusCode - b.statusCode);
    const owner = one?.json().case.owner.name;
    expect(other?.json()).toMatchObject({
      code: 'case_taken',
      error: `${owner} has taken this case.`,
    });
  });

  it('takes over only from whom the caller has seen it with', async () => {
    const id = await member().opened();
    await take(id, sam);
    expect((await take(id, ada)).statusCode).toBe(409);
    expect((await take(id, ada, { taken: false })).statusCode).toBe(409);
    expect((await take(id, ada, { taken: true, from: sam })).json()).toMatchObject({
      case: { owner: { id: ada } },
    });
    expect((await take(id, sam, { taken: true, from: newId() })).statusCode).toBe(409);
  });

  it('is refused for none, and for one that is closed', async () => {
    expect((await take(newId(), sam)).statusCode).toBe(404);
    const id = await member().opened();
    await member().closed(id);
    expect((await take(id, sam)).json()).toMatchObject({ code: 'case_closed' });
  });
});
