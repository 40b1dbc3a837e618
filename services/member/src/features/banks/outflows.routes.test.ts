import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import {
  type MemberServiceUnderTest,
  someBill,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const list = (userId: string) =>
  service.get(userId, '/recurring_transactions/active_recurring_outflows');

describe('GET /recurring_transactions/active_recurring_outflows', () => {
  it('lists bills, the soonest first, with what is past rolled on [MEM-131, MEM-132]', async () => {
    service.world.bills = [
      someBill({ streamId: 'past', nextOccurrenceOn: '2026-10-31', averageCents: 98_001 }),
      someBill({ streamId: 'soon', merchantName: '<b>Bill</b>' }),
      someBill({
        streamId: 'today',
        nextOccurrenceOn: '2026-11-20',
        merchantName: null,
        description: null,
      }),
    ];
    const userId = await someMember(service, 'bank_link');
    const reply = await list(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject([
      { next_occurrence_date: '2026-11-20', merchant_name: null, description: null },
      { next_occurrence_date: '2026-11-22', merchant_name: '<b>Bill</b>' },
      {
        id: expect.any(String),
        last_occurrence_date: '2026-10-22',
        next_occurrence_date: '2026-11-30',
        merchant_name: 'Bluefinch Mobile',
        description: 'BLUEFINCH MOBILE PMT',
        average_amount: 980.01,
        personal_finance_category_primary: 'RENT_AND_UTILITIES',
        personal_finance_category_secondary: 'RENT_AND_UTILITIES_TELEPHONE',
      },
    ]);
  });

  it('lists none to anybody else', async () => {
    await someMember(service, 'bank_link');
    for (const userId of [await someMember(service), newId()]) {
      expect((await list(userId)).json()).toEqual([]);
    }
  });
});
