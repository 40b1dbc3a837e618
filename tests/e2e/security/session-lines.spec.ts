import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { linkIn, mailTo } from '../inbox.ts';
import { setCookies, type Client } from './client.ts';
import { operator } from '../product/running-product.ts';
import { member, newPerson, SIGN_IN, signIn, visitor } from './people.ts';

/* The lines on sessions, by the cookie alone: who holds it, and until when it is worth anything. */

const COOKIE = '__Host-reset_session';
const PROFILE = '/api/v1/users/profile';
const SIGN_OUT = '/api/v1/users/sign_out';
const PASSWORDS = '/api/v1/users/passwords';

const cookieOf = (client: Client): string => client.cookies.get(COOKIE) ?? '';

/** Whether the cookie still lets somebody in who has nothing else. */
async function isWorth(cookie: string): Promise<boolean> {
  const thief = await visitor();
  thief.cookies.clear();
  thief.cookies.set(COOKIE, cookie);
  return (await thief.send('GET', PROFILE)).status === 200;
}

test.describe('the session', { tag: '@http' }, () => {
  test('gets a new id at sign-in, in a cookie that scripts and other sites never see [PLT-042, PUB-035]', async () => {
    const person = await newPerson();
    const before = cookieOf(person.client);
    const { email, password } = person;
    const reply = await person.client.send('POST', SIGN_IN, {
      json: { user: { email, password } },
    });
    expect(reply.status).toBe(200);
    const cookie = setCookies(reply).find((line) => line.startsWith(COOKIE)) ?? '';
    const attributes = cookie.split('; ').slice(1);
    expect(new Set(attributes)).toEqual(new Set(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
    expect(cookieOf(person.client)).not.toBe(before);
    expect(await isWorth(before)).toBe(false);
    expect(await isWorth(cookieOf(person.client))).toBe(true);
  });

  test('gets a new id at every sign-in, and never one that was brought along', async () => {
    const person = await newPerson();
    const planted = `s.${'p'.repeat(43)}`;
    person.client.cookies.set(COOKIE, planted);
    await person.client.open('/users/sign_in');
    await signIn(person);
    expect(cookieOf(person.client)).not.toBe(planted);
    expect(await isWorth(planted)).toBe(false);
    const first = cookieOf(person.client);
    await signIn(person);
    expect(cookieOf(person.client)).not.toBe(first);
  });

  test('ends on the server at sign-out, and the browser forgets its cache [PLT-037]', async () => {
    const { client } = await member();
    const kept = cookieOf(client);
    const reply = await client.send('GET', SIGN_OUT);
    expect(reply.status).toBe(204);
    expect(reply.headers['clear-site-data']).toContain('"cache"');
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(client.cookies.has(COOKIE)).toBe(false);
    expect(await isWorth(kept)).toBe(false);
  });

  test('ends everywhere when she says so', async () => {
    const person = await member();
    const elsewhere = { ...person, client: await visitor() };
    await signIn(elsewhere);
    const kept = [cookieOf(person.client), cookieOf(elsewhere.client)];
    const { password } = person;
    const reply = await person.client.send('DELETE', '/api/v1/users/sessions', {
      json: { password },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers['clear-site-data']).toContain('"cache"');
    for (const cookie of kept) await expect.poll(() => isWorth(cookie)).toBe(false);
  });

  test('ends everywhere when the password is set anew, and the browser that set it has another', async () => {
    const person = await member();
    const kept = cookieOf(person.client);
    const elsewhere = await visitor();
    const before = cookieOf(elsewhere);
    const { email } = person;
    await elsewhere.send('POST', PASSWORDS, { json: { user: { email } } });
    const link = linkIn(await mailTo(email, /password/i), '/users/password/edit');
    const token = new URLSearchParams(link.split('?')[1]).get('reset_password_token');
    const json = { user: { password: `${newId()}-Kq` }, reset_password_token: token, score: 4 };
    const reply = await elsewhere.send('PUT', PASSWORDS, { json });
    expect(reply.status, reply.text).toBe(200);
    expect(cookieOf(elsewhere)).not.toBe(before);
    expect(await isWorth(cookieOf(elsewhere))).toBe(true);
    await expect.poll(() => isWorth(kept), { timeout: 60_000 }).toBe(false);
    expect((await elsewhere.send('PUT', PASSWORDS, { json })).status).not.toBe(200);
  });

  test('ends everywhere when the account is closed by whoever operates, and none starts', async () => {
    const person = await member();
    const kept = cookieOf(person.client);
    await operator('public').put(`/internal/users/${person.id}/deactivation`, {
      deactivated: true,
    });
    await expect.poll(() => isWorth(kept), { timeout: 60_000 }).toBe(false);
    const { email, password } = person;
    const again = await (
      await visitor()
    ).send('POST', SIGN_IN, {
      json: { user: { email, password } },
    });
    const unknown = await (
      await visitor()
    ).send('POST', SIGN_IN, {
      json: { user: { email: `no.${email}`, password } },
    });
    expect([again.status, unknown.status]).toEqual([422, 422]);
  });

  test('of a visitor is none: nothing of a member is shown for it [PLT-070]', async () => {
    const client = await visitor();
    expect(cookieOf(client)).toMatch(/^v\.[\w-]{43}$/);
    const reply = await client.send('GET', PROFILE);
    expect(reply.status).toBe(401);
    expect(JSON.parse(reply.text)).toMatchObject({
      error: expect.any(String),
      code: 'unauthorized',
    });
  });
});
