import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import {
  beginSignUp,
  confirm,
  inBrowser,
  putPassword,
  signedInAs,
  STRONG,
  STRONGER,
  tokenIn,
} from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import { putUser, signIn, sessionOf } from '#testing/public-service.ts';

const { service, userOf, eventsOf } = await startAccountService();

/** The token of the latest mail with a link to confirm. */
async function mailedToken(email: string): Promise<string> {
  await service.jobs.drain();
  const mail = service.mails.findLast(
    ({ to, subject }) => to === email && subject === 'Confirm your email',
  );
  return tokenIn(mail ?? { text: '' });
}

/** Signs up in a browser, chooses the password there and answers whose account it is. */
async function signUp(email: string, browser = 'hers'): Promise<string> {
  const headers = inBrowser(browser);
  await putPassword(service.app, await beginSignUp(service.app, { email }, headers), { headers });
  return (await userOf(email)).id;
}

const refused = {
  error: 'Confirmation token is invalid.',
  code: 'token_invalid',
  errors: ['Confirmation token is invalid'],
  request_id: expect.any(String),
};

describe('POST /users/confirmations in the browser that signed up', () => {
  it('confirms, and publishes so', async () => {
    const id = await signUp('ana@example.com');
    const token = await mailedToken('ana@example.com');
    const reply = await confirm(service.app, token, { headers: signedInAs(id, 'hers') });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ location: '/apply' });
    expect(sessionOf(reply)).toBeNull();
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'user.changed',
      payload: { confirmed: true },
    });
  });

  it('confirms for who is signed in with another browser', async () => {
    const id = await signUp('moved@example.com');
    const token = await mailedToken('moved@example.com');
    await confirm(service.app, token, { headers: signedInAs(id, 'her-other') });
    expect(await userOf('moved@example.com')).toMatchObject({ confirmed_at: expect.any(Date) });
  });

  it('confirms for who has signed out since, and leads her to sign in', async () => {
    await signUp('out@example.com');
    const reply = await confirm(service.app, await mailedToken('out@example.com'));
    expect(reply.json()).toEqual({ location: '/users/sign_in' });
    expect(await userOf('out@example.com')).toMatchObject({ confirmed_at: expect.any(Date) });
  });

  it('says the same at a second press, and changes nothing', async () => {
    const id = await signUp('again@example.com');
    const token = await mailedToken('again@example.com');
    const press = () => confirm(service.app, token, { headers: signedInAs(id, 'hers') });
    await press();
    const events = await eventsOf(id);
    service.clock.set('2026-11-21T20:00:00Z');
    expect((await press()).json()).toEqual({ location: '/apply' });
    expect(await eventsOf(id)).toEqual(events);
  });

  it('publishes once for twelve at one moment', async () => {
    const id = await signUp('crowd@example.com');
    const token = await mailedToken('crowd@example.com');
    await Promise.all(Array.from({ length: 12 }, () => confirm(service.app, token)));
    const changes = (await eventsOf(id)).filter(({ type }) => type === 'user.changed');
    expect(changes).toHaveLength(1);
  });
});

describe('POST /users/confirmations in another browser', () => {
  it('asks for a password and changes nothing', async () => {
    const id = await signUp('asked@example.com', 'stranger');
    const events = await eventsOf(id);
    const reply = await confirm(service.app, await mailedToken('asked@example.com'));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ password_required: true });
    expect(sessionOf(reply)).toBeNull();
    expect(await eventsOf(id)).toEqual(events);
  });

  it('gives a stranger nothing: his password and his sessions end as hers begins', async () => {
    const id = await signUp('hers@example.com', 'stranger');
    const token = await mailedToken('hers@example.com');
    const reply = await confirm(service.app, token, { password: STRONGER });
    expect(reply.json()).toEqual({ location: '/apply' });
    expect(sessionOf(reply)).toMatchObject({ user_id: id, ends_others: true });
    expect((await eventsOf(id)).slice(2)).toMatchObject([
      { type: 'user.changed', payload: { confirmed: true } },
      { type: 'user.sessions_ended', payload: { because: 'password_changed' } },
      { type: 'user.signed_in' },
    ]);
    expect((await signIn(service.app, 'hers@example.com', STRONG)).statusCode).toBe(422);
    expect((await signIn(service.app, 'hers@example.com', STRONGER)).statusCode).toBe(200);
    expect(
      await service.database('known_device').where({ user_id: id }).pluck('device_id'),
    ).toEqual(expect.not.arrayContaining(['stranger']));
  });

  it('makes the account of who had chosen no password yet', async () => {
    await beginSignUp(service.app, { email: 'later@example.com' });
    const token = await mailedToken('later@example.com');
    expect((await confirm(service.app, token)).json()).toEqual({ password_required: true });
    const reply = await confirm(service.app, token, { password: STRONG });
    expect(reply.json()).toEqual({ location: '/apply?showIntro=true' });
    expect(await userOf('later@example.com')).toMatchObject({ confirmed_at: expect.any(Date) });
    expect((await signIn(service.app, 'later@example.com', STRONG)).statusCode).toBe(200);
  });

  it('takes the account over that another sign-up has made meanwhile', async () => {
    await beginSignUp(service.app, { email: 'meant@example.com' });
    const token = await mailedToken('meant@example.com');
    const id = await signUp('meant@example.com', 'stranger');
    const reply = await confirm(service.app, token, { password: STRONGER });
    expect(sessionOf(reply)).toMatchObject({ user_id: id, ends_others: true });
    expect((await signIn(service.app, 'meant@example.com', STRONG)).statusCode).toBe(422);
  });

  it('begins one session of twelve at one moment', async () => {
    await beginSignUp(service.app, { email: 'rush@example.com' });
    const token = await mailedToken('rush@example.com');
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => confirm(service.app, token, { password: STRONG })),
    );
    expect(replies.filter((reply) => sessionOf(reply) !== null)).toHaveLength(1);
  });

  it('keeps to the rules for passwords', async () => {
    await beginSignUp(service.app, { email: 'rules@example.com' });
    const token = await mailedToken('rules@example.com');
    const reply = await confirm(service.app, token, { password: 'password1234' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'password_refused' });
    expect(await userOf('rules@example.com')).toBeUndefined();
  });
});

describe('a link to confirm', () => {
  it('serves three days', async () => {
    await signUp('three@example.com');
    const token = await mailedToken('three@example.com');
    service.clock.set('2026-11-23T20:00:00Z');
    const reply = await confirm(service.app, token);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual(refused);
    service.clock.set('2026-11-23T19:59:59Z');
    expect((await confirm(service.app, token)).statusCode).toBe(200);
  });

  it('is no way to a new password once the address is confirmed', async () => {
    await signUp('done@example.com');
    const token = await mailedToken('done@example.com');
    await confirm(service.app, token);
    const headers = inBrowser('another');
    expect((await confirm(service.app, token, { headers })).json()).toEqual(refused);
    const reply = await confirm(service.app, token, { headers, password: STRONGER });
    expect(reply.json()).toEqual(refused);
  });

  it('serves nothing for who is deactivated', async () => {
    const id = await signUp('closed@example.com');
    await service.database('users').where({ id }).update({ deactivated_at: new Date() });
    const reply = await confirm(service.app, await mailedToken('closed@example.com'));
    expect(reply.json()).toEqual(refused);
  });

  it('is refused when it was made for another purpose', async () => {
    const token = await beginSignUp(service.app, { email: 'other@example.com' });
    expect((await confirm(service.app, token)).json()).toEqual(refused);
  });
});

describe('POST /users/confirmations/send_instructions_for_current_user', () => {
  const send = (headers: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url: '/api/v1/users/confirmations/send_instructions_for_current_user',
      headers,
    });

  it('mails the link once more [ONB-129]', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'more@example.com', confirmed: false });
    expect((await send(signedInAs(id, 'hers'))).statusCode).toBe(204);
    const token = await mailedToken('more@example.com');
    expect(JSON.stringify(service.jobs.taken())).not.toContain(token);
    const reply = await confirm(service.app, token, { headers: signedInAs(id, 'hers') });
    expect(reply.json()).toEqual({ location: '/apply' });
  });

  it('asks for a password in another browser, also with the new link', async () => {
    const id = await signUp('resent@example.com', 'stranger');
    await send(signedInAs(id, 'stranger'));
    const reply = await confirm(service.app, await mailedToken('resent@example.com'));
    expect(reply.json()).toEqual({ password_required: true });
  });

  it('answers the same and mails nothing where the address is confirmed', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'sure@example.com' });
    expect((await send(signedInAs(id, 'hers'))).statusCode).toBe(204);
    await service.jobs.drain();
    expect(service.mails.filter(({ to }) => to === 'sure@example.com')).toEqual([]);
  });

  it('is for people who are signed in', async () => {
    expect((await send(inBrowser('hers'))).statusCode).toBe(401);
  });
});
