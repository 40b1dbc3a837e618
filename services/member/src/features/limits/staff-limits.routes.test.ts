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

describe('POST /internal/members/:user_id/limit/refresh of nobody', () => {
  it('is refused with 404', async () => {
    expect((await command(newId(), 'limit/refresh')).statusCode).toBe(404);
  });
});
