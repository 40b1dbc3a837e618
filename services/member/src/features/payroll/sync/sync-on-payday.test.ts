import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { stalePayrollStore } from './payroll-sync.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

describe('syncOnPayday', () => {
  it('has the payroll of who is paid today read once an hour, until the pay of today is known', async () => {
    const linked = async (accountId: string, payday: string) => {
      const userId = await someMember(service);
      await service.put(`${userId}/payroll_link`, { account_id: accountId });
      await service.jobs.drain();
      await service.limits();
      const isPaidOn = (day: string) =>
        service.database('limit_state').where({ user_id: userId }).update({ payday: day });
      await isPaidOn(payday);
      const link = () => service.database('payroll_link').where({ user_id: userId }).first();
      return { isPaidOn, link };
    };
    const today = await linked('account-1', '2026-11-20');
    const tomorrow = await linked('account-2', '2026-11-21');
    const syncOnPayday = () =>
      stalePayrollStore(service.database, service.jobs.add).syncOnPayday(service.clock.now());
    expect(await syncOnPayday()).toBe(0);
    service.clock.set('2026-11-20T21:00:00Z');
    expect(await syncOnPayday()).toBe(1);
    expect(await syncOnPayday()).toBe(0);
    expect(await today.link()).toMatchObject({ is_sync_due: true });
    expect(await tomorrow.link()).toMatchObject({ is_sync_due: false });
    await service.jobs.drain();
    expect((await today.link()).synced_at).toEqual(service.clock.now());
    await today.isPaidOn('2026-12-04');
    service.clock.set('2026-11-20T22:30:00Z');
    expect(await syncOnPayday()).toBe(0);
  });
});
