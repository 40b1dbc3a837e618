import { formatMoment, newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askForReset, inBrowser, tokenIn } from '#testing/account-calls.ts';
import {
  putUser,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
  await putUser(service.app, newId(), { email: 'rosa@example.com' });
});
afterAll(() => service.stop());

/** What a call makes the database do, without the values, and its jobs. */
async function workOf(email: string) {
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => statements.push(sql);
  const before = service.jobs.taken().length;
  service.database.on('query', listen);
  const reply = await askForReset(service.app, email);
  service.database.off('query', listen);
  const queues = service.jobs
    .taken()
    .slice(before)
    .map(({ queue }) => queue);
  return { status: reply.statusCode, body: reply.body, statements, queues };
}

describe('POST /users/passwords', () => {
  it('answers and works alike whether or not anybody has the address [PUB-038]', async () => {
    const known = await workOf('rosa@example.com');
    const unknown = await workOf('nobody@example.com');
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, body: '{}', queues: ['password_reset_mail'] });
  });

  it('mails the link to who has the address, and nobody else anything', async () => {
    await askForReset(service.app, ' Rosa@Example.com');
    await askForReset(service.app, 'nobody@example.com');
    service.mails.length = 0;
    await service.jobs.drain();
    expect(new Set(service.mails.map(({ to }) => to))).toEqual(new Set(['rosa@example.com']));
    const mail = service.mails.at(-1);
    expect(mail).toMatchObject({ subject: 'Reset your password' });
    expect(mail?.text).toContain('https://app.example/users/password/edit?reset_password_token=');
    const expiresAt = new Date(service.clock.now().getTime() + 30 * 60_000);
    expect(mail?.text).toContain(
      `This link works once, until: ${formatMoment('en-US', expiresAt)}`,
    );
    expect(JSON.stringify(service.jobs.taken())).not.toContain(tokenIn(mail ?? { text: '' }));
  });

  it('mails nothing to who is deactivated', async () => {
    const id = newId();
    await putUser(service.app, id, { email: 'closed@example.com' });
    await service.database('users').where({ id }).update({ deactivated_at: new Date() });
    await askForReset(service.app, 'closed@example.com');
    await service.jobs.drain();
    expect(service.mails.filter(({ to }) => to === 'closed@example.com')).toEqual([]);
  });

  it.each([
    ['no address', { user: {} }],
    ['an address over 255 characters', { user: { email: 'a'.repeat(256) } }],
    ['a field that it does not have', { user: { email: 'a@b.co', admin: true } }],
  ])('refuses %s', async (_what, payload) => {
    const reply = await service.app.inject({
      method: 'POST',
      url: '/api/v1/users/passwords',
      headers: inBrowser('hers'),
      payload,
    });
    expect(reply.statusCode).toBe(422);
  });

  it('is limited at the gateway, by address and by network', () => {
    const routes = service.app.publishedRoutes.filter(
      ({ path }) => path === '/api/v1/users/passwords',
    );
    expect(routes).toEqual([
      {
        method: 'POST',
        path: '/api/v1/users/passwords',
        access: 'visitor',
        body_bytes: 16_384,
        limits: [
          { calls: 3, seconds: 60, per: 'ip_and_email' },
          { calls: 60, seconds: 60, per: 'ip' },
        ],
      },
      {
        method: 'PUT',
        path: '/api/v1/users/passwords',
        access: 'visitor',
        body_bytes: 16_384,
        session: 'starts',
        limits: [{ calls: 60, seconds: 60, per: 'ip' }],
      },
    ]);
  });
});
