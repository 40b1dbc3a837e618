import { newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BUDGET,
  countResults,
  mailTo,
  post,
  refusalOf,
  refused,
  someBudget,
  someRecipient,
  someSurvey,
  SURVEY,
} from '#testing/financial-health-calls.ts';
import { startPublicService, type PublicServiceUnderTest } from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

describe.each([
  ['survey', SURVEY, (user: object) => someSurvey({ user })],
  ['budget', BUDGET, (user: object) => someBudget({}, user)],
])('whom the results of a %s are for', (_name, url, bodyFor) => {
  it.each([
    ['no name', { name: undefined }, ['name']],
    ['an empty name', { name: '' }, ['name']],
    ['a name of white space', { name: ' \t\u00a0\n' }, ['name']],
    ['a name over 100 characters', { name: 'a'.repeat(101) }, ['name']],
    ['a name that one spelling makes too long', { name: '\u0958'.repeat(100) }, ['name']],
    ['a NUL in a name', { name: 'A\u0000na' }, ['name']],
    ['a number for a name', { name: 7 }, ['name']],
    ['no address', { email: undefined }, ['email']],
    ['what is no address', { email: 'ana' }, ['email']],
    ['two addresses', { email: 'ana@example.com,bo@example.com' }, ['email']],
    ['an address in brackets', { email: '<ana@example.com>' }, ['email']],
    ['a header in an address', { email: 'ana@example.com\r\nBcc: bo@example.com' }, ['email']],
    ['an address over 255 characters', { email: `${'a'.repeat(250)}@b.com` }, ['email']],
    ['neither', { name: ' ', email: 'ana' }, ['name', 'email']],
    ['a last name', { last_name: 'Lopez' }, ['last_name']],
  ])('refuses %s', async (_what, changes, fields) => {
    expect(await refusalOf(service, url, bodyFor(someRecipient(changes)))).toEqual(
      refused(...fields),
    );
  });

  it.each([
    ['nothing', '', 400],
    ['broken JSON', '{"user":', 400],
    ['NaN, which is no JSON', '{"user":NaN}', 400],
    ['a number', '7', 422],
    ['a list', '[]', 422],
    ['null', 'null', 422],
  ])('refuses %s for a body, in a sentence', async (_what, payload, status) => {
    const before = await countResults(service);
    const reply = await post(service, url, payload);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error).toMatch(/^[A-Z].*\.$/);
    expect(await countResults(service)).toEqual(before);
  });

  it('refuses a body that is too large to be read, in a sentence', async () => {
    const before = await countResults(service);
    const categories = Array.from({ length: 1_000_000 }, () => ({ name: 'HOUSING', amount: 1 }));
    const body = { ...bodyFor(someRecipient()), ...someBudget({ expenses: categories }) };
    const reply = await post(service, url, body);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({
      error: 'The request is too large.',
      code: 'payload_too_large',
    });
    expect(await countResults(service)).toEqual(before);
  });

  it('mails no word of whoever typed the address, which may be another person’s', async () => {
    const name = `Claim your prize at example.net <img src=x onerror="alert(1)">`;
    const email = `${newId()}@example.com`;
    expect((await post(service, url, bodyFor({ name, email }))).statusCode).toBe(201);
    const mail = await mailTo(service, email);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/prize|example\.net|onerror/);
    }
  });

  it('need no account, and whose address it is does not matter', async () => {
    const headers = asMember(newId(), { audience: 'public' });
    const email = `${newId()}@example.com`;
    expect((await post(service, url, bodyFor(someRecipient({ email })), headers)).statusCode).toBe(
      201,
    );
    await mailTo(service, email);
  });

  it('are not for whoever comes past the gateway', async () => {
    expect((await post(service, url, bodyFor(someRecipient()), {})).statusCode).toBe(401);
  });

  it('are limited at the gateway, by address and by network', () => {
    const route = service.app.publishedRoutes.find(({ path }) => path === url);
    expect(route).toEqual({
      method: 'POST',
      path: url,
      access: 'visitor',
      body_bytes: 16_384,
      limits: [
        { calls: 3, seconds: 60, per: 'ip_and_email' },
        { calls: 60, seconds: 60, per: 'ip' },
      ],
    });
  });
});

describe('a result whose job cannot be written down', () => {
  it('is not kept either', async () => {
    const before = await countResults(service);
    const failing = service.buildWith({
      jobs: { ...service.jobs, add: () => Promise.reject(new Error('no jobs')) },
    });
    for (const [url, payload] of [
      [SURVEY, someSurvey()],
      [BUDGET, someBudget()],
    ] as const) {
      const reply = await post({ app: failing }, url, payload);
      expect(reply.statusCode).toBe(500);
    }
    expect(await countResults(service)).toEqual(before);
  });
});

describe('a result that is gone when its job is done', () => {
  it('is mailed to nobody', async () => {
    await post(service, SURVEY, someSurvey({ user: someRecipient({ email: 'gone@example.com' }) }));
    await post(service, BUDGET, someBudget({}, someRecipient({ email: 'gone@example.com' })));
    for (const table of ['survey_result', 'budget_result']) {
      await service.database(table).where({ email: 'gone@example.com' }).delete();
    }
    await service.jobs.drain();
    expect(service.mails.filter(({ to }) => to === 'gone@example.com')).toEqual([]);
  });
});
