import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherThan, browser, countByStatus } from '#testing/browser.ts';
import {
  putUser,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

const sam = newId();

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
  await putUser(service.app, sam, { phone_number: '2025550143', mfa_enabled: true });
});
beforeEach(() => service.database('code_challenge').delete());
afterAll(() => service.stop());

const check = (otpAttempt: unknown, sessionId: string, { id = sam, caller = 'admin' } = {}) =>
  service.app.inject({
    method: 'POST',
    url: `/internal/users/${id}/check_code`,
    headers: asCaller(caller, { audience: 'public' }),
    payload: { session_id: sessionId, otp_attempt: otpAttempt },
  });

async function askForCode() {
  const sessionId = newId();
  const own = browser(service, { sessionId });
  await own.as(sam).post('send_code', { user_id: sam });
  return { sessionId, code: await own.readText() };
}

describe('POST /internal/users/:id/check_code', () => {
  it('knows the code that was sent to this session, once', async () => {
    const { sessionId, code } = await askForCode();
    expect((await check(anotherThan(code), sessionId)).json()).toEqual({ matches: false });
    expect((await check(code, newId())).json()).toEqual({ matches: false });
    expect((await check(code, sessionId)).json()).toEqual({ matches: true });
    expect((await check(code, sessionId)).json()).toEqual({ matches: false });
  });

  it('looks at five of fifty at one moment', async () => {
    const { sessionId, code } = await askForCode();
    const guesses = Array.from({ length: 50 }, () => check(anotherThan(code), sessionId));
    expect(countByStatus(await Promise.all(guesses))).toEqual({ 200: 5, 429: 45 });
    expect((await check(code, sessionId)).json()).toMatchObject({ code: 'too_many_attempts' });
    await service.database('wrong_code').delete();
  });

  it('says of who has no second factor that it is off, and knows nobody by an unknown id', async () => {
    const plain = newId();
    await putUser(service.app, plain, { email: 'plain@example.com' });
    const off = await check('123456', newId(), { id: plain });
    expect(off.statusCode).toBe(422);
    expect(off.json()).toMatchObject({ code: 'second_factor_off' });
    expect((await check('123456', newId(), { id: newId() })).statusCode).toBe(404);
  });

  it('answers the admin service alone', async () => {
    expect((await check('123456', newId(), { caller: 'member' })).statusCode).toBe(403);
  });
});
