import { newId } from '@reset/service-kit';
import { asMember } from '@reset/service-kit/testing';
import type { startCardService } from './some-cardholder.ts';

/** Members who have just bought for 30 dollars and repay from their bank. */
export const spenders =
  ({ service, someone }: Awaited<ReturnType<typeof startCardService>>) =>
  async ({ payday = '2026-11-27' } = {}) => {
    const one = await someone('bank_link');
    await service.jobs.drain();
    one.post({ holdId: null, amountCents: 3_000 });
    await one.sync();
    const { userId } = one;
    const isPaidOn = (day: string) =>
      service.database('limit_state').where({ user_id: userId }).update({ payday: day });
    await isPaidOn(payday);
    return {
      ...one,
      isPaidOn,
      repaysFromPay: () =>
        service
          .database('member')
          .where({ user_id: userId })
          .update({ repayment_method: 'direct_deposit_flow' }),
      instances: () => service.database('repayment_instance').where({ user_id: userId }),
      read: async () => (await service.get(userId, '/repayments')).json(),
      /** The next repayment as the overview, the Payday tab and the page of repayments say it. */
      nextOnEachScreen: async () => {
        const screens = ['/dashboard/overview', '/dashboard/payday'];
        const [overview, paydayTab] = await Promise.all(
          screens.map(async (path) => (await service.get(userId, path)).json()),
        );
        const { next } = (await service.get(userId, '/repayments')).json();
        return [overview.next_repayment, paydayTab.next_repayment, next];
      },
      repay: (amount: unknown, id = newId()) => service.post(userId, '/repayments', { id, amount }),
      change: (path: string, payload: object) =>
        service.app.inject({
          method: 'PUT',
          url: `/api/v1/repayments${path}`,
          headers: asMember(userId, { audience: 'member' }),
          payload,
        }),
    };
  };
