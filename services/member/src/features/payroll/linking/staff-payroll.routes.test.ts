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

const unlink = (userId: string, key = newId()) =>
  service.give(`members/${userId}/payroll_link/unlink`, undefined, { key });

describe('POST /internal/members/:user_id/payroll_link/unlink', () => {
  it('forgets her payroll once, however often it comes by its key [ADM-115]', async () => {
    const userId = await someMember(service, 'payroll_link');
    const key = newId();
    const replies = await Promise.all([unlink(userId, key), unlink(userId, key)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await service.database('payroll_link').where({ user_id: userId })).toEqual([]);
    const unlinked = { subject: userId, type: 'payroll.unlinked' };
    expect(await service.database('event').where(unlinked)).toHaveLength(1);
    const again = await unlink(userId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'no_payroll_linked']);
  });

  it('answers 404 for who is no member', async () => {
    expect((await unlink(newId())).statusCode).toBe(404);
  });
});
