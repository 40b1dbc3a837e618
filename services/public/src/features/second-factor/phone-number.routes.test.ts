import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  applyStaff,
  putUser,
  readEvents,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const OTHER = '2025550177';
const change = (id: string, payload: object = { phone_number: OTHER }, key = newId()) =>
  service.give(`users/${id}/phone_number`, payload, { key });
const someone = async (more: object = {}): Promise<string> => {
  const id = newId();
  await putUser(service.app, id, {
    email: `${id}@example.com`,
    phone_number: '2025550143',
    ...more,
  });
  return id;
};
const phoneOf = async (id: string) =>
  (await service.database('users').where({ id }).first('phone_number')).phone_number;
const endingsOf = async (id: string) =>
  (await readEvents(service.app)).filter(
    ({ subject, type }) => subject === id && type === 'user.sessions_ended',
  );
const noticesOf = (id: string) =>
  service.jobs
    .taken('second_factor_notice')
    .filter(({ data }) => 'user_id' in data && data.user_id === id);

describe('POST /internal/users/:id/phone_number', () => {
  it('writes another phone down and tells her by mail, once for a key [ADM-127]', async () => {
    const id = await someone();
    const key = newId();
    for (let time = 0; time < 2; time++) {
      expect((await change(id, undefined, key)).statusCode).toBe(204);
    }
    expect(await phoneOf(id)).toBe(OTHER);
    expect(noticesOf(id)).toMatchObject([{ data: { what: 'phone_changed' } }]);
    expect(await endingsOf(id)).toEqual([]);
    // Or staff would not find her by it.
    const told = (await readEvents(service.app)).findLast(({ subject }) => subject === id);
    expect(told).toMatchObject({ type: 'user.changed', payload: { phone_number: OTHER } });
  });

  it('ends all sessions and voids codes under way where signing in takes a text', async () => {
    const id = await someone({ mfa_enabled: true });
    await service.database('code_challenge').insert({
      id: newId(),
      user_id: id,
      session_id: 'a-session',
      purpose: 'sign_in',
      phone_number: '2025550143',
      created_at: service.clock.now(),
      sent_at: service.clock.now(),
      sends: 1,
      tries: 0,
    });
    expect((await change(id)).statusCode).toBe(204);
    const open = { user_id: id, used_at: null };
    expect(await service.database('code_challenge').where(open)).toEqual([]);
    expect(await endingsOf(id)).toMatchObject([{ payload: { because: 'second_factor_changed' } }]);
  });

  it('changes nothing for the same phone', async () => {
    const id = await someone({ mfa_enabled: true });
    expect((await change(id, { phone_number: '2025550143' })).statusCode).toBe(204);
    expect([await endingsOf(id), noticesOf(id)]).toEqual([[], []]);
  });

  it('is refused for whose account is closed, which keeps no phone', async () => {
    const id = await someone();
    const closed = { phone_number: null, deactivated_at: service.clock.now() };
    await service
      .database('users')
      .where({ id })
      .update({ ...closed, closed_at: service.clock.now() });
    expect((await change(id)).statusCode).toBe(404);
    expect(await phoneOf(id)).toBeNull();
  });

  it('is refused for staff, for nobody, and for what is no phone', async () => {
    const colleague = await someone();
    await applyStaff(service.database, 'staff.added', colleague);
    expect((await change(colleague)).statusCode).toBe(403);
    expect(await phoneOf(colleague)).toBe('2025550143');
    expect((await change(newId())).statusCode).toBe(404);
    for (const phone_number of ['', '123', '1025550143', '20255501433']) {
      expect((await change(await someone(), { phone_number })).statusCode).toBe(422);
    }
  });
});
