import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { codeFrom } from '../inbox.ts';
import { bodyOf, type Reply } from './client.ts';
import { newPerson, SIGN_IN, visitor, type Person } from './people.ts';

/* How often somebody may try, through the gateway that runs. */

const FACTOR = Number(process.env['RESET_IP_LIMIT_FACTOR'] ?? 1);
const SIGN_INS = 3 * FACTOR;
const RESETS = 3 * FACTOR;
const CODE_TRIES = 5;
const WRONG_PASSWORDS = 10;

const statuses = (replies: Reply[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

test.describe('limits', { tag: '@http' }, () => {
  test('let an address be tried three times in ten seconds from one network, and say when again', async () => {
    const client = await visitor();
    const email = `${newId()}@example.com`;
    const json = { user: { email, password: 'wrong-Password-1' } };
    const replies: Reply[] = [];
    // One after another, but within the ten seconds.
    while (replies.length <= SIGN_INS && replies.at(-1)?.status !== 429) {
      replies.push(await client.send('POST', SIGN_IN, { json }));
    }
    const refused = replies.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(bodyOf(refused as Reply)['error']).toEqual(expect.any(String));
    const other = { user: { email: `other.${email}`, password: 'wrong-Password-1' } };
    expect((await client.send('POST', SIGN_IN, { json: other })).status).toBe(422);
  });

  test('let mails be asked for three times in a minute, for one address from one network', async () => {
    const client = await visitor();
    const json = { user: { email: `${newId()}@example.com` } };
    const replies = await Promise.all(
      Array.from({ length: RESETS + 1 }, () =>
        client.send('POST', '/api/v1/users/passwords', { json }),
      ),
    );
    expect(statuses(replies)).toEqual({ 200: RESETS, 429: 1 });
  });

  test('lock an account after ten wrong passwords, for strangers and not for her own browser', async () => {
    const person = await newPerson();
    const { email, password } = person;
    const signIn = (client: Person['client'], given: string) =>
      client.send('POST', SIGN_IN, { json: { user: { email, password: given } } });
    // Her browser is known once she was let in by it.
    expect((await signIn(person.client, password)).status).toBe(200);
    await person.client.send('GET', '/api/v1/users/sign_out');
    await person.client.open('/users/sign_in');

    const stranger = await visitor();
    for (let at = 0; at < WRONG_PASSWORDS; at += 1) {
      expect((await signIn(stranger, `wrong-${at}`)).status).toBe(422);
    }
    const locked = await signIn(stranger, password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(person.client, password)).status).toBe(200);
  });

  test('let fifty codes that are tried at once use exactly five tries, and the right one too late', async () => {
    const { client, email, password, phone } = await newPerson({ hasSecondFactor: true });
    const user = { email, password };
    const code = await codeFrom(phone ?? '', () =>
      client.send('POST', SIGN_IN, { json: { user } }),
    );
    const wrong = Array.from({ length: 1_000_000 }, (_, at) => String(at).padStart(6, '0'))
      .filter((guess) => guess !== code)
      .slice(0, 50);
    const replies = await Promise.all(
      wrong.map((otp_attempt) => client.send('POST', SIGN_IN, { json: { user, otp_attempt } })),
    );
    expect(statuses(replies)).toEqual({ 422: CODE_TRIES, 429: wrong.length - CODE_TRIES });
    const looked = replies.filter(({ status }) => status === 422);
    for (const reply of looked) {
      expect(bodyOf(reply)).toMatchObject({ errors: { otp_attempt: ['Invalid code'] } });
    }
    const late = await client.send('POST', SIGN_IN, { json: { user, otp_attempt: code } });
    expect(late.status).toBe(429);
    expect((await client.send('GET', '/api/v1/users/profile')).status).toBe(401);
  });

  test('ask for the code before anybody is let in, and take it once and from one browser [PUB-037]', async () => {
    const { client, email, password, phone } = await newPerson({ hasSecondFactor: true });
    const user = { email, password };
    let asked: Reply | undefined;
    const code = await codeFrom(phone ?? '', async () => {
      asked = await client.send('POST', SIGN_IN, { json: { user } });
    });
    expect(asked && bodyOf(asked)).toMatchObject({ mfa_required: true });
    const profile = async () => (await client.send('GET', '/api/v1/users/profile')).status;
    expect(await profile()).toBe(401);
    const json = { user, otp_attempt: code };
    const thief = await visitor();
    expect((await thief.send('POST', SIGN_IN, { json })).status).toBe(422);
    const visitorsCookie = new Map(client.cookies);
    expect((await client.send('POST', SIGN_IN, { json })).status).toBe(200);
    expect(await profile()).toBe(200);
    client.cookies.clear();
    for (const [name, value] of visitorsCookie) client.cookies.set(name, value);
    expect((await client.send('POST', SIGN_IN, { json })).status).not.toBe(200);
  });
});
