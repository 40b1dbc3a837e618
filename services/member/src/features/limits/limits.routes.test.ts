import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
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

const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const set = (userId: string, config: object) => service.put(`${userId}/limit_config`, config);
const maximum = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.max_amount;
};

describe('PUT /internal/members/:user_id/limit_config', () => {
  it('sets all that counts for her limit, in place of what was set before', async () => {
    const userId = await everything();
    expect(await maximum(userId)).toBe(423);
    const parts = { payroll_linked: [0.29, 0.07], payroll_unlinked: [0.5] };
    const all = {
      muted: false,
      enable_probationary_limit: false,
      enable_future_dated_direct_deposit_limit: true,
      ewa_multiplier_by_repayment_count: parts,
      income_tax_refund_advance_multiplier: 0.58,
    };
    expect((await set(userId, all)).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(245.34);
    const row = service.database('member_limit_config').where({ user_id: userId });
    expect(await row.clone().first('refund_advance_part', 'counts_future_deposits')).toEqual({
      refund_advance_part: 5_800,
      counts_future_deposits: true,
    });
    expect((await set(userId, { enable_probationary_limit: true })).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(100);
    expect((await set(userId, { muted: true })).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(0);
    expect((await set(userId, {})).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(423);
  });

  it.each([
    { muted: 'yes' },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [], payroll_unlinked: [0.5] } },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [1.01], payroll_unlinked: [0.5] } },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [0.5] } },
    { ewa_multiplier_by_repayment_count: { payroll_linked: [0.5], payroll_unlinked: [0.555] } },
    { income_tax_refund_advance_multiplier: 0.001 },
    { another: 1 },
  ])('refuses %j and changes nothing', async (config) => {
    const userId = await someMember(service);
    expect((await set(userId, config)).statusCode).toBe(422);
    const rows = service.database('member_limit_config').where({ user_id: userId });
    expect(await rows).toEqual([]);
  });

  it('knows no configuration of who is no member', async () => {
    const reply = await set(newId(), { muted: true });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'member_not_found' });
  });

  it.each([
    ['admin', 204],
    ['onboarding', 403],
  ])('answers the %s service with %d', async (caller, status) => {
    const reply = await service.app.inject({
      method: 'PUT',
      url: `/internal/members/${await someMember(service)}/limit_config`,
      headers: asCaller(caller, { audience: 'member' }),
      payload: { muted: true },
    });
    expect(reply.statusCode).toBe(status);
  });
});
