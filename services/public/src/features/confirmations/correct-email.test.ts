import { newId } from '@reset/service-kit';
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
import { CONFIRM, someAddress, unconfirmed } from '#testing/unconfirmed.ts';

const { service, userOf, eventsOf } = await startAccountService();
const { someone, mailsTo, mailedToken, identityOf } = unconfirmed(service);

const TAKEN = 'You already have an account';
const statusOf = async (email: string, password = STRONG) =>
  (await signIn(service.app, email, password)).statusCode;

describe('PUT /users/unconfirmed_email', () => {
  it('puts the address that was meant in the place of the other, and publishes so', async () => {
    const { id, email, correct } = await someone();
    const meant = someAddress();
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
    const meant = someAddress();
    await correct(meant);
    const token = await mailedToken(meant);
    expect(JSON.stringify(service.jobs.taken())).not.toContain(token);
    const reply = await confirm(service.app, token, { headers: own });
    expect(reply.json()).toEqual({ location: '/apply' });
    expect(await identityOf(id)).toMatchObject({ email: meant, confirmed: true });
  });

  it('gives a stranger nothing who corrects it to an address of somebody else', async () => {
    const { id, correct } = await someone('stranger');
    const hers = someAddress();
    await correct(hers);
    const token = await mailedToken(hers);
    expect((await confirm(service.app, token)).json()).toEqual({ password_required: true });
    await confirm(service.app, token, { password: STRONGER });
    expect(await userOf(hers)).toMatchObject({ id });
    expect([await statusOf(hers), await statusOf(hers, STRONGER)]).toEqual([422, 200]);
  });

  it('lets whoever else signs up have the address that it was', async () => {
    const { email, correct } = await someone();
    await correct(someAddress());
    await putPassword(service.app, await beginSignUp(service.app, { email }));
    expect(await statusOf(email)).toBe(200);
  });

  it('may be done again, to the same address too, and sends each time', async () => {
    const { id, email, correct } = await someone();
    const [first, second] = [someAddress(), someAddress()];
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
    await correct(someAddress());
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
    const meant = someAddress();
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
      const meant = someAddress();
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
    const meant = someAddress();
    await correct(meant);
    expect(await identityOf(id)).toMatchObject({ email: meant, entered_email: null });
  });

  it('is one account’s of two that want it at one moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => someone()));
    const meant = someAddress();
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

describe('an address that the operator puts', () => {
  it('takes the place of what she entered', async () => {
    const owner = await someone();
    const id = newId();
    const email = someAddress();
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
