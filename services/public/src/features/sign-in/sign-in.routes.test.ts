import { newId, openDatabase } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  PASSWORD,
  putUser,
  readEvents,
  sessionOf,
  signIn,
  startPublicService,
  applyStaff,
  visitor,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

const rosa = newId();
const staff = newId();
const seeded = newId();

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
  await putUser(service.app, rosa);
  await putUser(service.app, staff, { email: 'staff@example.com' });
  await applyStaff(service.database, 'staff.added', staff);
  await putUser(service.app, seeded, { email: 'seeded@example.com', seeded: true });
});
afterAll(() => service.stop());

const post = (payload: object | string, headers: Record<string, string> = visitor()) =>
  service.app.inject({
    method: 'POST',
    url: '/api/v1/users/sign_in',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const asInProduction = () =>
  service.buildWith({ config: { ...service.context.config, NODE_ENV: 'production' } });

const invalidCredentials = {
  error: 'Invalid email or password.',
  code: 'invalid_credentials',
  request_id: expect.any(String),
};

describe('POST /users/sign_in', () => {
  it('leads on with the application and names to the gateway whose session to begin', async () => {
    const reply = await signIn(service.app, 'rosa.marin@example.com');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ location: '/apply' });
    expect(sessionOf(reply)).toEqual({
      user_id: rosa,
      roles: ['member'],
      second_factor_at: null,
      session_version: 0,
    });
  });

  it('gives staff the admin role', async () => {
    expect(sessionOf(await signIn(service.app, 'staff@example.com'))).toEqual({
      user_id: staff,
      roles: ['member', 'admin'],
      second_factor_at: null,
      session_version: 0,
    });
  });

  it('gives it no more to a person who has left the staff', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'former@example.com' });
    await applyStaff(service.database, 'staff.added', id);
    await applyStaff(service.database, 'staff.removed', id);
    expect(sessionOf(await signIn(service.app, 'former@example.com'))).toMatchObject({
      roles: ['member'],
    });
    await service.database('users').where({ id }).delete();
  });

  it('is published, and a refusal is not', async () => {
    const before = (await readEvents(service.app)).length;
    await signIn(service.app, 'rosa.marin@example.com', 'wrong password');
    await signIn(service.app, 'rosa.marin@example.com');
    expect((await readEvents(service.app)).slice(before)).toEqual([
      expect.objectContaining({
        type: 'user.signed_in',
        subject: rosa,
        payload: {},
        occurred_at: '2026-11-20T20:00:00.000Z',
      }),
    ]);
  });

  it.each(['ROSA.Marin@Example.com', '  rosa.marin@example.com\n'])(
    'knows the address as %j',
    async (email) => {
      expect((await signIn(service.app, email)).statusCode).toBe(200);
    },
  );

  it('also lets in who has a session already', async () => {
    const reply = await post(
      { user: { email: 'rosa.marin@example.com', password: PASSWORD } },
      asMember(staff, { audience: 'public' }),
    );
    expect(sessionOf(reply)).toMatchObject({ user_id: rosa });
  });

  it.each([
    ['a wrong password', 'rosa.marin@example.com', 'wrong password'],
    ['the password in other case', 'rosa.marin@example.com', PASSWORD.toUpperCase()],
    ['the password with a space after it', 'rosa.marin@example.com', `${PASSWORD} `],
    ['an address that nobody has', 'nobody@example.com', PASSWORD],
    ['what is no address', 'rosa', PASSWORD],
    ['an address of spaces', '   ', PASSWORD],
  ])('refuses %s with the same words, never 401 [PUB-035]', async (_what, email, password) => {
    const reply = await signIn(service.app, email, password);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual(invalidCredentials);
    expect(reply.headers).not.toHaveProperty('x-reset-session-start');
    expect(service.logged).toContainEqual(
      expect.objectContaining({ msg: 'sign_in.failed', reqId: reply.json().request_id }),
    );
  });

  it('is not for whoever comes past the gateway', async () => {
    const reply = await post({ user: { email: 'rosa.marin@example.com', password: PASSWORD } }, {});
    expect(reply.statusCode).toBe(401);
  });

  it('answers 503 while the database is away, and reveals nothing of it', async () => {
    const database = openDatabase('postgres://public:secret@127.0.0.1:1/public');
    const app = service.buildWith({ database });
    const reply = await signIn(app, 'rosa.marin@example.com');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      error: expect.any(String),
      code: 'service_unavailable',
      request_id: expect.any(String),
    });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await database.destroy();
  });
});

describe('a seeded account', () => {
  it('is let in outside production', async () => {
    expect((await signIn(service.app, 'seeded@example.com')).statusCode).toBe(200);
  });

  it('is refused in production exactly as a wrong password is', async () => {
    const production = asInProduction();
    const right = await signIn(production, 'seeded@example.com');
    const wrong = await signIn(production, 'seeded@example.com', 'wrong password');
    for (const reply of [right, wrong]) {
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual(invalidCredentials);
    }
    const shape = (reply: typeof right) =>
      Object.keys(reply.headers)
        .filter((name) => name !== 'date')
        .toSorted();
    expect(shape(right)).toEqual(shape(wrong));
    await production.close();
  });

  it('does not keep others out of production', async () => {
    const production = asInProduction();
    expect((await signIn(production, 'rosa.marin@example.com')).statusCode).toBe(200);
    await production.close();
  });
});

describe('bad input', () => {
  const credentials = { email: 'rosa.marin@example.com', password: PASSWORD };
  const attacks: [string, unknown][] = [
    ['a number', 7],
    ['null', null],
    ['a list', ['rosa.marin@example.com']],
    ['an object', { $ne: '' }],
    ['true', true],
    ['nothing', ''],
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['10 kB', 'x'.repeat(10_240)],
  ];
  const texts: [string, string][] = [
    ['SQL', "' OR '1'='1'; DROP TABLE users; --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['an emoji', '🦊'],
    ['a template', '${7*7}{{7*7}}%s'],
  ];
  const fields = ['email', 'password'] as const;

  it.each(fields.flatMap((field) => attacks.map(([what, value]) => [what, field, value] as const)))(
    'refuses %s as %s and names the field',
    async (_what, field, value) => {
      const reply = await post({ user: { ...credentials, [field]: value } });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual({
        error: 'Please check what you entered.',
        code: 'invalid_request',
        errors: { [field]: expect.any(Array) },
        request_id: expect.any(String),
      });
    },
  );

  it.each(fields.flatMap((field) => texts.map(([what, value]) => [what, field, value] as const)))(
    'takes %s as %s for the text it is',
    async (_what, field, value) => {
      const user = { email: `${newId()}@example.com`, password: PASSWORD, [field]: value };
      const reply = await post({ user });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual(invalidCredentials);
    },
  );

  it.each([
    ['a missing password', { user: { email: 'a@b.co' } }, 'password'],
    ['a missing envelope', credentials, 'user'],
    ['an unknown field inside', { user: { ...credentials, admin: true } }, 'admin'],
    ['an unknown field outside', { user: credentials, remember_me: true }, 'remember_me'],
    ['a list', [], 'body'],
    ['null', 'null', 'body'],
    ['a text', '"rosa"', 'body'],
  ])('refuses %s', async (_what, body, field) => {
    const reply = await post(body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'invalid_request',
      errors: { [field]: expect.any(Array) },
    });
  });

  it.each(['{', '{"user":', '', '{"__proto__":{"admin":true}}'])(
    'answers 400 to broken JSON: %j',
    async (body) => {
      const reply = await post(body);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'invalid_json' });
    },
  );

  it('answers 413 to 2 MiB', async () => {
    const reply = await post({ user: { ...credentials, password: 'x'.repeat(2 * 1024 * 1024) } });
    expect(reply.statusCode).toBe(413);
  });

  it('leaves accounts as they were and the service up', async () => {
    expect(await service.database('users').select('id')).toHaveLength(3);
    expect((await signIn(service.app, 'rosa.marin@example.com')).statusCode).toBe(200);
    expect((await service.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('holds no password, no hash and no address', () => {
    expect(service.logged.length).toBeGreaterThan(10);
    const log = JSON.stringify(service.logged);
    for (const secret of [
      PASSWORD,
      'wrong password',
      'argon2',
      'rosa.marin',
      'seeded@example.com',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
