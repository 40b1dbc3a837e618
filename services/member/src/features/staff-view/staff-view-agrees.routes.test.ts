import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import type { OwnersTimeline } from '@reset/api-contract/admin/user-timeline.ts';
import type { Notifications } from '@reset/api-contract/member/notifications.ts';
import { newId } from '@reset/service-kit';
import { raiseError } from '#features/notifications/notifications.store.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const view = async (userId: string) =>
  (await service.askAsAdmin(`${userId}/staff_view`)).json<MemberStaffView>();

describe('what staff see of a member agrees with what she and the ledger have', () => {
  it('tells all that she is notified of herself, an application that waits for her too [ADM-062]', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link');
    service.world.application = {
      state: null,
      step: 'bank_linking',
      require_action: true,
    };
    await service.database.transaction((transaction) =>
      raiseError(transaction, {
        userId,
        source: 'plaid',
        errorType: 'monitoring_status_unavailable',
        now: service.clock.now(),
      }),
    );
    const hers = (await service.get(userId, '/notifications')).json<Notifications>();
    const theirs = (await view(userId)).notifications;
    service.world.application = null;
    expect(hers.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['onboarding_state', 'integration_error']),
    );
    expect(theirs).toEqual(
      hers.map(({ type, params: { product } }) => ({ type, params: { product } })),
    );
  });

  it('tells of who is no member what her profile does [ADM-071]', async () => {
    const userId = newId();
    expect(await view(userId)).toMatchObject({
      is_member: false,
      repayment_method: 'ach_debit_flow',
      pay_date: null,
      pay_dates: { pave_derived: null },
    });
  });

  it('counts what was recorded as repaid, as the ledger does [ADM-072]', async () => {
    const userId = await someMember(service, 'bank_link', 'card_account');
    await service.put(`${userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-10T20:00:00Z',
      amount_cents: 1_238,
      merchant_name: 'Corner Pharmacy',
      customer_state: 'repaid',
    });
    const at = '2026-11-10T20:00:00.000Z';
    expect((await view(userId)).repayment_info).toMatchObject({
      num_repayments: 1,
      last_repayment: { amount: 12.38, network_state_settled_at: at },
      num_not_reversed_ach_debit_repayments: 1,
      last_not_reversed_ach_debit_at: at,
    });
    const told = await service.askAsAdmin(`${userId}/timeline?kind=repayment`);
    expect(told.json<OwnersTimeline>().entries).toMatchObject([
      { type: 'debit_settled', at, amount: 12.38, detail: null },
    ]);
  });
});
