import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import {
  askForReset,
  beginSignUp,
  putPassword,
  STRONG,
  STRONGER,
  tokenIn,
} from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import { passkeyCalls } from '#testing/passkeys.ts';
import { putUser, signIn, applyStaff, sessionOf } from '#testing/public-service.ts';

const { service, userOf, eventsOf } = await startAccountService();

/** The token out of the mail that was requested. */
async function resetToken(email: string): Promise<string> {
  await askForReset(service.app, email);
  await service.jobs.drain();
  const mail = service.mails.findLast(({ to }) => to === email);
  return tokenIn(mail ?? { text: '' });
}

const versionOf = (reply: Parameters<typeof sessionOf>[0]): unknown =>
  (sessionOf(reply) as { session_version: number } | null)?.session_version ?? null;

const tokenRefused = {
  error: 'Reset password token is invalid.',
  code: 'token_invalid',
  errors: ['Reset password token is invalid'],
  request_id: expect.any(String),
};

describe('PUT /users/passwords by the token of a mail', () => {
  const person = async (email: string, changes: object = {}) => {
    const id = newId();
    await putUser(service.app, id, { email, ...changes });
    return id;
  };

  it('changes the password, ends all other sessions and begins one', async () => {
    const id = await person('reset@example.com');
    const reply = await putPassword(service.app, await resetToken('reset@example.com'));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ location: '/dashboard' });
    expect(sessionOf(reply)).toMatchObject({ user_id: id, ends_others: true });
    expect((await eventsOf(id)).slice(1)).toMatchObject([
      { type: 'user.sessions_ended', payload: { because: 'password_changed' } },
      { type: 'user.signed_in' },
    ]);
    expect((await signIn(service.app, 'reset@example.com')).statusCode).toBe(422);
    expect((await signIn(service.app, 'reset@example.com', STRONG)).statusCode).toBe(200);
  });

  it('begins its session with a version that no sign-in before it has, however they race', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `race-${round}@example.com`;
      const id = await person(email);
      const token = await resetToken(email);
      const signIns = Array.from({ length: 3 }, () => signIn(service.app, email));
      const [reset, ...replies] = await Promise.all([putPassword(service.app, token), ...signIns]);
      expect(sessionOf(reset)).toMatchObject({ user_id: id, session_version: 1 });
      // Each is refused, or has the version that is over.
      for (const reply of replies) {
        expect([
          [422, null],
          [200, 0],
        ]).toContainEqual([reply.statusCode, versionOf(reply)]);
      }
      expect(
        (await eventsOf(id)).filter(({ type }) => type === 'user.sessions_ended'),
      ).toMatchObject([{ payload: { session_version: 1 } }]);
    }
  });

  it('gives staff their role', async () => {
    const id = await person('of-staff@example.com');
    await applyStaff(service.database, 'staff.added', id);
    const reply = await putPassword(service.app, await resetToken('of-staff@example.com'));
    expect(sessionOf(reply)).toMatchObject({ roles: ['member', 'admin'] });
  });

  it('confirms the address, and publishes so', async () => {
    const id = await person('unsure@example.com', { confirmed: false });
    await putPassword(service.app, await resetToken('unsure@example.com'));
    expect((await eventsOf(id)).slice(1)).toMatchObject([
      { type: 'user.changed', payload: { confirmed: true } },
      { type: 'user.sessions_ended' },
      { type: 'user.signed_in' },
    ]);
  });

  it('removes a passkey that an unconfirmed owner had added, and leaves a confirmed one’s', async () => {
    for (const confirmed of [false, true]) {
      const email = `passkey-${confirmed}@example.com`;
      const id = await person(email, { confirmed });
      const { her } = await passkeyCalls(service).addPasskey(id);
      await her.registrationOptions();
      await putPassword(service.app, await resetToken(email));
      for (const table of ['passkey', 'passkey_challenge']) {
        const left = await service.database(table).where({ user_id: id });
        expect(left).toHaveLength(confirmed ? 1 : 0);
      }
    }
  });

  /** An authenticator app that has shown its first code. */
  const addApp = (id: string) =>
    service.database('authenticator_app').insert({
      user_id: id,
      key: service.context.cipher.encrypt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', id),
      session_id: newId(),
      created_at: new Date(),
      confirmed_at: new Date(),
      last_step: 1,
    });

  it('turns a second factor off that an unconfirmed owner had set up, and forgets his browsers', async () => {
    const factor = { phone_number: '4155550123', mfa_enabled: true, confirmed: false };
    const id = await person('strangers@example.com', factor);
    await service
      .database('known_device')
      .insert({ user_id: id, device_id: 'his', last_used_at: new Date() });
    await service.database('recovery_code').insert({ user_id: id, code_hash: Buffer.from('his') });
    await addApp(id);
    const reply = await putPassword(service.app, await resetToken('strangers@example.com'));
    expect(sessionOf(reply)).toMatchObject({ user_id: id });
    expect(await service.database('authenticator_app').where({ user_id: id })).toEqual([]);
    expect(await userOf('strangers@example.com')).toMatchObject({
      mfa_enabled_at: null,
      phone_number: null,
    });
    expect(await service.database('recovery_code').where({ user_id: id })).toEqual([]);
    expect(
      await service.database('known_device').where({ user_id: id }).pluck('device_id'),
    ).toEqual(['hers']);
  });

  it('begins no session where an authenticator app is on, and leaves it on', async () => {
    const id = await person('app@example.com');
    await addApp(id);
    const reply = await putPassword(service.app, await resetToken('app@example.com'));
    expect(reply.json()).toEqual({ location: '/users/sign_in' });
    expect(sessionOf(reply)).toBeNull();
    const again = await signIn(service.app, 'app@example.com', STRONG);
    expect(again.json()).toMatchObject({ second_factors: ['authenticator_app'] });
  });

  it('begins no session where the second factor is on: signing in asks for it', async () => {
    const factor = { phone_number: '4155550123', mfa_enabled: true };
    const id = await person('factor@example.com', factor);
    const reply = await putPassword(service.app, await resetToken('factor@example.com'));
    expect(reply.json()).toEqual({ location: '/users/sign_in' });
    expect(sessionOf(reply)).toBeNull();
    expect(await userOf('factor@example.com')).toMatchObject({ phone_number: '4155550123' });
    expect((await eventsOf(id)).map(({ type }) => type)).not.toContain('user.signed_in');
  });

  it('serves once, and voids the other links', async () => {
    await person('links@example.com');
    const [first, second] = [
      await resetToken('links@example.com'),
      await resetToken('links@example.com'),
    ];
    expect(first).not.toBe(second);
    expect((await putPassword(service.app, first)).statusCode).toBe(200);
    for (const token of [first, second]) {
      const reply = await putPassword(service.app, token, { password: STRONGER });
      expect(reply.json()).toEqual(tokenRefused);
    }
  });

  it('changes once of twelve at one moment, by two links', async () => {
    const id = await person('crowd@example.com');
    const tokens = [await resetToken('crowd@example.com'), await resetToken('crowd@example.com')];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => putPassword(service.app, tokens[index % 2] ?? '')),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(11);
    const endings = (await eventsOf(id)).filter(({ type }) => type === 'user.sessions_ended');
    expect(endings).toHaveLength(1);
  });

  it('serves 30 minutes, and is cleared away later', async () => {
    await person('slow@example.com');
    const token = await resetToken('slow@example.com');
    service.clock.set('2026-11-20T20:30:00Z');
    expect((await putPassword(service.app, token)).json()).toEqual(tokenRefused);
    await resetToken('slow@example.com');
    expect(await service.database('password_reset').pluck('created_at')).toEqual([
      new Date('2026-11-20T20:30:00Z'),
    ]);
  });

  it('does not serve who is deactivated', async () => {
    const id = await person('shut@example.com');
    const token = await resetToken('shut@example.com');
    await service.database('users').where({ id }).update({ deactivated_at: new Date() });
    expect((await putPassword(service.app, token)).json()).toEqual(tokenRefused);
  });

  it('does not serve for another purpose', async () => {
    await beginSignUp(service.app, { email: 'purpose@example.com' });
    await service.jobs.drain();
    const mail = service.mails.findLast(({ to }) => to === 'purpose@example.com');
    const reply = await putPassword(service.app, tokenIn(mail ?? { text: '' }));
    expect(reply.json()).toEqual(tokenRefused);
  });

  it('sends the owner a mail', async () => {
    await person('notice@example.com');
    await putPassword(service.app, await resetToken('notice@example.com'));
    await service.jobs.drain();
    const subjects = service.mails
      .filter(({ to }) => to === 'notice@example.com')
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['Reset your password', 'Your password was changed']);
  });
});
