import { newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { passkeyCalls } from '#testing/passkeys.ts';
import {
  PASSWORD,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';
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

describe('a passkey of hers', () => {
  it('can have another name', async () => {
    const rosa = await people.somePerson();
    const { passkey, her } = await calls.addPasskey(rosa.id);
    expect((await her.rename(passkey.id, ' Old  laptop ')).json()).toEqual({
      ...passkey,
      name: 'Old laptop',
    });
    expect((await her.rename(passkey.id, '  ')).statusCode).toBe(422);
    expect(await her.list()).toMatchObject([{ name: 'Old laptop' }]);
  });

  it('is removed by the password, and its owner is written to', async () => {
    const rosa = await people.somePerson();
    const { passkey, her } = await calls.addPasskey(rosa.id);
    expect((await her.remove(passkey.id, { password: 'wrong' })).statusCode).toBe(422);
    expect(await her.list()).toHaveLength(1);
    expect((await her.remove(passkey.id)).json()).toEqual({ success: true });
    expect(await her.list()).toEqual([]);
    expect((await people.mailsTo(rosa)).map(({ subject }) => subject)).toEqual([
      'A passkey was added',
      'A passkey was removed',
    ]);
    expect((await her.remove(passkey.id)).statusCode).toBe(404);
  });

  it('is removed by a code beside it where a second factor is on', async () => {
    const rosa = await people.withApp();
    const her = calls.member(rosa.id);
    wait(60);
    const begun = await her.begin({ otp_attempt: rosa.shows() });
    const { options } = begun.json();
    const added = await her.add(softwareAuthenticator(origin).register(options));
    const { id } = added.json<{ id: string }>();
    expect((await her.remove(id)).json()).toMatchObject({
      success: false,
      mfa_required: true,
      second_factors: ['authenticator_app'],
    });
    expect(await her.list()).toHaveLength(1);
    wait(120);
    expect((await her.remove(id, { otp_attempt: rosa.shows() })).json()).toEqual({ success: true });
    expect(await rosa.current()).toMatchObject({ mfa_enabled: true, recovery_codes_left: 10 });
  });

  it('is none to others: neither named nor removed, and as if it were not there', async () => {
    const [rosa, other] = [await people.somePerson(), await people.somePerson()];
    const { passkey, her } = await calls.addPasskey(rosa.id);
    const stranger = calls.member(other.id);
    for (const id of [passkey.id, newId()]) {
      expect((await stranger.rename(id, 'Mine')).statusCode).toBe(404);
      expect((await stranger.remove(id)).statusCode).toBe(404);
    }
    expect(await stranger.list()).toEqual([]);
    expect(await her.list()).toEqual([passkey]);
  });

  it('is nobody’s while staff view the product as her', async () => {
    const rosa = await people.somePerson();
    const { passkey, her } = await calls.addPasskey(rosa.id);
    const headers = asViewer(rosa.id, newId(), { audience: 'public', sessionId: her.sessionId });
    const credential = softwareAuthenticator(origin).register(await her.registrationOptions());
    const attempts = [
      ['GET', ''],
      ['POST', '/registration_options', { password: PASSWORD }],
      ['POST', '', { name: 'Phone', credential }],
      ['POST', '/authentication_options', { purpose: 'confirm' }],
      ['PUT', `/${passkey.id}`, { name: 'Mine' }],
      ['DELETE', `/${passkey.id}`, { password: PASSWORD }],
    ] as const;
    for (const [method, path, payload] of attempts) {
      const url = `/api/v1/users/passkeys${path}`;
      const reply = await service.app.inject({
        method,
        url,
        headers,
        ...(payload ? { payload } : {}),
      });
      expect([method, path, reply.statusCode]).toEqual([method, path, 403]);
    }
    expect(await her.list()).toEqual([passkey]);
  });

  it('goes with the account', async () => {
    const rosa = await people.somePerson();
    const { her } = await calls.addPasskey(rosa.id);
    await her.registrationOptions();
    await service.database('users').where({ id: rosa.id }).delete();
    for (const table of ['passkey', 'passkey_challenge']) {
      expect(await service.database(table).where({ user_id: rosa.id })).toEqual([]);
    }
  });
});

describe('challenges', () => {
  it('are deleted once they are over, some at a time', async () => {
    const visitor = calls.visitor();
    for (let made = 0; made < 3; made++) await visitor.challenge();
    const count = async () =>
      (await service.database('passkey_challenge').where({ session_id: visitor.sessionId })).length;
    expect(await count()).toBe(3);
    wait(5 * 60);
    await calls.visitor().challenge();
    expect(await count()).toBe(0);
  });

  it('are 32 random bytes, none like another', async () => {
    const visitor = calls.visitor();
    const challenges = await Promise.all([1, 2, 3].map(() => visitor.challenge()));
    const bytes = challenges.map(({ challenge }) => Buffer.from(challenge, 'base64url'));
    expect(bytes.map(({ length }) => length)).toEqual([32, 32, 32]);
    expect(new Set(challenges.map(({ challenge }) => challenge)).size).toBe(3);
  });
});
