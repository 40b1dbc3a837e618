import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { passkeyCalls } from '#testing/passkeys.ts';
import {
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

describe('a passkey in the place of the code', () => {
  /** Somebody with a code by text and a passkey. */
  async function withBoth() {
    const rosa = await people.withFactor();
    const her = calls.member(rosa.id);
    await her.begin();
    const begun = await her.begin({ otp_attempt: await rosa.readText() });
    const authenticator = softwareAuthenticator(service.context.config.ORIGIN);
    await her.add(authenticator.register(begun.json().options));
    return { rosa, authenticator };
  }

  it('is offered after the right password alone, and to who has one alone', async () => {
    const { rosa } = await withBoth();
    wait(120);
    expect((await rosa.signIn(rosa)).json()).toMatchObject({ mfa_required: true, passkey: true });
    expect((await rosa.signIn({ ...rosa, password: 'wrong' })).json()).not.toHaveProperty(
      'passkey',
    );
    const plain = await people.withFactor();
    expect((await plain.signIn(plain)).json()).not.toHaveProperty('passkey');
  });

  it('signs in whose password was right, by hers and nobody else’s', async () => {
    const { rosa, authenticator } = await withBoth();
    const { id: otherId } = await people.somePerson();
    const other = await calls.addPasskey(otherId);
    wait(120);
    const visitor = calls.visitor();
    await service.app.inject({
      method: 'POST',
      url: '/api/v1/users/sign_in',
      headers: visitor.headers,
      payload: { user: { email: rosa.email, password: 'correct horse 7' } },
    });
    const options = await visitor.challenge('second_step');
    const foreign = await visitor.signIn(other.authenticator.sign(options));
    expect(codeOf(foreign)).toBe('passkey_unknown');
    const again = await visitor.challenge('second_step');
    const { id } = authenticator.sign(again);
    expect(again.allow_credentials).toMatchObject([{ id }]);
    const reply = await visitor.signIn(authenticator.sign(again, { userHandle: null }));
    expect(reply.statusCode).toBe(200);
    expect(sessionOf(reply)).toMatchObject({
      user_id: rosa.id,
      second_factor_at: service.clock.now().getTime() / 1_000,
    });
  });

  it('is asked for by nobody without the right password', async () => {
    expect(codeOf(await calls.visitor().options('second_step'))).toBe('sign_in_over');
  });

  it('is asked of nobody who has none', async () => {
    const plain = await people.withFactor();
    const sessionId = newId();
    const visitor = calls.visitor({ sessionId });
    await service.app.inject({
      method: 'POST',
      url: '/api/v1/users/sign_in',
      headers: visitor.headers,
      payload: { user: { email: plain.email, password: 'correct horse 7' } },
    });
    expect(codeOf(await visitor.options('second_step'))).toBe('passkey_missing');
  });
});
