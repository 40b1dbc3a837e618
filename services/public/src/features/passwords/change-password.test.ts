import { formatMoment, newId } from '@reset/service-kit';
import { asMember, asViewer } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { browser } from '#testing/browser.ts';
import { putPassword, askForReset, STRONG, STRONGER, tokenIn } from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import { PASSWORD, putUser, sessionOf, signIn } from '#testing/public-service.ts';

const { service, userOf, eventsOf } = await startAccountService();

async function someMember(changes: object = {}) {
  const id = newId();
  const email = `${id}@example.com`;
  await putUser(service.app, id, { email, ...changes });
  const sessionId = newId();
  const own = asMember(id, { audience: 'public', sessionId, deviceId: 'hers' });
  const change = (payload: object, headers = own) =>
    service.app.inject({
      method: 'POST',
      url: '/api/v1/users/passwords/change',
      headers,
      payload: { current_password: PASSWORD, user: { password: STRONG }, ...payload },
    });
  return { id, email, change, ...browser(service, { sessionId, deviceId: 'hers' }) };
}
const withFactor = () => someMember({ phone_number: '2025550143', mfa_enabled: true });

const statusWith = async (email: string, password: string) =>
  (await signIn(service.app, email, password)).statusCode;

describe('POST /users/passwords/change', () => {
  it('changes the password by the present one, and begins a session that ends all others', async () => {
    const { id, email, change } = await someMember();
    const reply = await change({});
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ changed: true });
    expect(sessionOf(reply)).toEqual({
      user_id: id,
      roles: ['member'],
      second_factor_at: null,
      session_version: 1,
      ends_others: true,
    });
    expect((await eventsOf(id)).slice(1)).toMatchObject([
      {
        type: 'user.sessions_ended',
        payload: { because: 'password_changed', session_version: 1 },
      },
    ]);
    expect([await statusWith(email, PASSWORD), await statusWith(email, STRONG)]).toEqual([
      422, 200,
    ]);
  });

  it('writes to the owner, and voids the links that were sent before', async () => {
    const { email, change } = await someMember();
    await askForReset(service.app, email);
    await service.jobs.drain();
    const token = tokenIn(service.mails.findLast(({ to }) => to === email) ?? { text: '' });
    await change({});
    await service.jobs.drain();
    const mail = service.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain(`When: ${formatMoment('en-US', service.clock.now())}`);
    expect((await putPassword(service.app, token, { password: STRONGER })).statusCode).toBe(400);
  });

  it('confirms no address', async () => {
    const { email, change } = await someMember({ confirmed: false });
    await change({});
    expect(await userOf(email)).toMatchObject({ confirmed_at: null });
  });

  it('refuses a wrong present password on its field, and counts it as a try to sign in', async () => {
    const { email, change } = await someMember();
    const reply = await change({ current_password: 'not this one' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      errors: { current_password: ['This is not your password.'] },
    });
    expect(sessionOf(reply)).toBeNull();
    for (let tries = 1; tries < 10; tries += 1) await change({ current_password: 'not this one' });
    const locked = await change({});
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
    expect(await statusWith(email, PASSWORD)).toBe(429);
  });

  it.each([
    ['short', 'kX9$w!q2@Zr', /at least 12 characters/],
    ['weak', 'password1234', /strong password/],
    ['stolen', '1qw23er45ty6', /list of stolen passwords/],
    ['one with a name', 'violet-MARIN-58-moon-tractor', /must not include your name/],
  ])('refuses a %s one with a list of sentences', async (_what, password, sentence) => {
    const { email, change } = await someMember();
    const reply = await change({ user: { password } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'password_refused',
      errors: [expect.stringMatching(sentence)],
    });
    expect(await statusWith(email, PASSWORD)).toBe(200);
  });

  it('is refused while staff view the product as her', async () => {
    const { id, change } = await someMember();
    const viewing = asViewer(id, newId(), { audience: 'public' });
    expect((await change({}, viewing)).statusCode).toBe(403);
  });

  it('lets one of two that are sent concurrently through', async () => {
    const { change } = await someMember();
    const replies = await Promise.all([change({}), change({ user: { password: STRONGER } })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('takes a code where a second factor is on, sent once the password was right', async () => {
    const { id, email, change, readText } = await withFactor();
    const texts = service.texts.length;
    await change({ current_password: 'not this one' });
    await service.jobs.drain();
    expect(service.texts).toHaveLength(texts);

    const awaited = await change({});
    expect(awaited.json()).toEqual({
      changed: false,
      mfa_required: true,
      user_id: id,
      phone_last_four: '0143',
      second_factors: ['text'],
    });
    expect(sessionOf(awaited)).toBeNull();
    const code = await readText();
    const wrong = await change({ otp_attempt: code === '000000' ? '000001' : '000000' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'invalid_code']);
    const reply = await change({ otp_attempt: code });
    expect(reply.json()).toEqual({ changed: true });
    expect(sessionOf(reply)).toMatchObject({
      second_factor_at: service.clock.now().getTime() / 1_000,
    });
    expect((await userOf(email)).mfa_enabled_at).not.toBeNull();
  });
});
