import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countByStatus } from '#testing/browser.ts';
import { passkeyCalls } from '#testing/passkeys.ts';
import {
  applyStaff,
  operator,
  readEvents,
  sessionOf,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
import { peopleOf } from '#testing/second-factor.ts';
import { softwareAuthenticator } from '#testing/software-authenticator.ts';

const START = '2026-11-20T20:00:00.000Z';

let service: PublicServiceUnderTest;
let people: ReturnType<typeof peopleOf>;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  service = await startPublicService();
  people = peopleOf(service);
  calls = passkeyCalls(service);
});
beforeEach(() => service.clock.set(START));
afterAll(() => service.stop());

const wait = (seconds: number) =>
  service.clock.set(new Date(Date.parse(START) + seconds * 1_000).toISOString());
const codeOf = (reply: { json(): unknown }) => (reply.json() as { code?: string }).code;

/** Somebody with a passkey and no second factor. */
async function withPasskey() {
  const rosa = await people.somePerson();
  return { rosa, ...(await calls.addPasskey(rosa.id)) };
}

describe('signing in by a passkey', () => {
  it('takes it alone, as both factors, and leads where the password leads', async () => {
    const { rosa, authenticator, her } = await withPasskey();
    const deviceId = `device-${newId()}`;
    const visitor = calls.visitor({ deviceId });
    wait(60);
    const reply = await visitor.signIn(authenticator.sign(await visitor.challenge()));
    expect(reply.json()).toEqual({ location: '/apply' });
    expect(sessionOf(reply)).toEqual({
      user_id: rosa.id,
      roles: ['member'],
      second_factor_at: Date.parse(START) / 1_000 + 60,
      session_version: 0,
    });
    expect(await her.list()).toMatchObject([{ last_used_at: '2026-11-20T20:01:00.000Z' }]);
    const events = await readEvents(service.app);
    expect(events.findLast(({ subject }) => subject === rosa.id)?.type).toBe('user.signed_in');
    const known = service.database('known_device').where({ user_id: rosa.id, device_id: deviceId });
    expect(await known).toHaveLength(1);
  });

  it('makes staff of staff', async () => {
    const { rosa, authenticator } = await withPasskey();
    await applyStaff(service.database, 'staff.added', rosa.id);
    const visitor = calls.visitor();
    const reply = await visitor.signIn(authenticator.sign(await visitor.challenge()));
    expect(reply.json()).toEqual({ location: '/dashboard' });
    expect(sessionOf(reply)).toMatchObject({ roles: ['member', 'admin'] });
  });

  it('asks for no code where a second factor is on', async () => {
    const rosa = await people.withFactor();
    const her = calls.member(rosa.id);
    await her.begin();
    const begun = await her.begin({ otp_attempt: await rosa.readText() });
    const authenticator = softwareAuthenticator(service.context.config.ORIGIN);
    await her.add(authenticator.register(begun.json().options));
    const visitor = calls.visitor();
    const reply = await visitor.signIn(authenticator.sign(await visitor.challenge()));
    expect(reply.json()).toEqual({ location: '/apply' });
  });

  it('takes a challenge once, also when it comes twice at a time', async () => {
    const { authenticator } = await withPasskey();
    const visitor = calls.visitor();
    const options = await visitor.challenge();
    const both = [authenticator.sign(options), authenticator.sign(options)];
    const replies = await Promise.all(both.map((assertion) => visitor.signIn(assertion)));
    expect(countByStatus(replies)).toEqual({ 200: 1, 422: 1 });
    expect(replies.filter((reply) => sessionOf(reply) !== null)).toHaveLength(1);
    const replayed = await visitor.signIn(both[0] ?? {});
    expect(codeOf(replayed)).toBe('challenge_expired');
  });

  it('takes no challenge of another session, for another purpose, or older than five minutes', async () => {
    const { rosa, authenticator } = await withPasskey();
    const [visitor, thief] = [calls.visitor(), calls.visitor()];
    const stolen = await thief.signIn(authenticator.sign(await visitor.challenge()));
    expect(codeOf(stolen)).toBe('challenge_expired');
    const her = calls.member(rosa.id, visitor.sessionId);
    const confirm = (await her.options('confirm')).json();
    expect(codeOf(await visitor.signIn(authenticator.sign(confirm)))).toBe('challenge_expired');
    const options = await visitor.challenge();
    wait(5 * 60);
    expect(codeOf(await visitor.signIn(authenticator.sign(options)))).toBe('challenge_expired');
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another relying party', { rpId: 'elsewhere.example' }],
    ['a user who was not verified', { userVerified: false }],
    ['nobody’s account', { userHandle: null }],
    ['another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['a frame of another page', { crossOrigin: true }],
  ])('refuses what says %s, in the words for a passkey that nobody has', async (_what, changes) => {
    const { authenticator } = await withPasskey();
    const visitor = calls.visitor();
    const refused = await visitor.signIn(authenticator.sign(await visitor.challenge(), changes));
    const nobodys = softwareAuthenticator(service.context.config.ORIGIN);
    const unknown = await visitor.signIn(
      nobodys.sign(await visitor.challenge(), { userHandle: 'AAAA' }),
    );
    expect(unknown.statusCode).toBe(422);
    const { request_id: _id, ...words } = unknown.json<Record<string, string>>();
    expect(words).toEqual({ code: 'passkey_unknown', error: expect.stringMatching(/password/) });
    expect(refused.json()).toEqual({ ...words, request_id: expect.any(String) });
    expect(sessionOf(refused)).toBeNull();
  });

  it('refuses one that was removed, and a closed account’s, alike', async () => {
    const [removed, closed] = [await withPasskey(), await withPasskey()];
    await removed.her.remove(removed.passkey.id);
    await service.app.inject({
      method: 'PUT',
      url: `/internal/users/${closed.rosa.id}/deactivation`,
      headers: operator(),
      payload: { deactivated: true },
    });
    for (const { authenticator } of [removed, closed]) {
      const visitor = calls.visitor();
      const reply = await visitor.signIn(authenticator.sign(await visitor.challenge()));
      expect(codeOf(reply)).toBe('passkey_unknown');
    }
  });

  it('lets in who has not confirmed her address, as the password does', async () => {
    const rosa = await people.somePerson({ confirmed: false });
    const { authenticator } = await calls.addPasskey(rosa.id);
    const visitor = calls.visitor();
    const reply = await visitor.signIn(authenticator.sign(await visitor.challenge()));
    expect(reply.statusCode).toBe(200);
    expect((await rosa.signIn(rosa)).statusCode).toBe(200);
  });

  it('refuses a counter that went back, says so in the log, and leaves the passkey', async () => {
    const { rosa, authenticator, passkey, her } = await withPasskey();
    const visitor = calls.visitor();
    const sign = async (counter: number) =>
      visitor.signIn(authenticator.sign(await visitor.challenge(), { counter }));
    expect((await sign(8)).statusCode).toBe(200);
    const logged = () =>
      service.logged.filter(
        ({ msg, user_id: userId }) => msg === 'passkey.counter_reversed' && userId === rosa.id,
      );
    for (const counter of [8, 7, 0]) {
      const refused = await sign(counter);
      expect(codeOf(refused)).toBe('passkey_unknown');
      expect(sessionOf(refused)).toBeNull();
    }
    expect(logged()).toHaveLength(3);
    expect(logged()[0]).toMatchObject({ passkey_id: passkey.id });
    expect((await sign(9)).statusCode).toBe(200);
    expect(await her.list()).toHaveLength(1);
  });

  it('is no word on a counter where the signature is wrong', async () => {
    const { rosa, authenticator } = await withPasskey();
    const visitor = calls.visitor();
    await visitor.signIn(authenticator.sign(await visitor.challenge(), { counter: 8 }));
    const forged = authenticator.sign(await visitor.challenge(), { counter: 3 });
    const { signature } = authenticator.sign(await visitor.challenge(), { counter: 3 });
    expect(codeOf(await visitor.signIn({ ...forged, signature }))).toBe('passkey_unknown');
    const ofHers = service.logged.filter(({ user_id: userId }) => userId === rosa.id);
    expect(ofHers.map(({ msg }) => msg)).not.toContain('passkey.counter_reversed');
  });

  it('locks the account’s passkeys after ten that were wrong, and neither password nor others’', async () => {
    const [{ rosa, authenticator }, other] = [await withPasskey(), await withPasskey()];
    const visitor = calls.visitor();
    const wrong = async () =>
      visitor.signIn(authenticator.sign(await visitor.challenge(), { userVerified: false }));
    const right = async () => visitor.signIn(authenticator.sign(await visitor.challenge()));
    for (let tried = 0; tried < 9; tried++) expect((await wrong()).statusCode).toBe(422);
    expect((await right()).statusCode).toBe(200);
    for (let tried = 0; tried < 10; tried++) expect((await wrong()).statusCode).toBe(422);
    const locked = await right();
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBe(15 * 60);
    expect((await rosa.signIn(rosa)).statusCode).toBe(200);
    const others = await visitor.signIn(other.authenticator.sign(await visitor.challenge()));
    expect(others.statusCode).toBe(200);
    wait(15 * 60);
    expect((await right()).statusCode).toBe(200);
  });

  it('counts fifty at one moment as no more than fifty one after the other', async () => {
    const { authenticator } = await withPasskey();
    const visitor = calls.visitor();
    const all = await Promise.all(Array.from({ length: 50 }, () => visitor.challenge()));
    const replies = await Promise.all(
      all.map((options) => visitor.signIn(authenticator.sign(options, { userVerified: false }))),
    );
    expect(countByStatus(replies)).toEqual({ 422: 10, 429: 40 });
  });

  it('is open while guesses at the password have locked that', async () => {
    const { rosa, authenticator } = await withPasskey();
    const stranger = { email: rosa.email, password: 'wrong' };
    for (let tried = 0; tried < 11; tried++) await rosa.signIn(stranger);
    expect((await rosa.signIn(rosa)).statusCode).toBe(429);
    const visitor = calls.visitor();
    const reply = await visitor.signIn(authenticator.sign(await visitor.challenge()));
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['numbers', { id: 7, client_data_json: 7, authenticator_data: 7, signature: 7 }],
    ['another alphabet', { id: 'a+/=' }],
    ['too much', { client_data_json: 'A'.repeat(4097) }],
    ['a field that there is not', { user_id: newId() }],
  ])('answers 422 to %s', async (_what, changes) => {
    const { authenticator } = await withPasskey();
    const visitor = calls.visitor();
    const assertion = authenticator.sign(await visitor.challenge());
    const body = Object.keys(changes).length === 0 ? {} : { ...assertion, ...changes };
    const reply = await visitor.signIn(body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toHaveProperty('errors');
  });
});
