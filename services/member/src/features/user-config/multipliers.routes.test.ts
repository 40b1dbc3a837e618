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

const reset = (userId: string, body?: object) =>
  service.give(`members/${userId}/limit_config/multipliers/reset`, body);
const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const maximum = async (userId: string) => {
  await service.limits();
  return (await service.get(userId, '/dashboard/overview')).json().dsl.max_amount;
};
const LOW = { payroll_linked: [0.29], payroll_unlinked: [0.29] };
async function lowered() {
  const userId = await everything();
  await service.put(`${userId}/limit_config`, {
    ewa_multiplier_by_repayment_count: LOW,
    income_tax_refund_advance_multiplier: 0.58,
  });
  expect(await maximum(userId)).toBe(245.34);
  return userId;
}

describe('POST /internal/members/:user_id/limit_config/reset_multipliers', () => {
  it('gives her the part of pay that everybody has, and leaves what else was set [ADM-117]', async () => {
    const userId = await lowered();
    expect((await reset(userId)).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(423);
    const row = service.database('member_limit_config').where({ user_id: userId });
    expect(await row.first('refund_advance_part')).toEqual({ refund_advance_part: 5_800 });
  });

  it('is told of a proposal what it would change, to what, and what becomes of her limit', async () => {
    const userId = await lowered();
    const reply = await reset(userId, { proposed: true });
    expect(reply.statusCode).toBe(200);
    const { before, effects } = reply.json();
    expect(before).toEqual({ ewa_multiplier_by_repayment_count: LOW });
    expect(effects).toEqual({
      ewa_multiplier_by_repayment_count: { before: LOW, after: expect.any(Object) },
      limit_when_proposed_cents: { before: 24_534, after: 42_300 },
    });
    expect(await maximum(userId)).toBe(245.34);
    expect((await reset(userId, { expected: before })).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(423);
  });

  it('is refused where they are others than were approved to be reset', async () => {
    const userId = await lowered();
    const expected = { ewa_multiplier_by_repayment_count: { ...LOW, payroll_linked: [0.4] } };
    const reply = await reset(userId, { expected });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'subject_changed']);
    expect(await maximum(userId)).toBe(245.34);
  });

  it('takes nobody’s approval where it changes nothing, and 404 for who is no member', async () => {
    const userId = await everything();
    expect((await reset(userId, { proposed: true })).statusCode).toBe(204);
    expect(await maximum(userId)).toBe(423);
    expect((await reset(newId())).statusCode).toBe(404);
  });
});
