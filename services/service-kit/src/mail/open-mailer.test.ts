import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProviderSandbox, type RunningSandbox } from '../../testing/provider-sandbox.ts';
import { readPartners } from '../partners/read-partners.ts';
import { MailError, type MailBrand } from './mail.ts';
import { openMailer } from './open-mailer.ts';

const FROM = 'Reset <no-reply@reset.example>';
const mail = { subject: 'Welcome', text: 'You are in.', html: () => '<p>You are in.</p>' };
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startProviderSandbox();
});
afterAll(() => sandbox.stop());

type Kept = { to: string; subject: string; text: string };
const inbox = async (to: string): Promise<Kept[]> => {
  const reply = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`);
  return (await reply.json()) as Kept[];
};
const partners = readPartners(join(import.meta.dirname, '../../../../partners'));
const mailer = () => openMailer({ url: sandbox.mailUrl, from: FROM, partners });

/** A mail server that says these lines, one for each that it is told, and keeps what it was told. */
async function scriptedServer(lines: string[]) {
  const told: string[] = [];
  const server: Server = createServer((socket) => {
    const rest = [...lines];
    const say = () => socket.write(`${rest.shift() ?? '250 ok'}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      told.push(chunk.toString());
      say();
    });
    say();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, told, stop: () => server.close() };
}

describe('send', () => {
  it('is known again by its Message-ID, which follows from the id', async () => {
    const to = 'rosa.marin@example.com';
    await mailer().send({ ...mail, to, messageId: 'job-1' });
    await mailer().send({ ...mail, to, messageId: 'job-1' });
    await mailer().send({ ...mail, to, messageId: 'job-2' });
    expect(await inbox(to)).toHaveLength(2);
    const server = await scriptedServer(['220 hi', '250 hi', '250 ok', '250 ok', '354 go']);
    await openMailer({ url: server.url, from: FROM, partners }).send({
      ...mail,
      to,
      messageId: 'job-1',
    });
    server.stop();
    expect(server.told.join('')).toContain('Message-ID: <job-1@reset.example>');
  });

  it('comes as it was written, whatever letters are in it', async () => {
    const to = 'żółw@example.com';
    const text = `Grüße, Zoë 👋\n.\n${'long '.repeat(500)}end`;
    await mailer().send({ ...mail, to, subject: 'Grüße, Zoë 👋', text, messageId: 'job-3' });
    expect(await inbox(to)).toMatchObject([{ subject: 'Grüße, Zoë 👋', text }]);
  });

  it.each([
    ['hvfcu', 'HVFCU #00563f'],
    ['gone', 'ours'],
    [null, 'ours'],
  ])('comes in the colors of partner %s as %s', async (partnerSlug, dress) => {
    const to = `of.${partnerSlug}@example.com`;
    const html = (brand: MailBrand | null) => (brand ? `${brand.name} ${brand.ground}` : 'ours');
    await mailer().send({ ...mail, html, to, partnerSlug, messageId: `of-${partnerSlug}` });
    expect(await inbox(to)).toMatchObject([{ html: dress }]);
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Rosa <a@example.com>',
    'group: a@example.com;',
    'a@example.com\u0000',
    'nobody',
    '',
  ])('refuses %j, which is not one address', async (to) => {
    const sending = mailer().send({ ...mail, to, messageId: 'job-4' });
    await expect(sending).rejects.toThrow(MailError);
  });

  it('adds no header through a subject', async () => {
    const to = 'subject@example.com';
    const subject = 'Hi\r\nBcc: other@example.com\r\n\r\nbody';
    await mailer().send({ ...mail, to, subject, messageId: 'job-5' });
    expect(await inbox(to)).toMatchObject([
      { subject: 'Hi Bcc: other@example.com body', text: 'You are in.' },
    ]);
    expect(await inbox('other@example.com')).toEqual([]);
  });

  it('says that it was refused, and not who was to have it', async () => {
    const lines = ['220 hi', '250 hi', '250 ok', '550 5.1.1 <rosa@example.com> unknown'];
    const server = await scriptedServer(lines);
    const to = 'rosa@example.com';
    const refused = openMailer({ url: server.url, from: FROM, partners }).send({
      ...mail,
      to,
      messageId: 'a',
    });
    await expect(refused).rejects.toMatchObject({ code: 'EENVELOPE.550' });
    server.stop();
  });

  it('gives up on a server that says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}`;
    const sending = openMailer({ url, from: FROM, partners }).send({
      ...mail,
      to: 'a@b.c',
      messageId: 'a',
    });
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    silent.close();
  });
});
