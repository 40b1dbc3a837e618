import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { notifySkippedPayroll } from './notifications.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
afterEach(() => void (service.world.application = null));

/** She comes into a state of her application, as onboarding publishes it. */
const enters = (userId: string, state: UserStateEvent['payload']['state']) =>
  service.database.transaction((transaction) =>
    notifySkippedPayroll(transaction, {
      subject: userId,
      occurred_at: '2026-11-20T20:00:00.000Z',
      payload: { state, product: 'earned_wage_access' },
    } as UserStateEvent),
  );
const read = (userId: string, id: string) =>
  service.post(userId, `/notifications/${id}/mark_as_read`);
/** All but that her limit has changed. */
const list = async (userId: string) =>
  (await service.get(userId, '/notifications'))
    .json<{ id: string; type: string }[]>()
    .filter(({ type }) => !type.startsWith('spending_limit'));

describe('a payroll that was skipped', () => {
  it('is listed until she links one', async () => {
    const [userId, other] = [await someMember(service), await someMember(service)];
    await enters(userId, 'skipped_income_account_linking');
    await enters(other, 'automatically_skipped_income_account_linking');
    expect(await list(userId)).toEqual([
      {
        id: expect.any(String),
        type: 'opted_to_skip_payroll_linking',
        params: {
          source: null,
          error_type: null,
          product: null,
          state: null,
          step: null,
          jurisdiction: null,
        },
        require_action: false,
      },
    ]);
    expect(await list(other)).toEqual([]);
    await service.put(`${userId}/payroll_link`, { account_id: 'account-1' });
    const types = (await list(userId)).map(({ type }) => type);
    expect(types).not.toContain('opted_to_skip_payroll_linking');
  });

  it('says nothing of a payroll to whose application has ended', async () => {
    const userId = await someMember(service);
    await enters(userId, 'skipped_income_account_linking');
    for (const step of ['cancelled', 'ineligible'] as const) {
      service.world.application = { state: 'registered', step, require_action: false };
      expect((await list(userId)).map(({ type }) => type)).toEqual(['onboarding_state']);
    }
  });

  it('dismisses that she left out linking a payroll, whatever is read of it after', async () => {
    const userId = await someMember(service);
    await enters(userId, 'skipped_income_account_linking');
    const id = (await list(userId))[0]?.id ?? '';
    await enters(userId, 'skipped_income_account_linking');
    expect((await list(userId)).map((one) => one.id)).toEqual([id]);
    expect((await read(userId, id)).statusCode).toBe(204);
    // As when all events are read anew.
    await enters(userId, 'skipped_income_account_linking');
    expect(await list(userId)).toEqual([]);
  });
});
