import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { applyPersonEvent } from './people.store.ts';

let service: MemberServiceUnderTest;
let live: number;
let next: number;
beforeAll(async () => {
  service = await startMemberService();
  const generations = await service
    .database('subscription')
    .insert([
      { owner: 'public', is_live: true },
      { owner: 'public', is_live: false },
    ])
    .returning(['generation', 'is_live']);
  live = generations.find((one) => one.is_live).generation;
  next = generations.find((one) => !one.is_live).generation;
});
afterAll(() => service.stop());

type SomeEvent = Pick<UserEvent, 'type'> & { payload: object };

const registered = (partner_slug: string | null): SomeEvent => ({
  type: 'user.registered',
  payload: {
    email: 'hazel@example.com',
    first_name: 'Hazel',
    last_name: 'Hourly',
    confirmed: true,
    partner_slug,
    created_at: '2026-01-02T03:04:05.000Z',
  },
});
const ended = (because: string): SomeEvent => ({
  type: 'user.sessions_ended',
  payload: { because },
});
const apply = (userId: string, event: SomeEvent, generation = live) =>
  service.database.transaction((transaction) =>
    applyPersonEvent(
      transaction,
      { subject: userId, occurred_at: '2026-11-20T20:00:00.000Z', ...event } as UserEvent,
      generation,
    ),
  );
const maximum = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.max_amount;
};

describe('applyPersonEvent', () => {
  it("caps the first pay cycle of a partner's people where the partner says so [PUB-047]", async () => {
    const [capped, free] = [
      await someMember(service, 'bank_link', 'payroll_link'),
      await someMember(service, 'bank_link', 'payroll_link'),
    ];
    await apply(capped, registered('cusg'));
    await apply(free, registered(null));
    expect([await maximum(capped), await maximum(free)]).toEqual([100, 423]);
    await apply(capped, { ...registered(null), type: 'user.changed' });
    expect(await maximum(capped)).toBe(423);
  });

  it('takes the limit of an account that is closed, until she can sign in again', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    await apply(userId, registered(null));
    await apply(userId, ended('password_changed'));
    expect(await maximum(userId)).toBe(423);
    await apply(userId, ended('deactivated'));
    expect(await maximum(userId)).toBe(0);
    await apply(userId, { type: 'user.signed_in', payload: {} });
    expect(await maximum(userId)).toBe(423);
  });

  it('shows nothing of a reading that has not taken over', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    await apply(userId, ended('deactivated'), next);
    expect(await maximum(userId)).toBe(423);
  });
});
