import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherThan, browser, countByStatus } from '#testing/browser.ts';
import {
  putUser,
  startPublicService,
  type PublicServiceUnderTest,
  sessionOf,
} from '#testing/public-service.ts';

const START = '2026-11-20T20:00:00.000Z';
const PHONE = '2025550143';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
beforeEach(() => service.clock.set(START));
afterAll(() => service.stop());

/** Somebody with a second factor, in front of a browser of her own. */
async function somePerson(changes: object = {}) {
  const id = newId();
  const email = `${id}@example.com`;
  await putUser(service.app, id, { email, phone_number: PHONE, mfa_enabled: true, ...changes });
  return { id, email, ...browser(service, { sessionId: newId() }) };
}

const requestedTexts = () => service.jobs.taken('second_factor_code').length;

describe('signing in with a second factor', () => {
  it('texts a code and starts no session before it [PUB-037]', async () => {
    const rosa = await somePerson();
    const challenged = await rosa.signIn(rosa);
    expect(challenged.statusCode).toBe(200);
    expect(challenged.json()).toEqual({
      mfa_required: true,
      user_id: rosa.id,
      phone_last_four: '0143',
      second_factors: ['text'],
    });
    expect(sessionOf(challenged)).toBeNull();

    const code = await rosa.readText();
    expect(service.texts.at(-1)).toMatchObject({ to: `+1${PHONE}` });
    const done = await rosa.signIn({ ...rosa, code });
    expect(done.json()).toEqual({ location: '/apply' });
    expect(sessionOf(done)).toEqual({
      user_id: rosa.id,
      roles: ['member'],
      second_factor_at: Date.parse(START) / 1_000,
      session_version: 0,
    });
  });

  it('says nothing of it and sends nothing for a wrong password', async () => {
    const rosa = await somePerson();
    const sent = requestedTexts();
    const wrong = await rosa.signIn({ ...rosa, password: 'wrong password' });
    const nobody = await rosa.signIn({ email: 'nobody@example.com' });
    expect(wrong.statusCode).toBe(422);
    const { error, code } = nobody.json<Record<string, string>>();
    expect(wrong.json()).toEqual({ error, code, request_id: expect.any(String) });
    expect(requestedTexts()).toBe(sent);
  });

  it('refuses a wrong code by the field, never with 401', async () => {
    const rosa = await somePerson();
    await rosa.signIn(rosa);
    const reply = await rosa.signIn({ ...rosa, code: anotherThan(await rosa.readText()) });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { otp_attempt: ['Invalid code'] } });
    expect(sessionOf(reply)).toBeNull();
  });

  it('wants the password beside the right code too', async () => {
    const rosa = await somePerson();
    await rosa.signIn(rosa);
    const reply = await rosa.signIn({ ...rosa, code: await rosa.readText(), password: 'wrong' });
    expect(reply.json()).toMatchObject({ code: 'invalid_credentials' });
  });

  it('takes the code with spaces and dashes', async () => {
    const rosa = await somePerson();
    await rosa.signIn(rosa);
    const code = (await rosa.readText()).replace(/^(...)/, ' $1 - ');
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(200);
  });

  it('sends again at once, then once a minute, and answers the same meanwhile', async () => {
    const rosa = await somePerson();
    const before = requestedTexts();
    await rosa.signIn(rosa);
    const first = await rosa.readText();
    await rosa.signIn(rosa);
    const tooSoon = await rosa.signIn(rosa);
    expect(tooSoon.json()).toMatchObject({ mfa_required: true });
    expect(requestedTexts() - before).toBe(2);
    expect((await rosa.sendCode(rosa.id)).statusCode).toBe(429);
    service.clock.set('2026-11-20T20:01:00Z');
    expect((await rosa.sendCode(rosa.id)).statusCode).toBe(204);
    expect(requestedTexts() - before).toBe(3);
    expect(await rosa.readText()).toBe(first);
  });

  it('floods no phone, from however many browsers', async () => {
    const rosa = await somePerson();
    const before = requestedTexts();
    for (let tried = 0; tried < 12; tried++) {
      await browser(service, { sessionId: newId() }).signIn(rosa);
    }
    expect(requestedTexts() - before).toBe(10);
  });

  it('says that no text was sent, and until when none is, and awaits the code all the same', async () => {
    const rosa = await somePerson();
    for (let tried = 0; tried < 10; tried++) {
      await browser(service, { sessionId: newId() }).signIn(rosa);
    }
    service.clock.set('2026-11-20T20:05:00Z');
    const late = browser(service, { sessionId: newId() });
    expect((await late.signIn(rosa)).json()).toMatchObject({
      mfa_required: true,
      no_text_for_seconds: 600,
    });
    // Not as if she had given no password.
    const again = await late.sendCode(rosa.id);
    expect([again.statusCode, again.json().error]).toEqual([
      429,
      'We texted many codes to this phone, and text no other for the next 10 minutes.',
    ]);
    service.clock.set('2026-11-20T20:15:00Z');
    expect((await late.sendCode(rosa.id)).statusCode).toBe(204);
  });

  it('sends again only for who has given the password in this session', async () => {
    const rosa = await somePerson();
    const other = await somePerson();
    expect((await rosa.sendCode(rosa.id)).statusCode).toBe(401);
    await rosa.signIn(rosa);
    expect((await rosa.sendCode(other.id)).statusCode).toBe(403);
    expect((await other.sendCode(rosa.id)).statusCode).toBe(401);
    expect((await rosa.sendCode(rosa.id)).statusCode).toBe(204);
  });

  it('takes no code that another session requested', async () => {
    const rosa = await somePerson();
    await rosa.signIn(rosa);
    const code = await rosa.readText();
    const elsewhere = browser(service, { sessionId: newId() });
    expect((await elsewhere.signIn({ ...rosa, code })).statusCode).toBe(422);
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(200);
  });

  it.each([
    ['2026-11-20T20:10:00.000Z', 200],
    ['2026-11-20T20:10:00.001Z', 422],
  ])('takes a code of 20:00 at %s with %d', async (at, status) => {
    const rosa = await somePerson();
    await rosa.signIn(rosa);
    const code = await rosa.readText();
    service.clock.set(at);
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(status);
  });

  it('takes a code once, even when it comes twice at a time', async () => {
    const rosa = await somePerson();
    await rosa.signIn(rosa);
    const code = await rosa.readText();
    const replies = await Promise.all([1, 2].map(() => rosa.signIn({ ...rosa, code })));
    expect(countByStatus(replies)).toEqual({ 200: 1, 422: 1 });
    expect(replies.filter((reply) => sessionOf(reply) !== null)).toHaveLength(1);
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(422);
  });

  it('looks at five codes of fifty at one moment, and at the right one no more', async () => {
    const rosa = await somePerson();
    await rosa.signIn(rosa);
    const code = await rosa.readText();
    const wrong = { ...rosa, code: anotherThan(code) };
    const replies = await Promise.all(Array.from({ length: 50 }, () => rosa.signIn(wrong)));
    expect(countByStatus(replies)).toEqual({ 422: 5, 429: 45 });
    expect((await rosa.signIn({ ...rosa, code })).statusCode).toBe(429);
    const [challenge] = await service.database('code_challenge').where({ user_id: rosa.id });
    expect(challenge).toMatchObject({ tries: 5, used_at: null });
  });

  it('locks after ten wrong codes in all, for 15 minutes', async () => {
    const rosa = await somePerson();
    for (let round = 0; round < 2; round++) {
      await rosa.signIn(rosa);
      const code = anotherThan(await rosa.readText());
      for (let tried = 0; tried < 5; tried++) await rosa.signIn({ ...rosa, code });
    }
    const sent = requestedTexts();
    const locked = await rosa.signIn(rosa);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'too_many_attempts' });
    expect(requestedTexts()).toBe(sent);
    service.clock.set('2026-11-20T20:15:00Z');
    await rosa.signIn(rosa);
    expect((await rosa.signIn({ ...rosa, code: await rosa.readText() })).statusCode).toBe(200);
  });

  it('refuses who is deactivated as for a wrong password', async () => {
    const rosa = await somePerson();
    await service.database('users').where({ id: rosa.id }).update({ deactivated_at: new Date() });
    const sent = requestedTexts();
    const reply = await rosa.signIn(rosa);
    expect(reply.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(requestedTexts()).toBe(sent);
  });

  it.each(['', 'x'.repeat(33), 'a\u0000b', 7, {}, []])('refuses %j as a code', async (code) => {
    const rosa = await somePerson();
    const reply = await rosa.signIn({ ...rosa, code: code as string });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid_request' });
  });

  it.each(["' OR 1=1 --", '🦊🦊🦊', '١٢٣٤٥٦', '------', '<b>1</b>'])(
    'takes %j for a wrong code',
    async (code) => {
      const rosa = await somePerson();
      await rosa.signIn(rosa);
      expect((await rosa.signIn({ ...rosa, code })).json()).toMatchObject({ code: 'invalid_code' });
    },
  );
});
