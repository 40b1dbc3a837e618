import {
  type Timeline,
  TIMELINE_KINDS,
  type TimelineEntry,
} from '@reset/api-contract/admin/user-timeline.ts';
import { InternalCallError, newId, placeOf } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';
import { askedOwners, away } from '#testing/person-owners.ts';

const sam = newId();
let service: AdminServiceUnderTest;
let owners: Awaited<ReturnType<typeof askedOwners>>;
let users: ReturnType<typeof tellOfUsers>;
let token: string;
beforeAll(async () => {
  service = await startAdminService();
  owners = await askedOwners(service.context, { public: {}, member: {}, onboarding: {} });
  users = tellOfUsers(service.database);
  await service.addStaff(sam, 'operations');
  token = await service.tokenOf(sam);
});
beforeEach(() => {
  owners.asked.length = 0;
  say({});
});
afterAll(async () => {
  await owners.stop();
  await service.stop();
});

/** What each service knows; those that are not named know nothing. */
function say(told: Partial<Record<'public' | 'member' | 'onboarding', TimelineEntry[]>>): void {
  for (const owner of ['public', 'member', 'onboarding'] as const) {
    owners.answers[owner] = { timeline: { entries: told[owner] ?? [] } };
  }
}

const entry = (
  id: string,
  minute: number,
  changes: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  id,
  at: new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString(),
  kind: 'limit',
  type: 'computed',
  amount: null,
  detail: null,
  object_id: null,
  made_by: null,
  ...changes,
});
const read = async (userId: string, query = '') =>
  owners.get(`/admin/users/${userId}/timeline${query}`, sam, token);
const page = async (userId: string, query = '') => (await read(userId, query)).json<Timeline>();

describe('GET /admin/users/:id/timeline', () => {
  it('has what all services know in one order, and what staff did', async () => {
    const rosa = await users.registered();
    service.world.users[rosa] = { email: 'rosa@example.com', confirmed: true, mfa_enabled: false };
    service.clock.set('2026-11-20T20:02:30Z');
    await service.post(`/admin/users/${rosa}/end_sessions`, sam, await service.tokenOf(sam), {
      reason: 'She lost her phone.',
    });
    say({
      public: [entry('event:1', 4, { kind: 'account', type: 'user.signed_in' })],
      member: [entry('limit:b', 3), entry('limit:a', 3), entry('limit:c', 1)],
      onboarding: [entry('state:1', 2, { kind: 'application', type: 'registered' })],
    });
    const { entries, before, unavailable } = await page(rosa);
    expect(entries.map(({ id }) => id.replace(/^(action):.*/, '$1'))).toEqual([
      'event:1',
      'limit:b',
      'limit:a',
      'action',
      'state:1',
      'limit:c',
    ]);
    expect(entries[3]).toMatchObject({
      kind: 'staff',
      type: 'end_sessions',
      detail: 'She lost her phone.',
      made_by: { id: sam },
    });
    expect([before, unavailable]).toEqual([null, []]);
  });

  it('has why what staff asked for was refused', async () => {
    const rosa = await users.registered();
    const said = { error: 'Not now.' };
    service.world.refusal = new InternalCallError('public refused', 409, 'conflict', said);
    await service.post(`/admin/users/${rosa}/end_sessions`, sam, token, {
      reason: 'She lost her phone.',
    });
    service.world.refusal = null;
    const { entries } = await page(rosa, '?kind=staff');
    expect(entries).toMatchObject([{ type: 'end_sessions_refused', refusal: 'Not now.' }]);
  });

  it('is read page by page to its end', async () => {
    const rosa = await users.registered();
    const all = Array.from({ length: 120 }, (_none, index) =>
      entry(`limit:${String(index).padStart(3, '0')}`, 30),
    ).toReversed();
    const ids: string[] = [];
    let query = '';
    for (let pages = 0; pages < 4; pages += 1) {
      const from = query === '' ? undefined : decodeURIComponent(query.slice('?before='.length));
      const left = all.filter((one) => from === undefined || placeOf(one) < from);
      say({ member: left.slice(0, 50) });
      const shown = await page(rosa, query);
      ids.push(...shown.entries.map(({ id }) => id));
      if (shown.before === null) break;
      query = `?before=${encodeURIComponent(shown.before)}`;
    }
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(owners.asked.at(-1)?.path).toContain('before=2026-11-20T20%3A30%3A00.000Z_limit%3A020');
  });

  it('asks those alone who know of a kind', async () => {
    const rosa = await users.registered();
    const askedFor = async (kind: string) => {
      owners.asked.length = 0;
      expect((await read(rosa, `?kind=${kind}`)).statusCode).toBe(200);
      return owners.asked.map(({ owner }) => owner);
    };
    expect(await askedFor('staff')).toEqual([]);
    expect(await askedFor('account')).toEqual(['public']);
    expect(await askedFor('document')).toEqual(['onboarding']);
    expect(await askedFor('mail')).toEqual(['public', 'onboarding']);
    expect(await askedFor('dispute')).toEqual(['member']);
    for (const kind of TIMELINE_KINDS) await askedFor(kind);
    expect((await read(rosa, '?kind=secret')).statusCode).toBe(422);
    expect((await read(rosa, '?before=yesterday')).statusCode).toBe(422);
  });

  it('says whose entries are missing, and has those of all others', async () => {
    const rosa = await users.registered();
    say({ public: [entry('event:1', 4)] });
    owners.answers.member = { timeline: away() };
    expect(await page(rosa)).toMatchObject({
      entries: [{ id: 'event:1' }],
      unavailable: ['member'],
    });
  });

  it('names staff who did something at a service, as far as they are known', async () => {
    const rosa = await users.registered();
    const ada = await users.registered({ first_name: 'Ada', last_name: 'Staff' });
    const unknown = newId();
    say({
      member: [ada, unknown].map((id, index) =>
        entry(`dispute:${9 - index}`, 4, { kind: 'dispute', made_by: { id, name: null } }),
      ),
    });
    expect((await page(rosa)).entries.map(({ made_by: by }) => by)).toEqual([
      { id: ada, name: 'Ada Staff' },
      { id: unknown, name: null },
    ]);
  });

  it('is of nobody who is not there', async () => {
    expect((await read(newId())).statusCode).toBe(404);
    expect(owners.asked).toEqual([]);
  });
});
