import { inspect } from 'node:util';
import { UserClosed } from '@reset/api-contract/public/closure.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { asCaller, fakeClient } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import {
  putUser,
  readEvents,
  signIn,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
let asked: { path: string; key: string | undefined }[];
let answer: { kept_for: string[] } | Error;
beforeAll(async () => {
  service = await startPublicService();
  service.context.services.member = fakeClient({
    async post<Reply>(path: string, _body?: unknown, call?: { idempotencyKey?: string }) {
      asked.push({ path, key: call?.idempotencyKey });
      if (answer instanceof Error) throw answer;
      return answer as Reply;
    },
  });
});
beforeEach(() => {
  asked = [];
  answer = { kept_for: [] };
});
afterAll(() => service.stop());

const actor_id = newId();
const close = (id: string, key = newId()) =>
  service.give(`users/${id}/closure`, { actor_id }, { key });
const staffView = (id: string) =>
  service.app.inject({
    url: `/internal/users/${id}/staff_view`,
    headers: asCaller('admin', { audience: 'public' }),
  });
const person = async (email: string) => {
  const id = newId();
  const secret = { phone_number: '2025550142', mfa_enabled: true };
  await putUser(service.app, id, { email, first_name: 'Zora', last_name: 'Markedly', ...secret });
  await service.database('users').where({ id }).update({ language: 'es-US' });
  return id;
};
const eventsOf = async (id: string) =>
  (await readEvents(service.app)).filter(({ subject }) => subject === id);
const rowsOf = async (id: string) =>
  inspect([
    await service.database('users').where({ id }),
    await service.database('credential').where({ user_id: id }),
  ]);

describe('POST /internal/users/:id/closure', () => {
  it('erases the account of whom nothing has to be kept, once by one key [ADM-121]', async () => {
    const id = await person('zora@example.com');
    const key = newId();
    const replies = await Promise.all([close(id, key), close(id, key)]);
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [200, { kept_for: [] }],
      [200, { kept_for: [] }],
    ]);
    expect(asked).toContainEqual({ path: `/internal/members/${id}/closure`, key });
    expect(await rowsOf(id)).not.toMatch(/zora|Markedly|2025550142|argon2/i);
    expect((await staffView(id)).statusCode).toBe(404);
    expect((await signIn(service.app, 'zora@example.com')).statusCode).toBe(422);
    const events = await eventsOf(id);
    const closed = events.filter(({ type }) => type === 'user.closed');
    expect(closed).toMatchObject([{ payload: { actor_id, kept_for: [] } }]);
    expect(Value.Check(UserClosed, closed[0])).toBe(true);
    expect(events.filter(({ type }) => type === 'user.sessions_ended')).toMatchObject([
      { payload: { because: 'deactivated' } },
    ]);
  });

  it('keeps whose the records of money are, and nothing by which she signs in', async () => {
    const id = await person('kept@example.com');
    answer = { kept_for: ['card_account', 'transaction'] };
    expect((await close(id)).json()).toEqual(answer);
    const rows = await rowsOf(id);
    expect(rows).toContain('Markedly');
    expect(rows).not.toMatch(/2025550142|argon2|es-US/);
    expect((await staffView(id)).statusCode).toBe(404);
  });

  it.each([
    [[], /Lo que nos contaste se borra\./],
    [['card_account'], /debemos conservar por ley/],
  ])('tells her by one mail in her language, and what of it stays: %j', async (kept_for, words) => {
    const email = `mailed${kept_for.length}@example.com`;
    const id = await person(email);
    answer = { kept_for };
    const key = newId();
    await Promise.all([close(id, key), close(id, key)]);
    await service.jobs.drain();
    const mails = service.mails.filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu cuenta de Reset está cerrada']);
    expect(mails[0]?.text).toMatch(words);
    // Where something is kept, whoever enters her address has her written to again.
    expect(/Es el último/.test(mails[0]?.text ?? '')).toBe(kept_for.length === 0);
  });

  it('writes nothing to an address that nobody confirmed', async () => {
    const id = await person('unconfirmed@example.com');
    await service.database('users').where({ id }).update({ confirmed_at: null });
    await close(id);
    await service.jobs.drain();
    expect(service.mails.filter(({ to }) => to === 'unconfirmed@example.com')).toEqual([]);
  });

  it('is refused as the member service refuses, and changes nothing', async () => {
    const id = await person('owing@example.com');
    answer = new InternalCallError('no', 409, 'money_owed', { error: 'She still owes money.' });
    const reply = await close(id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'money_owed']);
    expect((await staffView(id)).json()).toMatchObject({ deactivated: false });
    answer = new InternalCallError('away', 503, 'service_unavailable');
    expect((await close(id)).statusCode).toBe(503);
    expect((await signIn(service.app, 'owing@example.com')).statusCode).toBe(200);
  });

  it('opens no more, and answers 404 for nobody', async () => {
    const id = await person('gone@example.com');
    await close(id);
    const reply = await service.app.inject({
      method: 'PUT',
      url: `/internal/users/${id}/deactivation`,
      headers: asCaller('operator', { audience: 'public' }),
      payload: { deactivated: false },
    });
    expect(reply.statusCode).toBe(404);
    expect((await close(newId())).statusCode).toBe(404);
  });
});
