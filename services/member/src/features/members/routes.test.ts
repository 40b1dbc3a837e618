import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMemberService, type MemberServiceUnderTest } from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

describe('PUT /internal/members/:user_id', () => {
  it('makes a member, then changes how she repays and nothing else', async () => {
    const userId = newId();
    expect((await service.put(userId, { repayment_method: 'ach_debit_flow' })).statusCode).toBe(
      204,
    );
    service.clock.set('2026-12-01T20:00:00Z');
    await service.put(userId, { repayment_method: 'direct_deposit_flow' });
    expect(await service.database('member').where({ user_id: userId })).toEqual([
      {
        user_id: userId,
        repayment_method: 'direct_deposit_flow',
        created_at: new Date('2026-11-20T20:00:00Z'),
      },
    ]);
  });

  it('may be sent twenty times at once', async () => {
    const userId = newId();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => service.put(userId, { repayment_method: 'ach_debit_flow' })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await service.database('member').where({ user_id: userId })).toHaveLength(1);
  });

  it.each(['directDepositFlow', '', 7, null])(
    'does not know the way %j of repaying',
    async (way) => {
      const userId = newId();
      const reply = await service.put(userId, { repayment_method: way });
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ errors: { repayment_method: expect.any(Array) } });
      expect(await service.database('member').where({ user_id: userId })).toEqual([]);
    },
  );
});
