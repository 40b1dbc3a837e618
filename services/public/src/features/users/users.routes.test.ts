import { newId } from '@reset/service-kit';
import { asCaller, asStaff } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  operator,
  PASSWORD,
  putUser,
  signIn,
  someUser,
  startPublicService,
  applyStaff,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const put = (id: string, payload: object | string, headers: Record<string, string> = operator()) =>
  service.app.inject({
    method: 'PUT',
    url: `/internal/users/${id}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const get = (path: string, headers: Record<string, string> = operator()) =>
  service.app.inject({ method: 'GET', url: `/internal/users${path}`, headers });

const countUsers = async () => Number((await service.database('users').count().first())?.['count']);

describe('PUT /internal/users/:id', () => {
  it('makes an account and publishes who it is, but nothing secret', async () => {
    const id = newId();
    const reply = await put(
      id,
      someUser({
        email: ' New.Person@Example.com',
        partner_slug: 'hvfcu',
        referral_slug: 'ref-1',
      }),
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      id,
      email: 'new.person@example.com',
      entered_email: null,
      first_name: 'Rosa',
      last_name: 'Marin',
      confirmed: true,
      staff: false,
      mfa_enabled: false,
      language: null,
      phone_number: null,
      partner_slug: 'hvfcu',
      referral_slug: 'ref-1',
      product_name: null,
      group_id: null,
      utm_campaign: null,
      utm_source: null,
      utm_medium: null,
      created_at: '2026-11-20T20:00:00.000Z',
    });
  });

  it('says the same when it is sent again, and keeps the first instants', async () => {
    const id = newId();
    const body = someUser({ email: 'again@example.com' });
    const first = await put(id, body);
    service.clock.set('2026-11-22T20:00:00Z');
    const second = await put(id, body);
    expect(second.json()).toEqual(first.json());
    const row = await service.database('users').where({ id }).first();
    expect(row.confirmed_at.toISOString()).toBe('2026-11-20T20:00:00.000Z');
    expect(await service.database('users').where({ email: 'again@example.com' })).toHaveLength(1);
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('brings an account to its new state: what is left out is gone', async () => {
    const id = newId();
    await put(id, someUser({ email: 'before@example.com', partner_slug: 'hvfcu' }));
    const reply = await put(
      id,
      someUser({ email: 'after@example.com', confirmed: false, password: 'another password' }),
    );
    expect(reply.json()).toMatchObject({
      email: 'after@example.com',
      partner_slug: null,
      confirmed: false,
    });
    expect((await signIn(service.app, 'after@example.com')).statusCode).toBe(422);
    expect((await signIn(service.app, 'after@example.com', 'another password')).statusCode).toBe(
      200,
    );
  });

  it('refuses an address that another account has, in any spelling, and changes nothing', async () => {
    const [owner, other] = [newId(), newId()];
    await putUser(service.app, owner, { email: 'taken@example.com' });
    await putUser(service.app, other, { email: 'free@example.com' });
    const before = await countUsers();
    for (const id of [other, newId()]) {
      const reply = await put(
        id,
        someUser({ email: 'TAKEN@example.com', password: 'thief password' }),
      );
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'email_taken' });
    }
    expect(await countUsers()).toBe(before);
    expect((await signIn(service.app, 'free@example.com')).statusCode).toBe(200);
    expect((await signIn(service.app, 'taken@example.com')).statusCode).toBe(200);
  });

  it('lets one of twenty parallel claims of an address win', async () => {
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => put(newId(), someUser({ email: 'race@example.com' }))),
    );
    const statuses = claims.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it.each([
    ['an unknown field', someUser({ admin: true }), 'admin'],
    ['who is of staff', someUser({ staff: true }), 'staff'],
    ['a missing name', { ...someUser(), first_name: undefined }, 'first_name'],
    ['a number as a name', someUser({ last_name: 7 }), 'last_name'],
    ['NUL in a name', someUser({ first_name: 'Ro\u0000sa' }), 'first_name'],
    ['a short password', someUser({ password: 'short' }), 'password'],
    ['a password of 129 characters', someUser({ password: 'x'.repeat(129) }), 'password'],
    ['what is no address', someUser({ email: 'rosa' }), 'email'],
    [
      'an address that grows too long in lower case',
      someUser({ email: `${'İ'.repeat(130)}@b.co` }),
      'email',
    ],
    ['a list', [someUser()], 'body'],
  ])('refuses %s and writes nothing', async (_what, body, field) => {
    const before = await countUsers();
    const reply = await put(newId(), body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'invalid_request',
      errors: { [field]: [expect.any(String)] },
    });
    expect(await countUsers()).toBe(before);
  });

  it.each(["Robert'); DROP TABLE users;--", '<script>alert(1)</script>', '🦊 ${7*7} {{7}}'])(
    'keeps %s as the text it is',
    async (name) => {
      const id = newId();
      const reply = await put(id, someUser({ email: `${id}@example.com`, first_name: name }));
      expect(reply.json()).toMatchObject({ first_name: name });
      expect((await get(`/${id}`)).json()).toMatchObject({ first_name: name });
    },
  );
});

describe('GET /internal/users/:id', () => {
  it.each(['member', 'gateway', 'operator'])('answers the %s', async (caller) => {
    const id = newId();
    await putUser(service.app, id, { email: `${id}@example.com` });
    const reply = await get(`/${id}`, asCaller(caller, { audience: 'public' }));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id, email: `${id}@example.com` });
    expect(reply.body).not.toContain('argon2');
  });

  it('says who is of staff as the admin service published it last', async () => {
    const id = newId();
    await putUser(service.app, id, { email: `${id}@example.com` });
    const isStaff = async () => (await get(`/${id}`)).json().staff as boolean;
    await applyStaff(service.database, 'staff.added', id);
    expect(await isStaff()).toBe(true);
    await putUser(service.app, id, { email: `${id}@example.com`, first_name: 'Rosalind' });
    expect(await isStaff()).toBe(true);
    await applyStaff(service.database, 'staff.removed', id);
    expect(await isStaff()).toBe(false);
  });

  it('does not say what a rebuild has not finished', async () => {
    const id = newId();
    await putUser(service.app, id, { email: `${id}@example.com` });
    const [next] = await service
      .database('subscription')
      .insert({ owner: 'admin', is_live: false })
      .returning('generation');
    await applyStaff(service.database, 'staff.added', id, next.generation);
    expect((await get(`/${id}`)).json()).toMatchObject({ staff: false });
    await service.database('subscription').where(next).delete();
  });

  it('does not know an id that nobody has', async () => {
    const reply = await get(`/${newId()}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: 'Not found', code: 'not_found' });
  });

  it("refuses what is no id: 1' OR '1'='1", async () => {
    expect((await get(`/${encodeURIComponent("1' OR '1'='1")}`)).statusCode).toBe(422);
  });
});

describe('GET /internal/users?email=', () => {
  it('finds the one person, in any spelling', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'find.me@example.com' });
    const reply = await get(`?email=${encodeURIComponent('Find.Me@example.com ')}`);
    expect(reply.json()).toMatchObject({ users: [{ id }] });
  });

  it('finds nobody for an address that nobody has', async () => {
    expect((await get('?email=nobody@example.com')).json()).toEqual({ users: [] });
  });

  it('is not for listing everybody', async () => {
    expect((await get('')).statusCode).toBe(422);
  });
});

describe('the internal routes', () => {
  const id = newId();
  const calls = [
    ['PUT', `/internal/users/${id}`, ['operator']],
    ['GET', `/internal/users/${id}`, ['operator', 'member', 'onboarding', 'admin', 'gateway']],
    ['GET', '/internal/users?email=a@b.co', ['operator']],
  ] as const;

  it.each(calls)('%s %s refuses whoever is not listed', async (method, url, allowed) => {
    const inject = (headers: Record<string, string>) =>
      service.app.inject({
        method,
        url,
        headers,
        ...(method === 'PUT' ? { payload: someUser() } : {}),
      });
    const audience = 'public';
    const refused: [number, Record<string, string>][] = [
      [401, {}],
      [401, { authorization: 'Bearer nonsense' }],
      [401, asStaff(id, { audience })],
      [401, asCaller('operator', { audience: 'member' })],
      [401, asCaller('operator', { audience, signedBy: 'member' })],
      [401, asCaller('stranger', { audience })],
      ...['public', 'member', 'onboarding', 'gateway', 'admin']
        .filter((caller) => !(allowed as readonly string[]).includes(caller))
        .map((caller): [number, Record<string, string>] => [403, asCaller(caller, { audience })]),
    ];
    for (const [status, headers] of refused) {
      const reply = await inject(headers);
      expect(reply.statusCode).toBe(status);
      expect(Object.keys(reply.json()).toSorted()).toEqual(['code', 'error', 'request_id']);
    }
    expect(await service.database('users').where({ id })).toEqual([]);
  });

  it('never had the password in a row', async () => {
    const rows = await service.database('credential').select('password_hash');
    expect(rows.length).toBeGreaterThan(0);
    for (const { password_hash } of rows) {
      expect(password_hash).toMatch(/^\$argon2id\$/);
      expect(password_hash).not.toContain(PASSWORD);
    }
  });
});
