import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PersonalData } from '@reset/api-contract/personal-data.ts';
import { formatMoment, InternalCallError, newId } from '@reset/service-kit';
import { asMember, asViewer, asVisitor, fakeClient } from '@reset/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { startAccountService } from '#testing/account-service.ts';
import { browser } from '#testing/browser.ts';
import { PASSWORD, putUser } from '#testing/public-service.ts';

const { service } = await startAccountService();

const section = (name: string, ...rows: Record<string, unknown>[]) => ({
  name,
  columns: Object.keys(rows[0] ?? {}),
  rows,
});
const answering = (...sections: PersonalData['sections']) =>
  fakeClient({ get: async <Reply>() => ({ sections }) as Reply });
const away = fakeClient({
  get: async () => {
    throw new InternalCallError('member did not answer', 503, 'service_unavailable');
  },
});
const neighbours = {
  admin: answering(section('staff_actions')),
  gateway: answering(section('sessions', { device: '=cmd()' })),
  member: answering(section('purchases', { amount: '-45.00', steps: [{ after: '1.00' }] })),
  onboarding: answering(section('applications', { product: 'earned_wage_access' })),
};
const withAll = service.buildWith({ services: neighbours });
const withoutMember = service.buildWith({ services: { ...neighbours, member: away } });

beforeEach(() => service.clock.set('2026-11-20T20:00:00Z'));

async function someMember(changes: object = {}) {
  const id = newId();
  const email = `${id}@example.com`;
  await putUser(service.app, id, { email, ...changes });
  const sessionId = newId();
  const own = asMember(id, { audience: 'public', sessionId, deviceId: 'hers' });
  const take = (payload: object = {}, { app = withAll, headers = own } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/users/data_export',
      headers,
      payload: { current_password: PASSWORD, ...payload },
    });
  return { id, email, take, ...browser(service, { sessionId, deviceId: 'hers' }) };
}
const filesOf = ({ rawPayload }: { rawPayload: Buffer }) =>
  Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, content]) => [name, strFromU8(content)]),
  );
const exportsOf = (id: string) => service.database('data_export').where({ user_id: id });

describe('POST /users/data_export', () => {
  it('answers one archive, with all services’ parts as JSON and as CSV', async () => {
    const { email, take } = await someMember();
    const reply = await take();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="reset-your-data-2026-11-20.zip"',
      'cache-control': 'no-store',
    });
    const files = filesOf(reply);
    const data = JSON.parse(files['your-data.json'] ?? '');
    expect(data).toMatchObject({
      exported_at: '2026-11-20T20:00:00.000Z',
      account: [{ email, first_name: 'Rosa' }],
      purchases: [{ amount: '-45.00', steps: [{ after: '1.00' }] }],
      applications: [{ product: 'earned_wage_access' }],
      sessions: [{ device: '=cmd()' }],
      staff_actions: [],
    });
    const kinds = Object.keys(data).filter((name) => name !== 'exported_at');
    expect(Object.keys(files).toSorted()).toEqual(
      [...kinds.map((name) => `csv/${name}.csv`), 'read-me.txt', 'your-data.json'].toSorted(),
    );
    expect(files['csv/purchases.csv']).toContain('-45.00,"[{""after"":""1.00""}]"\r\n');
  });

  it('lets a spreadsheet run nothing', async () => {
    const { take } = await someMember();
    expect(filesOf(await take())['csv/sessions.csv']).toContain("device\r\n'=cmd()\r\n");
  });

  it('has nothing in it that signs in', async () => {
    const { id, take } = await someMember();
    const { password_hash: hash } = await service
      .database('credential')
      .where({ user_id: id })
      .first();
    const text = Object.values(filesOf(await take())).join('\n');
    expect(text).not.toContain(hash);
    expect(text).not.toMatch(/password_hash|code_hash|public_key|device_id/);
  });

  it('writes to the owner, notes it, and says nothing of what is in it', async () => {
    const { id, email, take } = await someMember();
    await take();
    await service.jobs.drain();
    const mail = service.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Your data was downloaded');
    expect(mail?.text).toContain(`When: ${formatMoment('en-US', service.clock.now())}`);
    expect(await exportsOf(id)).toMatchObject([{ exported_at: service.clock.now() }]);
  });

  it('makes no file that lacks a part, counts nothing, and can be tried again', async () => {
    const { id, email, take } = await someMember();
    const reply = await take({}, { app: withoutMember });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'data_export_incomplete']);
    await service.jobs.drain();
    expect(service.mails.filter(({ to }) => to === email)).toEqual([]);
    expect(await exportsOf(id)).toEqual([]);
    expect((await take()).statusCode).toBe(200);
  });

  it('is refused with a wrong password, which counts as a try to sign in', async () => {
    const { id, take } = await someMember();
    const reply = await take({ current_password: 'not this one' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ current_password: ['This is not your password.'] });
    for (let tries = 1; tries < 10; tries += 1) await take({ current_password: 'not this one' });
    const locked = await take();
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
    expect(await exportsOf(id)).toEqual([]);
  });

  it('takes a code where a second factor is on, which serves again while a service is away', async () => {
    const { id, take, readText } = await someMember({
      phone_number: '2025550143',
      mfa_enabled: true,
    });
    const awaited = await take();
    expect(awaited.json()).toEqual({
      mfa_required: true,
      user_id: id,
      phone_last_four: '0143',
      second_factors: ['text'],
    });
    const code = await readText();
    const wrong = await take({ otp_attempt: code === '000000' ? '000001' : '000000' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'invalid_code']);
    expect((await take({ otp_attempt: code }, { app: withoutMember })).statusCode).toBe(503);
    expect(await exportsOf(id)).toEqual([]);
    expect((await take({ otp_attempt: code })).headers['content-type']).toBe('application/zip');
  });

  it('is answered three times in 24 hours, and not once more by two at the same time', async () => {
    const { id, take } = await someMember();
    await take();
    await take();
    const both = await Promise.all([take(), take()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    expect(await exportsOf(id)).toHaveLength(3);
    service.clock.set('2026-11-21T20:00:01Z');
    expect((await take()).statusCode).toBe(200);
  });

  it('is nobody’s who is a stranger, or views the product as her', async () => {
    const { id, take } = await someMember();
    const viewing = asViewer(id, newId(), { audience: 'public' });
    expect((await take({}, { headers: viewing })).statusCode).toBe(403);
    const stranger = asVisitor({ audience: 'public' });
    expect((await take({}, { headers: stranger })).statusCode).toBe(401);
    expect(await exportsOf(id)).toEqual([]);
  });
});
