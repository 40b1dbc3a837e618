import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  PASSWORD,
  putUser,
  signIn,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
import { MOST_ATTEMPTS } from './sign-in.ts';

const rosa = newId();
const EMAIL = 'rosa.marin@example.com';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
  await putUser(service.app, rosa, { email: EMAIL });
});
beforeEach(() => service.database('sign_in_attempt').delete());
afterAll(() => service.stop());

const check = (password: unknown, id = rosa, caller = 'admin') =>
  service.app.inject({
    method: 'POST',
    url: `/internal/users/${id}/check_password`,
    headers: asCaller(caller, { audience: 'public' }),
    payload: { password },
  });

describe('POST /internal/users/:id/check_password', () => {
  it('tells hers from another', async () => {
    expect((await check(PASSWORD)).json()).toEqual({ matches: true });
    expect((await check(`${PASSWORD} `)).json()).toEqual({ matches: false });
  });

  it('counts guesses together with those at signing in', async () => {
    for (let guess = 1; guess < MOST_ATTEMPTS; guess++) await check('wrong');
    expect((await signIn(service.app, EMAIL, 'wrong')).statusCode).toBe(422);
    const locked = await check(PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'too_many_attempts' });
  });

  it('forgives earlier guesses after the right one', async () => {
    await check('wrong');
    await check(PASSWORD);
    expect(await service.database('sign_in_attempt')).toEqual([]);
  });

  it('knows nobody by an unknown id and nothing by a password that is none', async () => {
    expect((await check(PASSWORD, newId())).statusCode).toBe(404);
    expect((await check('')).statusCode).toBe(422);
    expect((await check('x'.repeat(129))).statusCode).toBe(422);
  });

  it('answers the admin service alone', async () => {
    expect((await check(PASSWORD, rosa, 'member')).statusCode).toBe(403);
  });
});
