import { newId } from '@reset/service-kit';
import { asCaller, asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherThan, browser, countByStatus, MFA } from '#testing/browser.ts';
import {
  PASSWORD,
  readEvents,
  sessionOf,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
import { codeOf, DISABLE, peopleOf } from '#testing/second-factor.ts';

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

describe('setting an app up', () => {
  it('gives it a key for the right password, and turns nothing on yet', async () => {
    const rosa = await people.somePerson();
    const reply = await rosa.setUpApp({});
    expect(reply.statusCode).toBe(200);
    const { key, uri } = reply.json<{ key: string; uri: string }>();
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    expect(decodeURIComponent(uri)).toContain(`Reset:${rosa.email}`);
    expect(await rosa.current()).toMatchObject({ mfa_enabled: false, authenticator_app: false });
    expect((await rosa.signIn(rosa)).json()).toEqual({ location: '/apply' });
  });

  it('refuses a wrong password on its field, and counts it as an attempt', async () => {
    const rosa = await people.somePerson();
    const guess = () => rosa.setUpApp({ password: 'wrong' });
    const first = await guess();
    expect(first.statusCode).toBe(422);
    expect(first.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    for (let tried = 1; tried < 10; tried++) await guess();
    expect((await rosa.setUpApp({})).statusCode).toBe(429);
  });

  it('asks for a code where texts are on, and takes it once', async () => {
    const rosa = await people.withFactor();
    const awaited = await rosa.setUpApp({});
    expect(awaited.json()).toEqual({
      mfa_required: true,
      user_id: rosa.id,
      phone_last_four: '0143',
      second_factors: ['text'],
    });
    const code = await rosa.readText();
    const wrong = await rosa.setUpApp({ otp_attempt: anotherThan(code) });
    expect(wrong.json()).toMatchObject({ errors: { otp_attempt: ['Invalid code'] } });
    expect((await rosa.setUpApp({ otp_attempt: code })).json()).toMatchObject({
      key: expect.any(String),
    });
    expect((await rosa.setUpApp({ otp_attempt: code })).statusCode).toBe(422);
  });

  it('is refused while staff view the product as her', async () => {
    const { id } = await people.somePerson();
    const headers = asViewer(id, newId(), { audience: 'public' });
    const calls = [
      ['set_up', { password: PASSWORD }],
      ['turn_on', { otp_attempt: '123456' }],
      ['turn_off', { password: PASSWORD }],
    ] as const;
    for (const [path, payload] of calls) {
      const url = `${MFA}/authenticator_app/${path}`;
      const reply = await service.app.inject({ method: 'POST', url, headers, payload });
      expect(reply.statusCode).toBe(403);
    }
  });

  it('keeps no key that can be read, in no table and no log', async () => {
    const rosa = await people.withApp();
    const { rows } = await service.database.raw(
      'SELECT t::text AS row FROM authenticator_app t UNION ALL SELECT t::text FROM event t',
    );
    const written = JSON.stringify([rows, service.jobs.taken(), service.logged]);
    expect(written).toContain(rosa.id);
    expect(written).not.toContain(rosa.key);
  });
});

describe('turning an app on', () => {
  it('takes its code, shows ten recovery codes once and starts a session that ends others', async () => {
    const { id, reply, codes, current } = await people.withApp();
    expect(reply.json()).toEqual({ success: true, recovery_codes: expect.any(Array) });
    expect(new Set(codes).size).toBe(10);
    expect(sessionOf(reply)).toEqual({
      user_id: id,
      roles: ['member'],
      second_factor_at: Date.parse(START) / 1_000,
      session_version: 1,
      ends_others: true,
    });
    expect(await current()).toEqual({
      user_id: id,
      mfa_enabled: true,
      texts: false,
      authenticator_app: true,
      phone_last_four: null,
      recovery_codes_left: 10,
    });
  });

  it('is published: sessions end, other services know, and the owner gets a mail', async () => {
    const rosa = await people.withApp();
    const events = (await readEvents(service.app)).filter(({ subject }) => subject === rosa.id);
    expect(events.at(-1)).toMatchObject({
      type: 'user.sessions_ended',
      payload: { because: 'second_factor_changed' },
    });
    const identity = await service.app.inject({
      url: `/internal/users/${rosa.id}`,
      headers: asCaller('admin', { audience: 'public' }),
    });
    expect(identity.json()).toMatchObject({ mfa_enabled: true, phone_number: null });
    expect(await people.mailsTo(rosa)).toMatchObject([
      { subject: 'An authenticator app was added' },
    ]);
  });

  it('leaves the recovery codes of who has some', async () => {
    const rosa = await people.turnedOn();
    await rosa.setUpApp({});
    const setUp = await rosa.setUpApp({ otp_attempt: await rosa.readText() });
    const { key } = setUp.json<{ key: string }>();
    const reply = await rosa.turnOnApp(codeOf(key, service.clock.now()));
    expect(reply.json()).toEqual({ success: true });
    expect(await rosa.current()).toMatchObject({
      texts: true,
      authenticator_app: true,
      recovery_codes_left: 10,
    });
  });

  it('looks at five codes of fifty at one moment, and at the right one no more', async () => {
    const rosa = await people.somePerson();
    const { key } = (await rosa.setUpApp({})).json<{ key: string }>();
    const code = codeOf(key, service.clock.now());
    const guesses = Array.from({ length: 50 }, () => rosa.turnOnApp(anotherThan(code)));
    expect(countByStatus(await Promise.all(guesses))).toEqual({ 422: 5, 429: 45 });
    expect((await rosa.turnOnApp(code)).statusCode).toBe(429);
    expect(await rosa.current()).toMatchObject({ authenticator_app: false });
  });

  it('happens once when the right code comes twice at a time', async () => {
    const rosa = await people.somePerson();
    const { key } = (await rosa.setUpApp({})).json<{ key: string }>();
    const code = codeOf(key, service.clock.now());
    const replies = await Promise.all([rosa.turnOnApp(code), rosa.turnOnApp(code)]);
    expect(countByStatus(replies)).toEqual({ 200: 1, 409: 1 });
    expect(replies.filter((reply) => sessionOf(reply) !== null)).toHaveLength(1);
  });

  it('serves the session that began it, for ten minutes', async () => {
    const rosa = await people.somePerson();
    const { key } = (await rosa.setUpApp({})).json<{ key: string }>();
    const now = () => codeOf(key, service.clock.now());
    const elsewhere = browser(service, { sessionId: newId() }).as(rosa.id);
    const foreign = await elsewhere.post('authenticator_app/turn_on', { otp_attempt: now() });
    expect(foreign.json()).toMatchObject({ code: 'set_up_expired' });
    wait(10 * 60 + 1);
    expect((await rosa.turnOnApp(now())).json()).toMatchObject({ code: 'set_up_expired' });
    expect(await rosa.current()).toMatchObject({ authenticator_app: false });
  });

  it('takes the key that was given last', async () => {
    const rosa = await people.somePerson();
    const [first, second] = [await rosa.setUpApp({}), await rosa.setUpApp({})].map(
      (reply) => reply.json<{ key: string }>().key,
    );
    const now = service.clock.now();
    expect((await rosa.turnOnApp(codeOf(first ?? '', now))).statusCode).toBe(422);
    expect((await rosa.turnOnApp(codeOf(second ?? '', now))).statusCode).toBe(200);
  });
});

describe('turning an app off', () => {
  it('takes the password and a code, and signing in asks for none any more', async () => {
    const rosa = await people.withApp();
    wait(60);
    expect((await rosa.turnOffApp({})).json()).toMatchObject({
      success: false,
      mfa_required: true,
      second_factors: ['authenticator_app'],
    });
    expect((await rosa.turnOffApp({ password: 'wrong' })).statusCode).toBe(422);
    const reply = await rosa.turnOffApp({ otp_attempt: rosa.shows() });
    expect(reply.json()).toEqual({ success: true });
    expect(sessionOf(reply)).toMatchObject({ user_id: rosa.id, session_version: 1 });
    expect(await rosa.current()).toMatchObject({ mfa_enabled: false, recovery_codes_left: 0 });
    expect((await rosa.signIn(rosa)).json()).toEqual({ location: '/apply' });
    expect(await people.mailsTo(rosa)).toMatchObject([
      { subject: 'An authenticator app was added' },
      { subject: 'Two-factor authentication is off' },
    ]);
  });

  it('leaves texts and the recovery codes, as turning texts off leaves the app', async () => {
    const rosa = await people.turnedOn();
    await rosa.setUpApp({});
    const setUp = await rosa.setUpApp({ otp_attempt: await rosa.readText() });
    const { key } = setUp.json<{ key: string }>();
    await rosa.turnOnApp(codeOf(key, service.clock.now()));
    wait(60);
    const off = await rosa.verify(codeOf(key, service.clock.now()), DISABLE);
    expect(off.statusCode).toBe(200);
    expect(await rosa.current()).toMatchObject({
      mfa_enabled: true,
      texts: false,
      recovery_codes_left: 10,
    });
    expect((await people.mailsTo(rosa)).at(-1)?.subject).toBe('Codes by text message are off');
    const [code = ''] = rosa.codes;
    expect((await rosa.turnOffApp({ otp_attempt: code })).statusCode).toBe(200);
    expect(await rosa.current()).toMatchObject({ mfa_enabled: false, recovery_codes_left: 0 });
  });

  it('is refused when there is none, as setting up is when there is one', async () => {
    const [off, on] = [await people.somePerson(), await people.withApp()];
    expect((await off.turnOffApp({})).json()).toMatchObject({ code: 'authenticator_app_off' });
    wait(60);
    const again = await on.setUpApp({ otp_attempt: on.shows() });
    expect(again.json()).toMatchObject({ code: 'authenticator_app_on' });
    expect((await on.turnOnApp(on.shows(1))).json()).toMatchObject({
      code: 'authenticator_app_on',
    });
  });
});
