import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const sam = newId();
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
});
beforeEach(async () => {
  service.clock.set('2026-11-20T20:00:00Z');
  service.world.refusal = null;
  await service.database('admin_session').delete();
});
afterAll(() => service.stop());

const sessions = () => service.database('admin_session');

describe('POST /admin/session', () => {
  it('gives a token for 15 minutes', async () => {
    const reply = await service.askForToken(sam);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      admin_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-11-20T20:15:00.000Z',
    });
    expect((await service.get('/admin/users', sam, reply.json().admin_token)).statusCode).toBe(200);
  });

  it('gives another each time, and the one before serves on', async () => {
    const [first, second] = [await service.tokenOf(sam), await service.tokenOf(sam)];
    expect(second).not.toBe(first);
    for (const token of [first, second]) {
      expect((await service.get('/admin/users', sam, token)).statusCode).toBe(200);
    }
  });

  it('keeps no token, only what it can be known by', async () => {
    const token = await service.tokenOf(sam);
    const [session] = await sessions();
    expect(JSON.stringify(session)).not.toContain(token);
    expect(session.token_hash.toString('latin1')).not.toContain(token);
    expect(session.token_hash).toHaveLength(32);
  });

  it('clears away what is over', async () => {
    await service.tokenOf(sam);
    service.clock.set('2026-11-20T20:15:00Z');
    await service.tokenOf(sam);
    expect(await sessions()).toHaveLength(1);
  });

  it('refuses a wrong password at its field', async () => {
    const reply = await service.askForToken(sam, { password: `${PASSWORD} ` });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'invalid_password',
      errors: { password: ['This is not your password.'] },
    });
    expect(await sessions()).toEqual([]);
  });

  it.each([[{}], [{ password: '' }], [{ password: 7 }], [{ password: 'x'.repeat(129) }]])(
    'refuses %j',
    async (body) => {
      const reply = await service.askForToken(sam, body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    },
  );

  it('refuses what it does not know', async () => {
    const reply = await service.askForToken(sam, { password: PASSWORD, role: 'admin' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { role: ['There is no such field.'] } });
  });

  it('refuses whom the gateway still takes for staff and who is not', async () => {
    const reply = await service.askForToken(newId());
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden' });
    expect(await sessions()).toEqual([]);
  });

  it.each([
    [429, 429, 'too_many_attempts'],
    [404, 403, 'forbidden'],
    [503, 503, 'service_unavailable'],
    [500, 503, 'service_unavailable'],
  ])('when the public service answers %d, answers %d', async (refused, status, code) => {
    service.world.refusal = new InternalCallError('public refused', refused, 'a word');
    const reply = await service.askForToken(sam);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ code, error: expect.any(String) });
    expect(await sessions()).toEqual([]);
  });
});
