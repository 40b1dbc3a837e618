import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherThan, countByStatus } from '#testing/browser.ts';
import { passkeyCalls } from '#testing/passkeys.ts';
import { startPublicService, type PublicServiceUnderTest } from '#testing/public-service.ts';
import { peopleOf } from '#testing/second-factor.ts';
import { softwareAuthenticator } from '#testing/software-authenticator.ts';

const START = '2026-11-20T20:00:00.000Z';

let service: PublicServiceUnderTest;
let people: ReturnType<typeof peopleOf>;
let calls: ReturnType<typeof passkeyCalls>;
let origin: string;
beforeAll(async () => {
  service = await startPublicService();
  people = peopleOf(service);
  calls = passkeyCalls(service);
  origin = service.context.config.ORIGIN;
});
beforeEach(() => service.clock.set(START));
afterAll(() => service.stop());

const wait = (seconds: number) =>
  service.clock.set(new Date(Date.parse(START) + seconds * 1_000).toISOString());
const codeOf = (reply: { json(): unknown }) => (reply.json() as { code?: string }).code;

describe('adding a passkey', () => {
  it('takes the password, lists it, and writes to its owner', async () => {
    const rosa = await people.somePerson();
    const { passkey, her } = await calls.addPasskey(rosa.id, '  Blue\u00a0 phone ');
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Blue phone',
      created_at: START,
      last_used_at: null,
    });
    expect(await her.list()).toEqual([passkey]);
    const [mail] = await people.mailsTo(rosa);
    expect(mail?.subject).toBe('A passkey was added');
    expect(mail?.text).toContain('/users/passkeys');
    expect(mail?.text).not.toContain('Blue phone');
    expect(mail?.text).toContain('When: Friday, November 20, 12:00 PM PST');
  });

  it('turns no second factor on, and begins no session', async () => {
    const rosa = await people.somePerson();
    await calls.addPasskey(rosa.id);
    expect(await rosa.current()).toMatchObject({ mfa_enabled: false, recovery_codes_left: 0 });
    expect((await rosa.signIn(rosa)).json()).toEqual({ location: '/apply' });
  });

  it('refuses a wrong password on its field, and counts it as an attempt', async () => {
    const rosa = await people.somePerson();
    const her = calls.member(rosa.id);
    const guess = () => her.begin({ password: 'wrong' });
    expect((await guess()).json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    for (let tried = 1; tried < 10; tried++) await guess();
    expect((await her.begin()).statusCode).toBe(429);
  });

  it('asks for a code where a second factor is on, and takes it once', async () => {
    const rosa = await people.withFactor();
    const her = calls.member(rosa.id);
    expect((await her.begin()).json()).toEqual({
      mfa_required: true,
      user_id: rosa.id,
      phone_last_four: '0143',
      second_factors: ['text'],
    });
    const code = await rosa.readText();
    expect(codeOf(await her.begin({ otp_attempt: anotherThan(code) }))).toBe('invalid_code');
    expect((await her.begin({ otp_attempt: code })).json()).toHaveProperty('options');
    expect(codeOf(await her.begin({ otp_attempt: code }))).toBe('invalid_code');
  });

  it('takes a challenge once, also when two come at one moment', async () => {
    const rosa = await people.somePerson();
    const her = calls.member(rosa.id);
    const options = await her.registrationOptions();
    const credentials = [1, 2].map(() => softwareAuthenticator(origin).register(options));
    const replies = await Promise.all(credentials.map((credential) => her.add(credential)));
    expect(countByStatus(replies)).toEqual({ 201: 1, 422: 1 });
    const again = await her.add(softwareAuthenticator(origin).register(options));
    expect(codeOf(again)).toBe('challenge_expired');
    expect(await her.list()).toHaveLength(1);
  });

  it('takes no challenge of another session, of another person, or for another purpose', async () => {
    const [rosa, other] = [await people.somePerson(), await people.somePerson()];
    const her = calls.member(rosa.id);
    const authenticator = softwareAuthenticator(origin);
    const credential = authenticator.register(await her.registrationOptions());
    expect(codeOf(await calls.member(rosa.id).add(credential))).toBe('challenge_expired');
    const samesSession = calls.member(other.id, her.sessionId);
    expect(codeOf(await samesSession.add(credential))).toBe('challenge_expired');
    const { challenge } = await calls.visitor({ sessionId: her.sessionId }).challenge();
    const signIn = authenticator.register({ ...(await her.registrationOptions()), challenge });
    expect(codeOf(await her.add(signIn))).toBe('challenge_expired');
    expect(await her.list()).toEqual([]);
  });

  it('takes it for five minutes', async () => {
    const rosa = await people.somePerson();
    const her = calls.member(rosa.id);
    const [first, second] = [await her.registrationOptions(), await her.registrationOptions()];
    wait(5 * 60 - 1);
    const inTime = await her.add(softwareAuthenticator(origin).register(first));
    expect(inTime.statusCode).toBe(201);
    wait(5 * 60);
    const late = await her.add(softwareAuthenticator(origin).register(second));
    expect(codeOf(late)).toBe('challenge_expired');
  });

  it.each([
    ['from another origin', { origin: 'https://elsewhere.example' }],
    ['for another relying party', { rpId: 'elsewhere.example' }],
    ['without its user verified', { userVerified: false }],
  ])('is refused %s, and uses the challenge up', async (_what, changes) => {
    const rosa = await people.somePerson();
    const her = calls.member(rosa.id);
    const options = await her.registrationOptions();
    const authenticator = softwareAuthenticator(origin);
    expect(codeOf(await her.add(authenticator.register(options, changes)))).toBe('passkey_refused');
    expect(codeOf(await her.add(authenticator.register(options)))).toBe('challenge_expired');
    expect(await her.list()).toEqual([]);
  });

  it('is refused for what somebody has already, whoever that is', async () => {
    const [rosa, other] = [await people.somePerson(), await people.somePerson()];
    const { authenticator, her } = await calls.addPasskey(rosa.id);
    const again = authenticator.register(await her.registrationOptions());
    expect((await her.add(again)).json()).toMatchObject({ code: 'passkey_taken' });
    const thief = calls.member(other.id);
    const stolen = authenticator.register(await thief.registrationOptions());
    expect((await thief.add(stolen)).statusCode).toBe(409);
    expect(await thief.list()).toEqual([]);
    expect(await her.list()).toHaveLength(1);
  });

  it('says which she has, so that no authenticator makes a second', async () => {
    const rosa = await people.somePerson();
    const { authenticator, her } = await calls.addPasskey(rosa.id);
    const { exclude_credentials: excluded } = await her.registrationOptions();
    const signed = authenticator.sign(await calls.visitor().challenge());
    expect(excluded).toEqual([{ type: 'public-key', id: signed.id, transports: ['internal'] }]);
  });

  it('refuses an eleventh, before the browser asks and after', async () => {
    const rosa = await people.somePerson();
    const her = calls.member(rosa.id);
    for (let has = 0; has < 9; has++) await calls.addPasskey(rosa.id);
    const offers = [await her.registrationOptions(), await her.registrationOptions()];
    const replies = await Promise.all(
      offers.map((options) => her.add(softwareAuthenticator(origin).register(options))),
    );
    expect(countByStatus(replies)).toEqual({ 201: 1, 409: 1 });
    expect(codeOf(await her.begin())).toBe('passkeys_full');
    expect(await her.list()).toHaveLength(10);
  });

  it.each([
    ['no name', { name: '' }],
    ['white space for a name', { name: ' \t' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['NUL', { name: 'a\u0000b' }],
    ['a field that there is not', { user_id: newId() }],
    ['bytes in another alphabet', { credential: { attestation_object: 'a+/=' } }],
    ['too many bytes', { credential: { attestation_object: 'A'.repeat(8193) } }],
    ['ways to it that are none', { credential: { transports: ['<b>'] } }],
    ['very many ways to it', { credential: { transports: Array(9).fill('usb') } }],
  ])(
    'answers 422 to %s',
    async (
      _what,
      { credential: broken, ...changes }: { credential?: object; [field: string]: unknown },
    ) => {
      const rosa = await people.somePerson();
      const her = calls.member(rosa.id);
      const credential = softwareAuthenticator(origin).register(await her.registrationOptions());
      const reply = await her.ask('POST', '', {
        name: 'Phone',
        ...changes,
        credential: { ...credential, ...broken },
      });
      expect(reply.statusCode).toBe(422);
      expect(await her.list()).toEqual([]);
    },
  );

  it('answers 413 to a body above 16 KB', async () => {
    const her = calls.member((await people.somePerson()).id);
    const reply = await her.ask('POST', '', { name: 'x'.repeat(17_000) });
    expect(reply.statusCode).toBe(413);
  });
});
