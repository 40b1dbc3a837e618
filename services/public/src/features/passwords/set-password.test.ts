import { describe, expect, it } from '@jest/globals';
import {
  beginSignUp,
  inBrowser,
  postSignUp,
  putPassword,
  someSignUp,
  STRONG,
  STRONGER,
} from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import { signIn, sessionOf } from '#testing/public-service.ts';

const { service, userOf, eventsOf } = await startAccountService();

const tokenRefused = {
  error: 'Reset password token is invalid.',
  code: 'token_invalid',
  errors: ['Reset password token is invalid'],
  request_id: expect.any(String),
};

describe('PUT /users/passwords by the token of a sign-up', () => {
  it('makes the account, a session and says where to go [PUB-092, PUB-096]', async () => {
    const reply = await putPassword(service.app, await beginSignUp(service.app));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ location: '/apply?showIntro=true' });
    const { id } = await userOf('ana@example.com');
    expect(sessionOf(reply)).toEqual({
      user_id: id,
      roles: ['member'],
      second_factor_at: null,
      session_version: 0,
      ends_others: true,
    });
    expect(await eventsOf(id)).toMatchObject([
      { type: 'user.registered', payload: { email: 'ana@example.com', confirmed: false } },
      { type: 'user.signed_in' },
    ]);
    expect((await signIn(service.app, 'ana@example.com', STRONG)).statusCode).toBe(200);
  });

  it('leads to the tax pages who came for those', async () => {
    const body = {
      ...someSignUp({ email: 'tax@example.com' }),
      product_name: 'tax_refund_advance',
    };
    const { reset_password_token: token } = (await postSignUp(service.app, body)).json();
    expect((await putPassword(service.app, token)).json()).toEqual({ location: '/tax-filing' });
  });

  it('knows the browser from then on', async () => {
    const token = await beginSignUp(service.app, { email: 'device@example.com' });
    await putPassword(service.app, token, { headers: inBrowser('a-phone') });
    const { id } = await userOf('device@example.com');
    expect(await service.database('known_device').where({ user_id: id })).toMatchObject([
      { device_id: 'a-phone' },
    ]);
  });

  it('serves once [PUB-097]', async () => {
    const token = await beginSignUp(service.app, { email: 'once@example.com' });
    expect((await putPassword(service.app, token)).statusCode).toBe(200);
    const again = await putPassword(service.app, token, { password: STRONGER });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual(tokenRefused);
    expect(sessionOf(again)).toBeNull();
    expect((await signIn(service.app, 'once@example.com', STRONG)).statusCode).toBe(200);
  });

  it('makes one account and one session of twelve at one moment', async () => {
    const token = await beginSignUp(service.app, { email: 'race@example.com' });
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => putPassword(service.app, token)),
    );
    expect(replies.filter((reply) => sessionOf(reply) !== null)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(11);
    const { id } = await userOf('race@example.com');
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('gives the address to one of six who want it at one moment', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 6 }, () => beginSignUp(service.app, { email: 'rush@example.com' })),
    );
    const replies = await Promise.all(tokens.map((token) => putPassword(service.app, token)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 400),
    ]);
    expect(await service.database('users').where({ email: 'rush@example.com' })).toHaveLength(1);
  });

  it('serves 30 minutes', async () => {
    const [early, late] = [
      await beginSignUp(service.app, { email: 'early@example.com' }),
      await beginSignUp(service.app, { email: 'late@example.com' }),
    ];
    service.clock.set('2026-11-20T20:29:59Z');
    expect((await putPassword(service.app, early)).statusCode).toBe(200);
    service.clock.set('2026-11-20T20:30:00Z');
    const reply = await putPassword(service.app, late);
    expect(reply.json()).toEqual(tokenRefused);
    expect(await userOf('late@example.com')).toBeUndefined();
  });

  it.each(['', 'x', 'A'.repeat(64), 'A'.repeat(1024)])('refuses the token %j', async (token) => {
    const reply = await putPassword(service.app, token);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual(tokenRefused);
  });
});

describe('the rules for passwords', () => {
  const weak = 'You must choose a strong password. Please see requirements below';

  /** The sentences of a 400, for a password that the browser scored as great. */
  const faultsOf = async (password: string): Promise<unknown> => {
    const token = await beginSignUp(service.app, { email: 'q@strong-mail.example' });
    const reply = await putPassword(service.app, token, { password });
    expect(reply.statusCode).toBe(400);
    expect(await userOf('q@strong-mail.example')).toBeUndefined();
    const { errors, ...words } = reply.json();
    expect(words).toEqual({
      error: 'This password will not do.',
      code: 'password_refused',
      request_id: expect.any(String),
    });
    return errors;
  };

  it('refuse 11 characters, whatever the browser scored [PUB-085]', async () => {
    expect(await faultsOf('kX9$w!q2@Zr')).toEqual(['Your password must be at least 12 characters']);
  });

  it('refuse a name in whatever case [PUB-086]', async () => {
    expect(await faultsOf('violet-LOPEZ-58-moon-tractor')).toEqual([
      'Your password must not include your name or other personal information',
    ]);
  });

  it('refuse what everybody has, with a list of sentences [PUB-092]', async () => {
    expect(await faultsOf('password1234')).toEqual([weak]);
  });

  it('refuse what was stolen from others, however hard to guess it looks', async () => {
    expect(await faultsOf('1qw23er45ty6')).toEqual([
      'Your password is in a list of stolen passwords. Please choose another one',
    ]);
  });

  it('refuse the address itself', async () => {
    expect(await faultsOf('q@strong-mail.example')).toEqual([weak]);
  });

  it('say all that is wrong, and leave the token for the next try', async () => {
    const token = await beginSignUp(service.app, { email: 'twice@example.com' });
    const reply = await putPassword(service.app, token, { password: 'Lopez-7' });
    expect(reply.json().errors).toHaveLength(2);
    expect((await putPassword(service.app, token)).statusCode).toBe(200);
  });

  it('refuse more than 128 characters as a field', async () => {
    const token = await beginSignUp(service.app, { email: 'long@example.com' });
    const reply = await putPassword(service.app, token, { password: STRONG.repeat(6) });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ password: ['This is too long.'] });
  });
});
