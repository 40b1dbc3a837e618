import { InternalCallError, newId } from '@reset/service-kit';
import { asMember, asVisitor } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffInvitation, StaffRole } from '@reset/api-contract/admin/staff.ts';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const NINA = 'nina.newcomer@example.com';
const audience = 'admin';
let service: AdminServiceUnderTest;
let sam: string;
let nina: string;
beforeEach(async () => {
  service = await startAdminService();
  [sam, nina] = [newId(), newId()];
  await service.addStaff(sam);
  service.world.users[nina] = { email: NINA, confirmed: true, mfa_enabled: true };
});
afterEach(() => service.stop());

const invite = async (role: StaffRole = 'operations'): Promise<{ id: string; token: string }> => {
  const body = { email: NINA, role };
  const reply = await service.call(sam, 'POST', '/admin/staff_invitations', body);
  const { id } = reply.json<StaffInvitation>();
  return { id, token: service.tokens.issue('staff_invitation', id) };
};
const staff = () => service.database('staff').whereNot({ user_id: sam }).select('user_id', 'role');
const codeOf = async (token: string) => {
  const reply = await service.accept(nina, token);
  expect(reply.headers).not.toHaveProperty('x-reset-session-start');
  expect(await staff()).toEqual([]);
  return `${reply.statusCode} ${reply.json().code}`;
};

describe('POST /staff_invitations/accept', () => {
  it('makes her of staff in the role that she is invited to, tells it, and notes it', async () => {
    const { id, token } = await invite();
    const reply = await service.accept(nina, token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ location: '/admin/users' });
    expect(await staff()).toEqual([{ user_id: nina, role: 'operations' }]);
    expect((await service.events()).at(-1)).toMatchObject({ type: 'staff.added', subject: nina });
    expect((await service.log()).at(-1)).toMatchObject({
      action: 'staff.added',
      staff_id: nina,
      subject_id: nina,
      object_id: id,
      changes: { role: { after: 'operations' } },
    });
    expect((await service.askForToken(nina)).statusCode).toBe(200);
  });

  it('begins a session of staff that knows when her second factor was given', async () => {
    const { token } = await invite();
    const at = new Date('2026-11-20T19:59:00Z');
    const { headers } = await service.accept(nina, token, at);
    const start = Buffer.from(String(headers['x-reset-session-start']), 'base64url').toString();
    expect(JSON.parse(start)).toEqual({
      user_id: nina,
      roles: ['member', 'admin'],
      second_factor_at: at.getTime() / 1000,
    });
  });

  it('serves once, of twenty at once', async () => {
    const { token } = await invite();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => service.accept(nina, token)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array(19).fill(422)]);
    expect(await staff()).toHaveLength(1);
    expect((await service.events()).filter(({ subject }) => subject === nina)).toHaveLength(1);
  });

  it('leaves who has come to the staff meanwhile what she is', async () => {
    const { token } = await invite('administrator');
    await service.addStaff(nina, 'operations');
    expect((await service.accept(nina, token)).statusCode).toBe(200);
    expect(await staff()).toEqual([{ user_id: nina, role: 'operations' }]);
  });

  it.each(['nonsense', 'a'.repeat(64)])('refuses the token %s', async (token) => {
    expect(await codeOf(token)).toBe('422 link_invalid');
  });

  it('refuses a token that was made for something else', async () => {
    const { id } = await invite();
    expect(await codeOf(service.tokens.issue('confirm_email', id))).toBe('422 link_invalid');
  });

  it('refuses one that is too old, to the millisecond', async () => {
    const { token } = await invite();
    service.clock.set('2026-11-27T20:00:00Z');
    expect(await codeOf(token)).toBe('422 link_invalid');
    service.clock.set('2026-11-27T19:59:59.999Z');
    expect((await service.accept(nina, token)).statusCode).toBe(200);
  });

  it('refuses one that was voided, and one in whose place another was sent', async () => {
    const first = await invite();
    const second = await invite();
    expect(await codeOf(first.token)).toBe('422 link_invalid');
    await service.call(sam, 'DELETE', `/admin/staff_invitations/${second.id}`);
    expect(await codeOf(second.token)).toBe('422 link_invalid');
  });

  it.each([
    ['other_address', { email: 'somebody.else@example.com' }],
    ['unconfirmed', { confirmed: false }],
    ['second_factor_required', { mfa_enabled: false }],
  ])('refuses with %s, and the link serves on', async (code, changes) => {
    const { token } = await invite();
    const fit = service.world.users[nina];
    service.world.users[nina] = { email: NINA, confirmed: true, mfa_enabled: true, ...changes };
    expect(await codeOf(token)).toBe(`422 ${code}`);
    if (fit) service.world.users[nina] = fit;
    expect((await service.accept(nina, token)).statusCode).toBe(200);
  });

  it('takes nothing while the public service is away', async () => {
    const { token } = await invite();
    service.world.refusal = new InternalCallError('away', 503, 'service_unavailable');
    expect(await codeOf(token)).toBe('503 service_unavailable');
    service.world.refusal = null;
    expect((await service.accept(nina, token)).statusCode).toBe(200);
  });

  it('is for who is signed in', async () => {
    const { token } = await invite();
    const send = (headers: Record<string, string>) =>
      service.app.inject({
        method: 'POST',
        url: '/api/v1/staff_invitations/accept',
        headers,
        payload: { invitation_token: token },
      });
    expect((await send({})).statusCode).toBe(401);
    expect((await send(asVisitor({ audience }))).statusCode).toBe(401);
    expect((await send(asMember(nina, { audience: 'public' }))).statusCode).toBe(401);
    expect(await staff()).toEqual([]);
  });
});
