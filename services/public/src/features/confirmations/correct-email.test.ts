import { newId } from '@reset/service-kit';
import { asCaller, asViewer } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import {
  askForReset,
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
import { PASSWORD, putUser, signIn } from '#testing/public-service.ts';

const { service, userOf, eventsOf } = await startAccountService();

const address = () => `${newId()}@example.com`;
const CONFIRM = 'Confirm your email';
const TAKEN = 'You already have an account';

/** Somebody who has just signed up, in this browser of hers. */
async function someone(browser = 'hers') {
  const email = address();
  const headers = inBrowser(browser);
  await putPassword(service.app, await beginSignUp(service.app, { email }, headers), { headers });
  const { id } = await userOf(email);
  const own = signedInAs(id, browser);
  const correct = (to: string, changes: object = {}, as: Record<string, string> = own) =>
    service.app.inject({
      method: 'PUT',
      url: '/api/v1/users/unconfirmed_email',
      headers: as,
      payload: { user: { email: to }, current_password: STRONG, ...changes },
    });
  const resend = () =>
    service.app.inject({
      method: 'POST',
      url: '/api/v1/users/confirmations/send_instructions_for_current_user',
      headers: own,
    });
  return { id, email, own, correct, resend };
}

const mailsTo = async (email: string) => {
  await service.jobs.drain();
  return service.mails.filter(({ to }) => to === email);
};
const mailedToken = async (email: string) =>
  tokenIn((await mailsTo(email)).findLast(({ subject }) => subject === CONFIRM) ?? { text: '' });
const statusOf = async (email: string, password = STRONG) =>
  (await signIn(service.app, email, password)).statusCode;
const identityOf = async (id: string) =>
  (
    await service.app.inject({
      url: `/internal/users/${id}`,
      headers: asCaller('member', { audience: 'public' }),
    })
  ).json();

describe('PUT /users/unconfirmed_email', () => {
  it('puts the address that was meant in the place of the other, and publishes so', async () => {
    const { id, email, correct } = await someone();
    const meant = address();
    const reply = await correct(`  ${meant.toUpperCase()} `);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await identityOf(id)).toMatchObject({
      email: meant,
      entered_email: null,
      confirmed: false,
    });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'user.changed',
      payload: { email: meant, confirmed: false },
    });
    expect([await statusOf(email), await statusOf(meant)]).toEqual([422, 200]);
  });

  it('mails a link to it, which confirms in her browser', async () => {
    const { id, own, correct } = await someone();
    const meant = address();
    await correct(meant);
    const token = await mailedToken(meant);
    expect(JSON.stringify(service.jobs.taken())).not.toContain(token);
    const reply = await confirm(service.app, token, { headers: own });
    expect(reply.json()).toEqual({ location: '/apply' });
    expect(await identityOf(id)).toMatchObject({ email: meant, confirmed: true });
  });

  it('gives a stranger nothing who corrects it to an address of somebody else', async () => {
    const { id, correct } = await someone('stranger');
    const hers = address();
    await correct(hers);
    const token = await mailedToken(hers);
    expect((await confirm(service.app, token)).json()).toEqual({ password_required: true });
    await confirm(service.app, token, { password: STRONGER });
    expect(await userOf(hers)).toMatchObject({ id });
    expect([await statusOf(hers), await statusOf(hers, STRONGER)]).toEqual([422, 200]);
  });

  it('lets whoever else signs up have the address that it was', async () => {
    const { email, correct } = await someone();
    await correct(address());
    await putPassword(service.app, await beginSignUp(service.app, { email }));
    expect(await statusOf(email)).toBe(200);
  });

  it('may be done again, to the same address too, and sends each time', async () => {
    const { id, email, correct } = await someone();
    const [first, second] = [address(), address()];
    for (const to of [first, second, second, email]) {
      expect((await correct(to)).statusCode).toBe(204);
    }
    expect(await mailsTo(second)).toHaveLength(0);
    expect(await identityOf(id)).toMatchObject({ email });
    expect((await eventsOf(id)).filter(({ type }) => type === 'user.changed')).toHaveLength(3);
    expect((await confirm(service.app, await mailedToken(email))).statusCode).toBe(200);
  });
});

describe('links that were sent to the other address', () => {
  it('confirm nothing any more', async () => {
    const { id, email, correct, resend } = await someone();
    await resend();
    const tokens = (await mailsTo(email)).filter(({ subject }) => subject === CONFIRM).map(tokenIn);
    expect(tokens).toHaveLength(2);
    await correct(address());
    for (const token of tokens) {
      for (const headers of [signedInAs(id, 'hers'), inBrowser('stranger')]) {
        for (const password of [undefined, STRONGER]) {
          const use = { headers, ...(password ? { password } : {}) };
          const reply = await confirm(service.app, token, use);
          expect([reply.statusCode, reply.json().code]).toEqual([400, 'token_invalid']);
        }
      }
    }
    expect(await identityOf(id)).toMatchObject({ confirmed: false });
  });

  it('choose no password any more, and those that were not sent yet are not', async () => {
    const { id, email, correct } = await someone();
    await askForReset(service.app, email);
    const sent = await mailsTo(email);
    const token = tokenIn(sent.at(-1) ?? { text: '' });
    await askForReset(service.app, email);
    const meant = address();
    await correct(meant);
    expect(await mailsTo(email)).toHaveLength(sent.length);
    const reply = await putPassword(service.app, token, { password: STRONGER });
    expect(reply.statusCode).toBe(400);
    expect([await statusOf(meant), await statusOf(meant, STRONGER)]).toEqual([200, 422]);
    expect(await identityOf(id)).toMatchObject({ confirmed: false });
  });

  it('are one or the other where both are done at one moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, email, correct } = await someone();
      const token = await mailedToken(email);
      const meant = address();
      const [corrected, confirmed] = await Promise.all([
        correct(meant),
        confirm(service.app, token, { headers: signedInAs(id, 'hers') }),
      ]);
      const first = corrected.statusCode === 204;
      expect([corrected.statusCode, confirmed.statusCode]).toEqual(first ? [204, 400] : [409, 200]);
      expect(await identityOf(id)).toMatchObject({
        email: first ? meant : email,
        confirmed: !first,
      });
    }
  });
});

describe('an address that somebody else has', () => {
  it('is answered and shown to her like any other, and its owner gets word', async () => {
    const owner = await someone();
    const { id, email, correct } = await someone();
    const before = await eventsOf(id);
    const reply = await correct(owner.email);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await identityOf(id)).toMatchObject({ email, entered_email: owner.email });
    expect(await identityOf(owner.id)).toMatchObject({ email: owner.email, entered_email: null });
    expect(await eventsOf(id)).toEqual(before);
    const mails = await mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([CONFIRM, TAKEN]);
    expect(mails.at(-1)?.text).not.toContain('_token=');
    expect([await statusOf(owner.email), await statusOf(email)]).toEqual([200, 200]);
  });

  it('has its owner told again at her next request, and is left for one that is free', async () => {
    const owner = await someone();
    const { id, correct, resend } = await someone();
    await correct(owner.email);
    await resend();
    const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([CONFIRM, TAKEN, TAKEN]);
    const meant = address();
    await correct(meant);
    expect(await identityOf(id)).toMatchObject({ email: meant, entered_email: null });
  });

  it('is one account’s of two that want it at one moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => someone()));
    const meant = address();
    const replies = await Promise.all(people.map(({ correct }) => correct(meant)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204));
    const identities = await Promise.all(people.map(({ id }) => identityOf(id)));
    expect(identities.filter(({ email }) => email === meant)).toHaveLength(1);
    expect(identities.filter(({ entered_email: entered }) => entered === meant)).toHaveLength(5);
  });

  it('is nothing to anybody else once her own is confirmed', async () => {
    const owner = await someone();
    const { id, email, correct } = await someone();
    await correct(owner.email);
    await askForReset(service.app, email);
    const mail = (await mailsTo(email)).findLast(({ subject }) => /password/i.test(subject));
    await putPassword(service.app, tokenIn(mail ?? { text: '' }), { password: STRONGER });
    expect(await identityOf(id)).toMatchObject({ email, entered_email: null, confirmed: true });
  });
});

describe('correcting an address is refused', () => {
  it('once it is confirmed', async () => {
    const { id, own, email, correct } = await someone();
    await confirm(service.app, await mailedToken(email), { headers: own });
    const events = await eventsOf(id);
    const reply = await correct(address());
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_confirmed']);
    expect(await eventsOf(id)).toEqual(events);
  });

  it('without her password, which counts as an attempt to sign in', async () => {
    const { id, email, correct } = await someone();
    const token = await mailedToken(email);
    const wrong = { current_password: 'not-Her-password-7' };
    const known = await service.database('known_device').where({ user_id: id }).delete();
    expect(known).toBe(1);
    for (let count = 0; count < 10; count += 1) {
      const reply = await correct(address(), wrong);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({ current_password: ['This is not your password.'] });
    }
    const locked = await correct(address());
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
    expect(await identityOf(id)).toMatchObject({ email });
    // Nothing has changed: the link serves still.
    const reply = await confirm(service.app, token, { headers: signedInAs(id, 'hers') });
    expect(reply.statusCode).toBe(200);
  });

  it('for more than five addresses a day', async () => {
    const { id, correct } = await someone();
    const entered = Array.from({ length: 4 }, address);
    for (const to of entered) expect((await correct(to)).statusCode).toBe(204);
    const refused = await correct(address());
    expect(refused.statusCode).toBe(429);
    expect(await identityOf(id)).toMatchObject({ email: entered.at(-1) });
    // Nothing has changed: the latest link serves still, and so does going back to one of them.
    expect((await correct(entered[0] ?? '')).statusCode).toBe(204);
    service.clock.set('2026-11-21T20:00:01Z');
    expect((await correct(address())).statusCode).toBe(204);
  });

  it.each([
    ['what is no address', { user: { email: 'rosa' } }, 'email'],
    ['two addresses', { user: { email: 'a@example.com,b@example.com' } }, 'email'],
    ['256 characters', { user: { email: `${'x'.repeat(245)}@example.com` } }, 'email'],
    ['no address', { user: {} }, 'email'],
    ['no password', { current_password: undefined }, 'current_password'],
    ['a field more', { confirmed: true }, 'confirmed'],
  ])('for %s', async (_what, changes, field) => {
    const { id, email, correct } = await someone();
    const reply = await correct(address(), changes);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
    expect(await identityOf(id)).toMatchObject({ email });
  });

  it('to visitors, and to staff who view the product as her', async () => {
    const { id, email, correct } = await someone();
    expect((await correct(address(), {}, inBrowser('hers'))).statusCode).toBe(401);
    const staff = asViewer(id, newId(), { audience: 'public' });
    expect((await correct(address(), {}, staff)).statusCode).toBe(403);
    expect(await identityOf(id)).toMatchObject({ email });
  });

  it('to who is deactivated', async () => {
    const { id, correct } = await someone();
    await service.database('users').where({ id }).update({ deactivated_at: new Date() });
    expect((await correct(address())).statusCode).toBe(422);
  });
});

describe('an address that the operator puts', () => {
  it('takes the place of what she entered', async () => {
    const owner = await someone();
    const id = newId();
    const email = address();
    await putUser(service.app, id, { email, confirmed: false });
    await service.app.inject({
      method: 'PUT',
      url: '/api/v1/users/unconfirmed_email',
      headers: signedInAs(id, 'hers'),
      payload: { user: { email: owner.email }, current_password: PASSWORD },
    });
    expect(await identityOf(id)).toMatchObject({ email, entered_email: owner.email });
    await putUser(service.app, id, { email, confirmed: false });
    expect(await identityOf(id)).toMatchObject({ email, entered_email: null });
  });
});
