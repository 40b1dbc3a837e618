import { newId } from '@reset/service-kit';
import { fakeClient } from '@reset/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { inBrowser, postSignUp, putPassword, someSignUp } from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import { putUser, signIn } from '#testing/public-service.ts';
import { someAddress, unconfirmed } from '#testing/unconfirmed.ts';

const { service, userOf } = await startAccountService();
const { app, context, mails } = service;
const { mailsTo, someone } = unconfirmed(service);
const none = { card_account: 'none', has_transactions: false, kept_from: null };
context.services.member = fakeClient({
  post: async <Reply>() => ({ kept_for: ['card_account'] }) as Reply,
  get: async <Reply>() => none as Reply,
});
beforeEach(() => {
  mails.length = 0;
});

const CLOSED = 'The account with this address is closed';
const EN = { ...inBrowser('hers'), 'accept-language': 'en-US' };
const ES = { ...inBrowser('hers'), 'accept-language': 'es-US,es;q=0.9' };
const signUp = (email: string, headers = EN) => postSignUp(app, someSignUp({ email }), headers);
const askForReset = (email: string, headers = EN) => {
  const payload = { user: { email } };
  return app.inject({ method: 'POST', url: '/api/v1/users/passwords', headers, payload });
};
const ASKS = { 'signs up': signUp, 'asks for a new password': askForReset };

/** Whose account staff closed on November 20, 2026, and records of it are kept; her address. */
async function closed(changes: object = {}): Promise<string> {
  const id = newId();
  const email = someAddress();
  await putUser(app, id, { email, ...changes });
  await service.give(`users/${id}/closure`, { actor_id: newId() });
  await service.jobs.drain();
  mails.length = 0;
  return email;
}

describe.each(Object.entries(ASKS))('whose account is closed and who %s', (_what, ask) => {
  it('is told by mail that it is, when it was, and whom to write to', async () => {
    const email = await closed({ partner_slug: 'csc' });
    service.clock.set('2027-03-01T20:00:00Z');
    await ask(email);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: CLOSED, partnerSlug: 'csc' });
    expect(mail?.text).toContain('It was closed on: November 20, 2026');
    expect(mail?.text).toMatch(/copy of what we keep[^]+Write to support@reset\.example/);
    expect(mail?.text).not.toMatch(/log in as usual|https?:|_token/);
    expect((await signIn(app, email)).statusCode).toBe(422);
  });

  it('is told in the language of her browser, as none of hers is kept', async () => {
    const email = await closed();
    await ask(email, ES);
    expect(await mailsTo(email)).toMatchObject([
      {
        subject: 'La cuenta con esta dirección está cerrada',
        text: expect.stringContaining('Se cerró el: 20 de noviembre de 2026'),
      },
    ]);
  });

  it('is answered as a stranger is', async () => {
    const [hers, free] = [await ask(await closed()), await ask(someAddress())];
    expect(hers.statusCode).toBe(free.statusCode);
    expect(hers.body.length).toBe(free.body.length);
    expect(Object.keys(hers.headers)).toEqual(Object.keys(free.headers));
  });

  it('is mailed as often a day as visitors may have anybody mailed', async () => {
    const email = await closed();
    for (let round = 0; round < context.config.VISITOR_MAILS_A_DAY + 2; round += 1)
      await ask(email);
    expect(await mailsTo(email)).toHaveLength(context.config.VISITOR_MAILS_A_DAY);
  });
});

describe('the address of a closed account', () => {
  it('has no account by the token of a sign-up', async () => {
    const email = await closed();
    const reply = await signUp(email);
    const set = await putPassword(app, reply.json().reset_password_token);
    expect(set.statusCode).toBe(400);
    expect((await userOf(email)).closed_at).not.toBeNull();
  });

  it('is told so too where somebody corrects hers to it, in her language', async () => {
    const email = await closed();
    const { id, correct } = await someone();
    await service.database('users').where({ id }).update({ language: 'es-US' });
    expect((await correct(email)).statusCode).toBe(204);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'La cuenta con esta dirección está cerrada',
    ]);
  });

  it('is anybody’s once nothing of the account is kept', async () => {
    const email = await closed();
    service.clock.set('2031-11-20T08:00:00Z');
    await service.jobs.runSchedule('erase-closed-names');
    await askForReset(email);
    expect(await mailsTo(email)).toEqual([]);
    await signUp(email);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Confirm your email']);
  });

  it('is mailed in English by a job of the release before, which has no language', async () => {
    const email = await closed();
    await service.database.transaction((transaction) =>
      service.jobs.add(transaction, 'password_reset_mail', { reset_id: newId(), email }),
    );
    expect(await mailsTo(email)).toMatchObject([{ subject: CLOSED }]);
  });
});
