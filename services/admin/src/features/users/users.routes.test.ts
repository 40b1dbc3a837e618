import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfCards, tellOfUsers } from '#testing/applied-events.ts';

const sam = newId();
let service: AdminServiceUnderTest;
let users: ReturnType<typeof tellOfUsers>;
let cards: ReturnType<typeof tellOfCards>;
let token: string;
beforeAll(async () => {
  service = await startAdminService();
  users = tellOfUsers(service.database);
  cards = tellOfCards(service.database);
  await service.addStaff(sam);
  token = await service.tokenOf(sam);
});
beforeEach(async () => {
  // With a reading goes all that it wrote.
  await service.database('subscription').delete();
  await service.database('staff').whereNot({ user_id: sam }).delete();
});
afterAll(() => service.stop());

const ask = (query = '') => service.get(`/admin/users${query}`, sam, token);
const list = async (query = '') => (await ask(query)).json<AdminUsers>();
const idsOf = async (query = '') => (await list(query)).users.map(({ id }) => id);

/** So many people, the first registered first. */
async function somePeople(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let day = 0; day < count; day++) {
    const at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
    ids.push(await users.registered({ email: `p${day}@example.com`, created_at: at }));
  }
  return ids;
}

describe('GET /admin/users', () => {
  it('is empty and has no page before anybody is told of', async () => {
    expect(await list()).toEqual({ users: [], total_pages: 0 });
  });

  it('shows what has been told of a person', async () => {
    const id = await users.registered({ partner_slug: 'hvfcu' });
    await users.signedIn(id, '2026-11-20T21:00:00.000Z');
    await users.changed(id, { first_name: 'Rosalind', partner_slug: 'hvfcu' });
    await cards.opened(id);
    await cards.recorded(id, '2026-11-20T22:00:00.000Z');
    expect(await list()).toEqual({
      users: [
        {
          id,
          short_id: id.slice(-4),
          name: 'Rosalind Marin',
          email: 'rosa.marin@example.com',
          admin: false,
          created_at: '2026-11-20T20:00:00.000Z',
          last_sign_in_at: '2026-11-20T21:00:00.000Z',
          latest_transaction_date: '2026-11-20T22:00:00.000Z',
          user_config: { partner_slug: 'hvfcu' },
        },
      ],
      total_pages: 1,
    });
  });

  it('marks who is of staff', async () => {
    const id = await users.registered();
    await service.addStaff(id);
    expect((await list()).users).toMatchObject([{ id, admin: true }]);
    await service.removeStaff(id);
    expect((await list()).users).toMatchObject([{ id, admin: false }]);
  });

  it('knows a card of somebody of whom it is told only afterwards', async () => {
    const id = newId();
    await cards.recorded(id, '2026-11-20T22:00:00.000Z');
    expect(await list()).toEqual({ users: [], total_pages: 0 });
    await users.changed(id, {});
    expect(await idsOf('?user_group=cardholders')).toEqual([id]);
  });

  it('takes a declined purchase back', async () => {
    const id = await users.registered();
    await cards.recorded(id, '2026-11-20T22:00:00.000Z');
    await cards.recorded(id, null);
    expect((await list()).users).toMatchObject([{ latest_transaction_date: null }]);
  });

  it('shows nothing of a reading that is not finished', async () => {
    const [next] = await service
      .database('subscription')
      .insert({ owner: 'public', is_live: false })
      .returning('generation');
    await tellOfUsers(service.database, next.generation).registered();
    const shown = await users.registered();
    expect(await idsOf()).toEqual([shown]);
  });
});

describe('its pages', () => {
  it('have 25 people, the newest first', async () => {
    const newest = (await somePeople(51)).toReversed();
    expect(await list()).toMatchObject({ total_pages: 3 });
    expect(await idsOf()).toEqual(newest.slice(0, 25));
    expect(await idsOf('?page=2')).toEqual(newest.slice(25, 50));
    expect(await idsOf('?page=3')).toEqual(newest.slice(50));
    expect(await list('?page=4')).toEqual({ users: [], total_pages: 3 });
    expect(await list(`?page=${'9'.repeat(99)}`)).toEqual({ users: [], total_pages: 3 });
  });

  it.each(['', 'abc', '0', '-1', '1.5', '%20', '1%00'])('are the first for %j', async (page) => {
    const [id] = await somePeople(1);
    expect(await idsOf(`?page=${page}`)).toEqual([id]);
  });

  it('keep people apart who registered at the same moment', async () => {
    const ids = [];
    for (let index = 0; index < 60; index++) ids.push(await users.registered());
    const seen = [...(await idsOf()), ...(await idsOf('?page=2')), ...(await idsOf('?page=3'))];
    expect(seen).toEqual(ids.toSorted().toReversed());
  });
});

describe('its groups', () => {
  it('tell people apart by their cards', async () => {
    const [applicant, holder, buyer, staff] = await somePeople(4);
    await cards.opened(holder ?? '');
    await cards.recorded(buyer ?? '', '2026-11-20T22:00:00.000Z');
    await service.addStaff(staff ?? '');
    expect(await idsOf('?user_group=all')).toEqual([staff, buyer, holder, applicant]);
    expect(await idsOf('?user_group=cardholders')).toEqual([buyer, holder]);
    expect(await idsOf('?user_group=active_cardholders')).toEqual([buyer]);
    expect(await idsOf('?user_group=applicants')).toEqual([applicant]);
  });

  it.each(['eligible', 'inactive'])('have nobody %s while nobody tells of it', async (group) => {
    await somePeople(1);
    expect(await list(`?user_group=${group}`)).toEqual({ users: [], total_pages: 0 });
  });

  it('have their own count of pages', async () => {
    const ids = await somePeople(27);
    for (const id of ids.slice(1)) await cards.opened(id);
    expect(await list('?user_group=cardholders')).toMatchObject({ total_pages: 2 });
    expect(await list('?user_group=applicants')).toMatchObject({ total_pages: 1 });
  });
});

describe('its order', () => {
  it('is by the latest purchase, and who has none comes last', async () => {
    const [first, second, third, fourth] = await somePeople(4);
    await cards.recorded(first ?? '', '2026-11-20T22:00:00.000Z');
    await cards.recorded(second ?? '', '2026-11-21T22:00:00.000Z');
    await cards.opened(third ?? '');
    expect(await idsOf('?sort_by=latest_transaction')).toEqual([second, first, fourth, third]);
  });

  it('is by registration where nobody has a pay date', async () => {
    const ids = await somePeople(3);
    expect(await idsOf('?sort_by=pay_date')).toEqual(ids.toReversed());
  });
});

describe('its query', () => {
  it.each([
    ['user_group=everybody', 'user_group'],
    ['user_group=', 'user_group'],
    ['user_group=all&user_group=eligible', 'user_group'],
    ['sort_by=email', 'sort_by'],
    ["sort_by=1'--", 'sort_by'],
    ['page=1&page=2', 'page'],
    [`page=${'1'.repeat(101)}`, 'page'],
    ['q=rosa', 'q'],
  ])('refuses %s', async (query, field) => {
    const reply = await ask(`?${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { [field]: expect.any(Array) } });
  });
});
