import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { type MemberServiceUnderTest, startMemberService } from '#testing/member-service.ts';
import { payrollEventStore } from './widget-events.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const log = (userId: string, body: object) => service.post(userId, '/pinwheel/log_event', body);
const event = (userId: string, event_data: object = { screen: 'login' }) => ({
  event_name: 'screen_transition',
  event_data,
  user_id: userId,
});
const kept = (userId: string) => service.database('payroll_event').where({ user_id: userId });

describe('POST /pinwheel/log_event', () => {
  it('keeps the events that the widget reports [ONB-060]', async () => {
    const userId = newId();
    const reply = await log(userId, event(userId));
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await kept(userId)).toEqual([
      {
        id: expect.any(String),
        user_id: userId,
        name: 'screen_transition',
        data: { screen: 'login' },
        logged_at: new Date('2026-11-20T20:00:00Z'),
      },
    ]);
  });

  it('is only about oneself', async () => {
    const [userId, other] = [newId(), newId()];
    expect((await log(userId, event(other))).statusCode).toBe(403);
    const viewing = await service.app.inject({
      method: 'POST',
      url: '/api/v1/pinwheel/log_event',
      headers: asViewer(userId, newId(), { audience: 'member' }),
      payload: event(userId),
    });
    expect(viewing.statusCode).toBe(403);
    expect([...(await kept(userId)), ...(await kept(other))]).toEqual([]);
  });

  it('keeps no secret, nothing that cannot be stored, and nothing without end', async () => {
    const userId = newId();
    let deep: object = { end: true };
    for (let depth = 0; depth < 8; depth += 1) deep = { deep };
    const reply = await log(
      userId,
      event(userId, {
        linkToken: 'link-1',
        login: { password: 'hunter2', accountNumber: '1', attempt: 2, ssn_last_four: '1234' },
        list: Array.from({ length: 200 }, () => 1),
        text: `a\u0000b${'x'.repeat(2_000)}`,
        deep,
      }),
    );
    expect(reply.statusCode).toBe(204);
    const [row] = await kept(userId);
    expect(row.data.login).toEqual({ attempt: 2 });
    expect(row.data).not.toHaveProperty('linkToken');
    expect(row.data.list).toHaveLength(50);
    expect(row.data.text).toMatch(/^abx{497}$/);
    expect(JSON.stringify(row.data)).not.toContain('end');
  });

  it('refuses what is too large', async () => {
    const userId = newId();
    const reply = await log(userId, event(userId, { text: 'x'.repeat(20_000) }));
    expect(reply.statusCode).toBe(413);
    expect(await kept(userId)).toEqual([]);
  });

  it.each([
    ['no name', { event_data: {} }],
    ['no data', { event_name: 'e' }],
    ['a list of data', { event_name: 'e', event_data: [] }],
    ['a name without end', { event_name: 'e'.repeat(101), event_data: {} }],
    ['half of a character', { event_name: 'e', event_data: { half: '\ud800' } }],
    ['a name with NUL', { event_name: 'e\u0000', event_data: {} }],
  ])('refuses %s', async (_what, body) => {
    const userId = newId();
    expect((await log(userId, { ...body, user_id: userId })).statusCode).toBe(422);
  });
});

describe('deleteOld', () => {
  it('forgets events after 90 days', async () => {
    const userId = newId();
    const store = payrollEventStore(service.database);
    const at = (day: string) => new Date(`${day}T20:00:00Z`);
    await store.log({ userId, name: 'old', data: {} }, at('2026-08-22'));
    await store.log({ userId, name: 'kept', data: {} }, at('2026-08-23'));
    await store.deleteOld(at('2026-11-21'));
    expect(await kept(userId)).toMatchObject([{ name: 'kept' }]);
  });
});
