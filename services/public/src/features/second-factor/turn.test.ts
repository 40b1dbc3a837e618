import { newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherThan, browser, countByStatus, MFA } from '#testing/browser.ts';
import {
  PASSWORD,
  readEvents,
  startPublicService,
  applyStaff,
  type PublicServiceUnderTest,
  sessionOf,
} from '#testing/public-service.ts';
import { DISABLE, ENABLE, peopleOf } from '#testing/second-factor.ts';

const START = '2026-11-20T20:00:00.000Z';

let service: PublicServiceUnderTest;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  service = await startPublicService();
  people = peopleOf(service);
});
beforeEach(() => service.clock.set(START));
afterAll(() => service.stop());

describe('turning it on', () => {
  it('takes the code, shows ten recovery codes once and starts a session that ends others [MEM-166]', async () => {
    const { id, reply, codes, current } = await people.turnedOn();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, recovery_codes: expect.any(Array) });
    expect(new Set(codes).size).toBe(10);
    expect(
      codes.every((code) => /^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/.test(code)),
    ).toBe(true);
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
      texts: true,
      authenticator_app: false,
      phone_last_four: '0143',
      recovery_codes_left: 10,
    });
  });

  it('is published: sessions end, and the owner gets a mail', async () => {
    const rosa = await people.turnedOn();
    const events = (await readEvents(service.app)).filter(({ subject }) => subject === rosa.id);
    expect(events.at(-1)).toMatchObject({
      type: 'user.sessions_ended',
      payload: { because: 'second_factor_changed' },
    });
    expect(await people.mailsTo(rosa)).toMatchObject([
      { subject: 'Two-factor authentication is on' },
    ]);
  });

  it('asks for the code at the next sign-in', async () => {
    const rosa = await people.turnedOn();
    expect((await rosa.signIn(rosa)).json()).toMatchObject({ mfa_required: true });
  });

  it('refuses a wrong code by the field, never with 401 [MEM-170]', async () => {
    const rosa = await people.withPhone();
    await rosa.send();
    const reply = await rosa.verify(anotherThan(await rosa.readText()));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { otp_attempt: ['Invalid code'] } });
    expect(sessionOf(reply)).toBeNull();
    expect(await rosa.current()).toMatchObject({ mfa_enabled: false });
  });

  it('looks at five codes of fifty at one moment, and at the right one no more', async () => {
    const rosa = await people.withPhone();
    await rosa.send();
    const code = await rosa.readText();
    const guesses = Array.from({ length: 50 }, () => rosa.verify(anotherThan(code)));
    expect(countByStatus(await Promise.all(guesses))).toEqual({ 422: 5, 429: 45 });
    expect((await rosa.verify(code)).statusCode).toBe(429);
    expect(await rosa.current()).toMatchObject({ mfa_enabled: false });
  });

  it('happens once when the right code comes twice at a time', async () => {
    const rosa = await people.withPhone();
    await rosa.send();
    const code = await rosa.readText();
    const replies = await Promise.all([rosa.verify(code), rosa.verify(code)]);
    expect(replies.filter((reply) => sessionOf(reply) !== null)).toHaveLength(1);
    expect(countByStatus(replies)).toEqual({ 200: 1, 409: 1 });
  });

  it('takes a new number with the password, and keeps it when its code was right', async () => {
    const rosa = await people.somePerson();
    expect(await rosa.current()).toMatchObject({ phone_last_four: null });
    expect((await rosa.send({ phone_number: '2135550177', password: PASSWORD })).statusCode).toBe(
      204,
    );
    expect(await rosa.current()).toMatchObject({ phone_last_four: null });
    const code = await rosa.readText();
    expect(service.texts.at(-1)).toMatchObject({ to: '+12135550177' });
    await rosa.verify(code);
    expect(await rosa.current()).toMatchObject({ mfa_enabled: true, phone_last_four: '0177' });
  });

  it('refuses a new number without the right password, and counts that as an attempt', async () => {
    const rosa = await people.somePerson();
    const named = { phone_number: '2135550177' };
    expect((await rosa.send(named)).json()).toMatchObject({
      errors: { password: [expect.any(String)] },
    });
    for (let tried = 0; tried < 10; tried++) {
      expect((await rosa.send({ ...named, password: 'wrong' })).statusCode).toBe(422);
    }
    expect((await rosa.send({ ...named, password: PASSWORD })).statusCode).toBe(429);
  });

  it('refuses who has no phone at all', async () => {
    const reply = await (await people.somePerson()).send();
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: expect.any(String), code: 'phone_missing' });
  });

  it.each(['1', '12025550143', '1025550143', '202555014x', '', null, 2025550143])(
    'refuses %j as a number',
    async (phone) => {
      const reply = await (
        await people.somePerson()
      ).send({ phone_number: phone, password: PASSWORD });
      expect(reply.json()).toMatchObject({ code: 'invalid_request' });
    },
  );
});

describe('sending a code', () => {
  it('is at once the first time again, then once a minute', async () => {
    const rosa = await people.withPhone();
    const statuses = [];
    for (let sent = 0; sent < 3; sent++) statuses.push((await rosa.send()).statusCode);
    expect(statuses).toEqual([204, 204, 429]);
    const tooSoon = await rosa.send();
    expect(tooSoon.headers['retry-after']).toBe('60');
    service.clock.set('2026-11-20T20:00:59.999Z');
    expect((await rosa.send()).statusCode).toBe(429);
    service.clock.set('2026-11-20T20:01:00Z');
    expect((await rosa.send()).statusCode).toBe(204);
  });

  it('is for nobody else [MEM-165]', async () => {
    const [rosa, other] = [await people.withPhone(), await people.withPhone()];
    expect((await rosa.send({ user_id: other.id })).statusCode).toBe(403);
    expect((await rosa.send({ user_id: newId() })).statusCode).toBe(403);
    expect((await rosa.send()).statusCode).toBe(204);
  });

  it('sends no text any more that is too late', async () => {
    const rosa = await people.withPhone();
    await service.jobs.drain();
    const sent = service.texts.length;
    await rosa.send();
    service.clock.set('2026-11-20T20:10:01Z');
    await service.jobs.drain();
    expect(service.texts).toHaveLength(sent);
  });
});

describe('staff who view the product as a member', () => {
  it('neither has a code sent nor turns anything', async () => {
    const { id } = await people.withPhone();
    const headers = asViewer(id, newId(), { audience: 'public' });
    const post = (path: string, payload: object) =>
      service.app.inject({ method: 'POST', url: `${MFA}/${path}`, headers, payload });
    expect((await post('send_code', { user_id: id })).statusCode).toBe(403);
    const verified = await post('verify_code', { otp_attempt: '123456', type: ENABLE });
    expect(verified.statusCode).toBe(403);
  });
});

describe('turning it off', () => {
  it('takes a code, and signing in asks for none any more [MEM-166]', async () => {
    const rosa = await people.withFactor();
    await rosa.send();
    const reply = await rosa.verify(await rosa.readText(), DISABLE);
    expect(reply.json()).toEqual({ success: true });
    expect(sessionOf(reply)).toEqual({
      user_id: rosa.id,
      roles: ['member'],
      second_factor_at: Date.parse(START) / 1_000,
      session_version: 0,
    });
    expect(await people.mailsTo(rosa)).toMatchObject([
      { subject: 'Two-factor authentication is off' },
    ]);
    expect((await rosa.signIn(rosa)).json()).toEqual({ location: '/apply' });
  });

  it('takes no code that was sent to sign in with, and none that another session requested', async () => {
    const rosa = await people.withFactor();
    await rosa.signIn(rosa);
    expect((await rosa.verify(await rosa.readText(), DISABLE)).statusCode).toBe(422);
    const elsewhere = browser(service, { sessionId: newId() }).as(rosa.id);
    await elsewhere.post('send_code', { user_id: rosa.id });
    expect((await rosa.verify(await rosa.readText(), DISABLE)).statusCode).toBe(422);
    expect(await rosa.current()).toMatchObject({ mfa_enabled: true });
  });

  it('leaves staff of staff', async () => {
    const sam = await people.withFactor();
    await applyStaff(service.database, 'staff.added', sam.id);
    await sam.send();
    const reply = await sam.verify(await sam.readText(), DISABLE);
    expect(sessionOf(reply)).toMatchObject({ roles: ['member', 'admin'] });
  });

  it('is refused when it is off, as turning on is when it is on', async () => {
    const [off, on] = [await people.withPhone(), await people.withFactor()];
    expect((await off.verify('123456', DISABLE)).json()).toMatchObject({
      code: 'second_factor_off',
    });
    expect((await on.verify('123456', ENABLE)).json()).toMatchObject({ code: 'second_factor_on' });
    const named = await on.send({ phone_number: '2135550177', password: PASSWORD });
    expect(named.statusCode).toBe(409);
  });
});
