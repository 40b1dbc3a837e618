import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherThan, countByStatus } from '#testing/browser.ts';
import {
  sessionOf,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
import { codeOf, peopleOf } from '#testing/second-factor.ts';

const START = '2026-11-20T20:00:00.000Z';

let service: PublicServiceUnderTest;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  service = await startPublicService();
  people = peopleOf(service);
});
beforeEach(() => service.clock.set(START));
afterAll(() => service.stop());

const wait = (seconds: number) =>
  service.clock.set(new Date(Date.parse(START) + seconds * 1_000).toISOString());

describe('signing in with an app', () => {
  it('asks for its code, texts nothing, and takes it', async () => {
    const rosa = await people.withApp();
    wait(60);
    const texts = service.texts.length;
    expect((await rosa.signIn(rosa)).json()).toEqual({
      mfa_required: true,
      user_id: rosa.id,
      second_factors: ['authenticator_app'],
    });
    const done = await rosa.signIn({ ...rosa, code: rosa.shows() });
    expect(done.json()).toEqual({ location: '/apply' });
    expect(sessionOf(done)).toMatchObject({
      second_factor_at: service.clock.now().getTime() / 1_000,
    });
    await service.jobs.drain();
    expect(service.texts).toHaveLength(texts);
  });

  it('takes a code once, even when it comes twice at a time', async () => {
    const rosa = await people.withApp();
    wait(60);
    const code = rosa.shows();
    const replies = await Promise.all([1, 2].map(() => rosa.signIn({ ...rosa, code })));
    expect(countByStatus(replies)).toEqual({ 200: 1, 422: 1 });
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(422);
  });

  it('takes no code that turned the app on', async () => {
    const rosa = await people.withApp();
    expect((await rosa.signIn({ ...rosa, code: rosa.shows() })).statusCode).toBe(422);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ])('answers a code of %d steps from now with %d', async (steps, status) => {
    const rosa = await people.withApp();
    wait(300);
    expect((await rosa.signIn({ ...rosa, code: rosa.shows(steps) })).statusCode).toBe(status);
  });

  it('looks at five codes of fifty at one moment, and locks after ten in all', async () => {
    const rosa = await people.withApp();
    wait(60);
    const guess = () => rosa.signIn({ ...rosa, code: anotherThan(rosa.shows()) });
    const burst = async () =>
      countByStatus(await Promise.all(Array.from({ length: 25 }, () => guess())));
    expect(await burst()).toEqual({ 422: 5, 429: 20 });
    await rosa.signIn(rosa);
    expect(await burst()).toEqual({ 422: 5, 429: 20 });
    expect((await rosa.signIn(rosa)).statusCode).toBe(429);
    wait(60 + 15 * 60);
    expect((await rosa.signIn({ ...rosa, code: rosa.shows() })).statusCode).toBe(200);
  });

  it('takes a recovery code in its place', async () => {
    const rosa = await people.withApp();
    const [code = ''] = rosa.codes;
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(200);
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(422);
  });

  it('is nobody else’s', async () => {
    const [rosa, other] = [await people.withApp(), await people.withApp()];
    wait(60);
    expect((await rosa.signIn({ ...rosa, code: other.shows() })).statusCode).toBe(422);
  });

  it('texts a code on request where texts are on too, and takes either', async () => {
    const rosa = await people.withFactor();
    await rosa.setUpApp({});
    const setUp = await rosa.setUpApp({ otp_attempt: await rosa.readText() });
    const { key } = setUp.json<{ key: string }>();
    await rosa.turnOnApp(codeOf(key, service.clock.now()));
    wait(120);
    const texts = service.texts.length;
    expect((await rosa.signIn(rosa)).json()).toMatchObject({
      phone_last_four: '0143',
      second_factors: ['authenticator_app', 'text'],
    });
    await service.jobs.drain();
    expect(service.texts).toHaveLength(texts);
    expect((await rosa.sendCode(rosa.id)).statusCode).toBe(204);
    const text = await rosa.readText();
    expect((await rosa.signIn({ ...rosa, code: text })).statusCode).toBe(200);
    const code = codeOf(key, service.clock.now());
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(200);
  });

  it('texts nothing to who has an app alone', async () => {
    const rosa = await people.withApp();
    await rosa.signIn(rosa);
    expect((await rosa.sendCode(rosa.id)).json()).toMatchObject({ code: 'phone_missing' });
  });

  it('serves staff at their gate, by any session of hers, without a call before it', async () => {
    const rosa = await people.withApp();
    wait(60);
    const check = (otpAttempt: string) =>
      service.app.inject({
        method: 'POST',
        url: `/internal/users/${rosa.id}/check_code`,
        headers: asCaller('admin', { audience: 'public' }),
        payload: { session_id: newId(), otp_attempt: otpAttempt },
      });
    expect((await check(anotherThan(rosa.shows()))).json()).toEqual({ matches: false });
    expect((await check(rosa.shows())).json()).toEqual({ matches: true });
    expect((await check(rosa.shows())).json()).toEqual({ matches: false });
  });
});
