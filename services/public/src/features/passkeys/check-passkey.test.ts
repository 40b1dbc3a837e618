import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { passkeyCalls } from '#testing/passkeys.ts';
import { startPublicService, type PublicServiceUnderTest } from '#testing/public-service.ts';
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

describe('a passkey at the gate of staff', () => {
  async function someStaff() {
    const sam = await people.withApp();
    const her = calls.member(sam.id);
    wait(60);
    const begun = await her.begin({ otp_attempt: sam.shows() });
    const authenticator = softwareAuthenticator(service.context.config.ORIGIN);
    await her.add(authenticator.register(begun.json().options));
    const signed = async () => authenticator.sign((await her.options('confirm')).json());
    return { sam, her, authenticator, signed };
  }

  it('is right in the session that asked for it, once', async () => {
    const { sam, her, signed } = await someStaff();
    const passkey = await signed();
    expect((await calls.check(sam.id, newId(), passkey)).json()).toEqual({ matches: false });
    expect((await calls.check(sam.id, her.sessionId, passkey)).json()).toEqual({ matches: true });
    expect((await calls.check(sam.id, her.sessionId, passkey)).json()).toEqual({ matches: false });
  });

  it('is no challenge to sign in with, and none for visitors', async () => {
    const { sam, her, authenticator } = await someStaff();
    const visitor = calls.visitor({ sessionId: her.sessionId });
    const signIn = authenticator.sign(await visitor.challenge());
    expect((await calls.check(sam.id, her.sessionId, signIn)).json()).toEqual({ matches: false });
    expect((await visitor.options('confirm')).statusCode).toBe(401);
  });

  it('is not looked at while no second factor is on', async () => {
    const rosa = await people.somePerson();
    const { authenticator, her } = await calls.addPasskey(rosa.id);
    const signed = authenticator.sign((await her.options('confirm')).json());
    const reply = await calls.check(rosa.id, her.sessionId, signed);
    expect(reply.json()).toMatchObject({ code: 'second_factor_off' });
  });

  it('is locked after ten that were wrong', async () => {
    const { sam, her, authenticator, signed } = await someStaff();
    for (let tried = 0; tried < 10; tried++) {
      const options = (await her.options('confirm')).json();
      const wrong = authenticator.sign(options, { userVerified: false });
      expect((await calls.check(sam.id, her.sessionId, wrong)).json()).toEqual({ matches: false });
    }
    expect((await calls.check(sam.id, her.sessionId, await signed())).statusCode).toBe(429);
  });

  it('is nobody’s who is not there', async () => {
    const { signed } = await someStaff();
    expect((await calls.check(newId(), newId(), await signed())).statusCode).toBe(404);
  });
});
