import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const sam = newId();
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'operations');
});
afterAll(() => service.stop());

const person = (): string => {
  const id = newId();
  service.world.users[id] = { email: `${id}@example.com`, confirmed: true, mfa_enabled: false };
  return id;
};
const end = (id: string, payload: object = { reason: 'She lost her phone.' }) =>
  service.call(sam, 'POST', `/admin/users/${id}/end_sessions`, payload);
const logOf = (userId: string) =>
  service.database('user_action').where({ user_id: userId }).orderBy('id');

describe('POST /admin/users/:id/end_sessions', () => {
  it('has the person logged out everywhere, and keeps who did it and why', async () => {
    const rosa = person();
    expect((await end(rosa)).statusCode).toBe(204);
    expect(service.world.ended).toEqual([rosa]);
    const entry = { made_by: sam, action: 'end_sessions', reason: 'She lost her phone.' };
    expect(await logOf(rosa)).toMatchObject([
      { ...entry, state: 'asked' },
      { ...entry, state: 'done' },
    ]);
  });

  it.each([[{}], [{ reason: '' }], [{ reason: '   ' }], [{ reason: 'x'.repeat(501) }]])(
    'refuses %j, which gives no reason that can be kept',
    async (payload) => {
      const rosa = person();
      expect((await end(rosa, payload)).statusCode).toBe(422);
      expect(service.world.ended).not.toContain(rosa);
      expect(await logOf(rosa)).toEqual([]);
    },
  );

  it('answers 404 for nobody, and keeps that it was tried', async () => {
    const nobody = newId();
    expect((await end(nobody)).statusCode).toBe(404);
    expect(await logOf(nobody)).toMatchObject([{ state: 'asked' }, { state: 'refused' }]);
  });

  it('says when the person could not be logged out, and keeps that', async () => {
    const rosa = person();
    const token = await service.tokenOf(sam);
    service.world.refusal = new InternalCallError('public is away', 503, 'service_unavailable');
    const reply = await service.post(`/admin/users/${rosa}/end_sessions`, sam, token, {
      reason: 'A stranger.',
    });
    service.world.refusal = null;
    expect(reply.statusCode).toBe(503);
    expect(await logOf(rosa)).toMatchObject([{ state: 'asked' }, { state: 'refused' }]);
  });

  it('is kept for good: what is in the log cannot be changed', async () => {
    const rosa = person();
    await end(rosa);
    await expect(
      service.database('user_action').where({ user_id: rosa }).update({ reason: 'Another.' }),
    ).rejects.toThrow();
  });
});
