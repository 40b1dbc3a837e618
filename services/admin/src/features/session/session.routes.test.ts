import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { CODE, PASSKEY } from '#testing/public-service.ts';

const sam = newId();
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
});
beforeEach(async () => {
  service.clock.set('2026-11-20T20:00:00Z');
  service.world.refusal = null;
  service.world.checked.length = 0;
  await service.database('admin_session').delete();
});
afterAll(() => service.stop());

const sessions = () => service.database('admin_session');

describe('a session', () => {
  it('of a release from before says nothing of when it was proved, and serves no step-up', async () => {
    const token = await service.tokenOf(sam);
    await sessions().update({ proved_at: null });
    const path = `/admin/repayment_schedules/${newId()}/approve`;
    const reply = await service.post(path, sam, token, {});
    expect(reply.json()).toMatchObject({ code: 'step_up_required' });
    expect((await service.get('/admin/users', sam, token)).statusCode).toBe(200);
  });
});

describe('POST /admin/session', () => {
  it('gives a token for 15 minutes', async () => {
    const reply = await service.askForToken(sam);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      admin_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-11-20T20:15:00.000Z',
      role: 'administrator',
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

  it('has the code looked at that was sent to this person in this session', async () => {
    await service.askForToken(sam);
    expect(service.world.checked).toEqual([{ userId: sam, sessionId: 'test-session' }]);
  });

  it('refuses a wrong code at its field', async () => {
    const reply = await service.askForToken(sam, { otp_attempt: '271828' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'invalid_code',
      errors: { otp_attempt: ['Invalid code'] },
    });
    expect(await sessions()).toEqual([]);
  });

  it.each([[{}], [{ otp_attempt: '' }], [{ otp_attempt: 7 }], [{ otp_attempt: '1'.repeat(33) }]])(
    'refuses %j',
    async (body) => {
      const reply = await service.askForToken(sam, body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ errors: { otp_attempt: [expect.any(String)] } });
    },
  );

  it.each([[{ role: 'admin' }], [{ password: 'sunrise-staff-28' }]])(
    'refuses %j, which it does not know',
    async (more) => {
      const reply = await service.askForToken(sam, { otp_attempt: CODE, ...more });
      expect(reply.statusCode).toBe(422);
      expect(Object.values(reply.json().errors)).toEqual([['There is no such field.']]);
    },
  );

  it('takes a passkey in the place of the code, looked at in this session', async () => {
    const reply = await service.askForToken(sam, { passkey: PASSKEY });
    expect(reply.statusCode).toBe(200);
    const { admin_token: token } = reply.json<{ admin_token: string }>();
    expect((await service.get('/admin/users', sam, token)).statusCode).toBe(200);
    expect(service.world.checked).toEqual([{ userId: sam, sessionId: 'test-session' }]);
  });

  it('refuses a wrong passkey, and gives no token', async () => {
    const reply = await service.askForToken(sam, { passkey: { ...PASSKEY, id: 'wrong' } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid_passkey' });
    expect(await sessions()).toEqual([]);
  });

  it('takes a code or a passkey, and looks at neither of both', async () => {
    const reply = await service.askForToken(sam, { otp_attempt: CODE, passkey: PASSKEY });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { passkey: [expect.any(String)] } });
    expect(service.world.checked).toEqual([]);
    expect(await sessions()).toEqual([]);
  });

  it.each([[{}], [{ ...PASSKEY, user_id: sam }], [{ ...PASSKEY, signature: '+/=' }], ['right']])(
    'refuses %j for a passkey',
    async (passkey) => {
      const reply = await service.askForToken(sam, { passkey });
      expect(reply.statusCode).toBe(422);
      expect(service.world.checked).toEqual([]);
    },
  );

  it('refuses whom the gateway still takes for staff and who is not', async () => {
    const reply = await service.askForToken(newId());
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden' });
    expect(await sessions()).toEqual([]);
  });

  it.each([
    [422, 'second_factor_off', 422, 'second_factor_required'],
    [429, 'a word', 429, 'too_many_attempts'],
    [404, 'a word', 403, 'forbidden'],
    [503, 'a word', 503, 'service_unavailable'],
    [500, 'a word', 503, 'service_unavailable'],
  ])('when public answers %d %s, answers %d %s', async (refused, word, status, code) => {
    service.world.refusal = new InternalCallError('public refused', refused, word);
    for (const proof of [{ otp_attempt: CODE }, { passkey: PASSKEY }]) {
      const reply = await service.askForToken(sam, proof);
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toMatchObject({ code, error: expect.any(String) });
      expect(await sessions()).toEqual([]);
    }
  });
});
