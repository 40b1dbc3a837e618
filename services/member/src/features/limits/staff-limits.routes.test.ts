import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
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

const command = (userId: string, path: string) => service.give(`members/${userId}/${path}`);
const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const maximum = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.max_amount;
};
const due = (userId: string) => service.database('limit_due').where({ user_id: userId });

describe('POST /internal/members/:user_id/limit/refresh', () => {
  it('has her limit computed anew, and says why [ADM-113]', async () => {
    const userId = await everything();
    await service.limits();
    expect(await due(userId)).toEqual([]);
    expect((await command(userId, 'limit/refresh')).statusCode).toBe(204);
    expect(await due(userId)).toMatchObject([{ because: ['staff'] }]);
    expect(await maximum(userId)).toBe(423);
    expect(await due(userId)).toEqual([]);
  });
});

describe('POST /internal/members/:user_id/limit_config/reset_multipliers', () => {
  it('gives her the part of pay that everybody has, and leaves what else was set [ADM-117]', async () => {
    const userId = await everything();
    const multipliers = { payroll_linked: [0.29], payroll_unlinked: [0.29] };
    await service.put(`${userId}/limit_config`, {
      ewa_multiplier_by_repayment_count: multipliers,
      income_tax_refund_advance_multiplier: 0.58,
    });
    expect(await maximum(userId)).toBe(245.34);
    expect((await command(userId, 'limit_config/reset_multipliers')).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(423);
    const row = service.database('member_limit_config').where({ user_id: userId });
    expect(await row.first('refund_advance_part')).toEqual({ refund_advance_part: 5_800 });
  });

  it('is nothing where nothing was set, and 404 for who is no member', async () => {
    const userId = await everything();
    expect((await command(userId, 'limit_config/reset_multipliers')).statusCode).toBe(204);
    for (const path of ['limit/refresh', 'limit_config/reset_multipliers']) {
      expect((await command(newId(), path)).statusCode).toBe(404);
    }
  });
});
