import { newId, readPartners } from '@reset/service-kit';
import { asMember, testConfig } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import {
  beginSignUp,
  inBrowser,
  postSignUp,
  putPassword,
  someSignUp,
  tokenIn,
} from '#testing/account-calls.ts';
import { startAccountService } from '#testing/account-service.ts';
import { putUser, readEvents, signIn, sessionOf } from '#testing/public-service.ts';

const { service, userOf } = await startAccountService();
const mailsTo = (email: string) => service.mails.filter(({ to }) => to === email);

describe('POST /users', () => {
  it('answers with the token that serves the password [PUB-068, PUB-070]', async () => {
    const reply = await postSignUp(service.app, someSignUp());
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ reset_password_token: expect.stringMatching(/^[\w-]{68}$/) });
    expect(sessionOf(reply)).toBeNull();
    const set = await putPassword(service.app, reply.json().reset_password_token);
    expect(set.statusCode).toBe(200);
  });

  it('keeps where a person came from until there is an account, and then with it [PUB-068]', async () => {
    const acquisition = {
      product_name: 'tax_refund_advance',
      partner: 'hvfcu',
      referral_slug: 'friend',
      group_id: 'g-1',
      utm_campaign: 'spring',
      utm_source: 'mail',
      utm_medium: 'news',
    };
    const reply = await postSignUp(service.app, {
      ...someSignUp({ email: ' Whence@Example.com', first_name: ' Ana  Maria ' }),
      ...acquisition,
    });
    expect(await userOf('whence@example.com')).toBeUndefined();
    await putPassword(service.app, reply.json().reset_password_token);
    const { partner, ...same } = acquisition;
    expect(await userOf('whence@example.com')).toMatchObject({
      first_name: 'Ana Maria',
      last_name: 'Lopez',
      confirmed_at: null,
      seeded: false,
      partner_slug: partner,
      ...same,
    });
  });

  it('takes every partner that has a file [PLT-054]', async () => {
    for (const slug of readPartners(testConfig('public').PARTNERS_FOLDER).keys()) {
      const signUp = someSignUp({ email: `${slug}@example.com` });
      const reply = await postSignUp(service.app, { ...signUp, partner: slug });
      expect(reply.statusCode).toBe(201);
    }
    const slugs = service.database('sign_up').whereNotNull('partner_slug').distinct('partner_slug');
    expect((await slugs.pluck('partner_slug')).toSorted()).toEqual([
      'csc',
      'cusg',
      'hvfcu',
      'msufcu',
      'national-debt-relief',
    ]);
  });

  it.each(['acme', 'csc2', 'constructor', 'CSC', '../csc', 'csc.json', '', 7])(
    'says that %j is no partner, by its field',
    async (partner) => {
      const reply = await postSignUp(service.app, { ...someSignUp(), partner });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({ partner: [expect.stringMatching(/\.$/)] });
    },
  );

  it('takes the card for the product where none is named', async () => {
    await putPassword(service.app, await beginSignUp(service.app, { email: 'card@example.com' }));
    expect(await userOf('card@example.com')).toMatchObject({ product_name: 'earned_wage_access' });
  });

  it.each([
    ['admin beside the user', { admin: true }, {}],
    ['admin in the user', {}, { admin: true }],
    ['roles in the user', {}, { roles: ['admin'] }],
    ['a partner by its column', { partner_slug: 'hvfcu' }, {}],
    ['a way to repay', { repayment_method: 'none' }, {}],
    ['a way to repay in the user', {}, { repayment_method: 'none' }],
    ['a confirmation', {}, { confirmed: true }],
    ['an id', {}, { id: newId() }],
    ['a partner that is none', { partner: 'acme' }, {}],
    ['a product that is none', { product_name: 'loan' }, {}],
    ['no last name', {}, { last_name: undefined }],
    ['a first name of white space', {}, { first_name: ' \t' }],
    ['a first name without width', {}, { first_name: '\u200B\u2060' }],
    ['a first name without a letter', {}, { first_name: '. -' }],
    ['a last name with digits', {}, { last_name: 'Lopez 7' }],
    ['a last name that is an address', {}, { last_name: 'https://example.com' }],
    ['a picture in a name', {}, { first_name: 'Ana 👋' }],
    ['what is no address', {}, { email: 'refused' }],
    ['an address over 255 characters', {}, { email: `${'a'.repeat(250)}@b.com` }],
    ['a number for a name', {}, { first_name: 7 }],
    ['a NUL in a name', {}, { first_name: 'A\u0000na' }],
  ])('refuses %s and stores nothing', async (_what, beside, within) => {
    const before = await countRows();
    const reply = await postSignUp(service.app, {
      ...someSignUp({ email: 'refused@example.com', ...within }),
      ...beside,
    });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toHaveLength(1);
    expect(await countRows()).toEqual(before);
    expect(service.jobs.taken().filter(({ queue }) => queue === 'sign_up_mail')).toHaveLength(
      Number(before.sign_up),
    );
  });

  it('is not for whoever comes past the gateway', async () => {
    expect((await postSignUp(service.app, someSignUp(), {})).statusCode).toBe(401);
  });

  it('is limited at the gateway, by address and by network', () => {
    const route = service.app.publishedRoutes.find(
      ({ method, path }) => method === 'POST' && path === '/api/v1/users',
    );
    expect(route).toMatchObject({
      access: 'visitor',
      device: 'remembers',
      limits: [
        { calls: 3, seconds: 60, per: 'ip_and_email' },
        { calls: 60, seconds: 60, per: 'ip' },
      ],
    });
  });

  it('also serves a caller who is signed in as another person', async () => {
    const reply = await postSignUp(
      service.app,
      someSignUp({ email: 'second@example.com' }),
      asMember(newId(), { audience: 'public' }),
    );
    expect(reply.statusCode).toBe(201);
  });
});

describe('an address that is taken already', () => {
  it('gets the same status and the same shape, and its account stays as it is [PUB-076]', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'taken@example.com' });
    const events = await readEvents(service.app);
    const first = await postSignUp(service.app, someSignUp({ email: 'free@example.com' }));
    const again = await postSignUp(service.app, someSignUp({ email: 'taken@example.com' }));
    expect(again.statusCode).toBe(first.statusCode);
    expect(shapeOf(again.json())).toEqual(shapeOf(first.json()));
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers));

    const refused = await putPassword(service.app, again.json().reset_password_token);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual(['Reset password token is invalid']);
    expect(sessionOf(refused)).toBeNull();
    expect(await readEvents(service.app)).toEqual(events);
    expect((await signIn(service.app, 'taken@example.com')).statusCode).toBe(200);
  });

  it('costs the same statements and writes the same rows as one that is free', async () => {
    await putUser(service.app, newId(), { email: 'work@example.com' });
    const free = await workOf(() =>
      postSignUp(service.app, someSignUp({ email: 'w@example.com' })),
    );
    const taken = await workOf(() =>
      postSignUp(service.app, someSignUp({ email: 'WORK@example.com' })),
    );
    expect(taken).toEqual(free);
    expect(free.statements.length).toBeGreaterThan(2);
  });

  it('sends its owner a mail, with the ways to sign in and to a new password', async () => {
    await putUser(service.app, newId(), { email: 'owner@example.com' });
    await beginSignUp(service.app, { email: 'owner@example.com', first_name: 'evil.example' });
    await service.jobs.drain();
    expect(mailsTo('owner@example.com')).toEqual([
      expect.objectContaining({ subject: 'You already have an account' }),
    ]);
    const [mail] = mailsTo('owner@example.com');
    expect(mail?.text).toContain('https://app.example/users/sign_in');
    expect(mail?.text).toContain('https://app.example/users/password/forgot');
    expect(mail?.text).not.toMatch(/_token|evil/);
  });
});

describe('the mail of a sign-up', () => {
  it('carries the link to confirm, and its job no token', async () => {
    await beginSignUp(service.app, { email: 'mail@example.com' });
    await service.jobs.drain();
    const [mail, ...others] = mailsTo('mail@example.com');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Confirm your email' });
    expect(mail?.text).toContain('https://app.example/users/confirmation?confirmation_token=');
    const job = service.jobs.taken('sign_up_mail').at(-1);
    expect(job?.data).toEqual({ sign_up_id: expect.any(String) });
    expect(mail?.messageId).toBe(job?.id);
    expect(JSON.stringify(service.jobs.taken())).not.toContain(tokenIn(mail ?? { text: '' }));
  });

  it('comes under the brand of the partner by whom she came, and to who has an account under hers', async () => {
    const owner = { email: 'branded@example.com', partner_slug: 'csc' };
    await putUser(service.app, newId(), owner);
    for (const email of ['by.hvfcu@example.com', owner.email]) {
      await postSignUp(service.app, { ...someSignUp({ email }), partner: 'hvfcu' });
    }
    await service.jobs.drain();
    const brandOf = (email: string) => mailsTo(email).map(({ partnerSlug }) => partnerSlug);
    expect(brandOf('by.hvfcu@example.com')).toEqual(['hvfcu']);
    expect(brandOf(owner.email)).toEqual(['csc']);
  });

  it('is the one to confirm also where the password was quicker', async () => {
    await putPassword(service.app, await beginSignUp(service.app, { email: 'quick@example.com' }));
    await service.jobs.drain();
    expect(mailsTo('quick@example.com')).toEqual([
      expect.objectContaining({ subject: 'Confirm your email' }),
    ]);
  });

  it('clears sign-ups away that nothing leads to any more', async () => {
    service.clock.set('2026-11-10T20:00:00Z');
    await beginSignUp(service.app, { email: 'old@example.com' });
    service.clock.set('2026-11-20T20:00:00Z');
    await beginSignUp(service.app, { email: 'new@example.com' });
    await service.jobs.drain();
    for (const table of ['sign_up', 'email_confirmation']) {
      const emails = await service.database(table).pluck('email');
      expect(emails).toContain('new@example.com');
      expect(emails).not.toContain('old@example.com');
    }
  });
});

describe('two who sign up with one address', () => {
  it('find that the first to choose a password has it', async () => {
    const [first, second] = [
      await beginSignUp(service.app, { email: 'both@example.com' }, inBrowser('first')),
      await beginSignUp(service.app, { email: 'both@example.com' }, inBrowser('second')),
    ];
    expect((await putPassword(service.app, second)).statusCode).toBe(200);
    const late = await putPassword(service.app, first);
    expect(late.statusCode).toBe(400);
    expect(late.json().errors).toEqual(['Reset password token is invalid']);
    expect(await service.database('users').where({ email: 'both@example.com' })).toHaveLength(1);
  });
});

const shapeOf = (body: Record<string, string>) =>
  Object.entries(body).map(([key, value]) => [key, typeof value, value.length]);

const countRows = async () => {
  const { rows } = await service.database.raw<{ rows: Record<string, string>[] }>(
    `SELECT (SELECT count(*) FROM sign_up) AS sign_up, (SELECT count(*) FROM users) AS users,
            (SELECT count(*) FROM email_confirmation) AS email_confirmation`,
  );
  return rows[0] ?? {};
};

/** What a call makes the database do, without the values. */
async function workOf(call: () => Promise<unknown>) {
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => statements.push(sql);
  const [before, jobsBefore] = [await countRows(), service.jobs.taken().length];
  service.database.on('query', listen);
  await call();
  service.database.off('query', listen);
  const after = await countRows();
  const written = Object.keys(after).map((key) => Number(after[key]) - Number(before[key]));
  return { statements, written, jobs: service.jobs.taken().length - jobsBefore };
}
