import { afterAll, describe, expect, it } from '@jest/globals';
import { openMailer, type OutgoingMail } from '@reset/service-kit';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';
import { startMailServer } from './mail-server.ts';

const mail = { subject: 'Welcome', text: 'You are in.', html: '<p>You are in.</p>' };
const context = testContext();
const app = buildApp(context);
const server = await startMailServer(context);
afterAll(async () => {
  await server.stop();
  await app.close();
});

const send = (
  to: string,
  changes: Partial<Pick<OutgoingMail, 'subject' | 'text' | 'messageId'>> = {},
) =>
  openMailer({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'Reset <no-reply@reset.example>',
    partners: new Map(),
  }).send({
    ...mail,
    html: () => mail.html,
    to,
    messageId: `job-for-${to.replace('@', '-')}`,
    ...changes,
  });

const inbox = async (to: string) =>
  (await app.inject({ url: '/inbox.json', query: { to } })).json();

const setFault = (payload: object) => app.inject({ method: 'PUT', url: '/faults/mail', payload });

describe('the mail server', () => {
  it('shows what came by SMTP to people at /inbox and to tests at /inbox.json [PLT-073]', async () => {
    await send('Rosa.Marin@example.com');
    expect(await inbox('rosa.marin@example.com')).toEqual([
      { to: 'Rosa.Marin@example.com', ...mail, sent_at: '2026-11-20T20:00:00.000Z' },
    ]);
    expect((await app.inject('/inbox')).body).toContain('You are in.');
  });

  it('takes a mail that comes again, and keeps it once', async () => {
    await send('twice@example.com');
    await send('twice@example.com');
    await send('twice@example.com', { messageId: 'another' });
    expect(await inbox('twice@example.com')).toHaveLength(2);
  });

  it('lists the newest first', async () => {
    await send('order@example.com', { subject: 'First', messageId: 'first' });
    await send('order@example.com', { subject: 'Second', messageId: 'second' });
    expect(await inbox('order@example.com')).toMatchObject([
      { subject: 'Second' },
      { subject: 'First' },
    ]);
  });

  it('refuses what is too large', async () => {
    const sending = send('large@example.com', { text: 'x'.repeat(200_000) });
    await expect(sending).rejects.toMatchObject({ code: expect.stringContaining('552') });
    expect(await inbox('large@example.com')).toEqual([]);
  });

  it('refuses as often as its fault says, for the sender to try again', async () => {
    expect((await setFault({ mode: 'refuse', count: 2 })).statusCode).toBe(204);
    await expect(send('again@example.com')).rejects.toMatchObject({
      code: expect.stringContaining('451'),
    });
    await expect(send('again@example.com')).rejects.toMatchObject({
      code: expect.stringContaining('451'),
    });
    await send('again@example.com');
    expect(await inbox('again@example.com')).toHaveLength(1);
  });

  it('is slow when its fault says so', async () => {
    await setFault({ mode: 'delay', delay_ms: 300 });
    const from = performance.now();
    await send('slow@example.com');
    expect(performance.now() - from).toBeGreaterThan(290);
    await setFault({ mode: 'none' });
  });

  it('refuses a fault that it does not know', async () => {
    expect((await setFault({ mode: 'explode' })).statusCode).toBe(422);
  });
});
