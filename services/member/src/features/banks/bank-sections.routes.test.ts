import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  NormalizedTransactions,
  PlaidTransactions,
} from '@reset/api-contract/admin/user-sections.ts';
import { someTransaction } from '#testing/bank-world.ts';
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

const read = async <Reply>(userId: string, section: string) => {
  const reply = await service.askAsAdmin(`${userId}/${section}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply>();
};

/** A member whose bank was read, with her income, after it had this many transactions. */
async function someReader(count: number): Promise<string> {
  service.world.journal = Array.from({ length: count }, (_none, index) => ({
    changed: someTransaction({
      providerTransactionId: `t${String(index).padStart(4, '0')}`,
      occurredOn: index === 0 ? '2026-11-17' : '2026-11-18',
      amountCents: index === 0 ? -139_680 : 1_200 + index,
    }),
  }));
  const userId = await someMember(service, 'bank_link');
  // The sync of the bank, and the jobs that it adds.
  await service.jobs.drain();
  await service.jobs.drain();
  return userId;
}

describe('GET /internal/members/:user_id/plaid_status', () => {
  it('tells how her bank is read, and what is wrong with it [ADM-079, ADM-099]', async () => {
    const userId = await someReader(0);
    const at = service.clock.now().toISOString();
    const { item_id } = await service.database('bank_link').where({ user_id: userId }).first();
    expect(await read(userId, 'plaid_status')).toEqual({
      error: null,
      balances_updated_at: expect.any(String),
      transactions_successful_updated_at: at,
      transactions_fail_updated_at: null,
      plaid_item_id: item_id,
    });
    await service
      .database('bank_link')
      .where({ user_id: userId })
      .update({ status: 'broken', error: 'ITEM_LOGIN_REQUIRED', transactions_failed_at: at });
    expect(await read(userId, 'plaid_status')).toMatchObject({
      error: 'ITEM_LOGIN_REQUIRED',
      transactions_fail_updated_at: at,
    });
  });

  it('has nothing where no bank is linked', async () => {
    expect(await read(await someMember(service), 'plaid_status')).toEqual({
      error: null,
      balances_updated_at: null,
      transactions_successful_updated_at: null,
      transactions_fail_updated_at: null,
      plaid_item_id: null,
    });
  });
});

describe('what her bank reported', () => {
  it('has the 100 latest transactions, the latest first [ADM-080, ADM-098]', async () => {
    const userId = await someReader(2);
    expect(await read(userId, 'plaid_transactions')).toEqual([
      {
        date: '2026-11-18',
        amount: 12.01,
        category: 'FOOD_AND_DRINK',
        category_id: 'FOOD_AND_DRINK_COFFEE',
        merchant_name: 'Harbor Coffee',
        name: 'HARBOR COFFEE 12',
        transaction_type: 'place',
      },
      expect.objectContaining({ date: '2026-11-17', amount: -1396.8 }),
    ]);
  });

  it('has all of them in pages of 25, each once [ADM-107, ADM-108]', async () => {
    const userId = await someReader(104);
    expect(await read<PlaidTransactions>(userId, 'plaid_transactions')).toHaveLength(100);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) =>
        read<NormalizedTransactions>(userId, `normalized_transactions?page=${page}`),
      ),
    );
    expect(pages.map(({ total_pages: total }) => total)).toEqual(Array(6).fill(5));
    const all = pages.map(({ normalized_transactions: page }) => page);
    expect(all.map(({ length }) => length)).toEqual([25, 25, 25, 25, 4, 0]);
    expect(new Set(all.flat().map(({ amount }) => amount)).size).toBe(104);
    expect(all.flat().at(-1)).toMatchObject({ date: '2026-11-17' });
    const nobody = await read(await someMember(service), 'normalized_transactions?page=1');
    expect(nobody).toEqual({ normalized_transactions: [], total_pages: 0 });
  });
});

describe('GET /internal/members/:user_id/pave_status', () => {
  it('has what comes in again and again, and what is used of it [ADM-084, ADM-101]', async () => {
    service.world.incomes = [
      {
        name: 'Juniper Lane Markets',
        kind: 'payroll',
        frequency: 'biweekly',
        averageCents: 139_680,
        lastCents: 139_999,
        monthlyCents: 302_640,
        lastOn: '2026-11-17',
        nextOn: '2026-12-01',
        isActive: true,
      },
    ];
    const userId = await someReader(3);
    service.world.incomes = [];
    expect(await read(userId, 'pave_status')).toEqual({
      characteristics: {
        deposits_monthly: 3026.4,
        has_earnings: true,
        read_at: service.clock.now().toISOString(),
      },
      scores: null,
      incomes: [
        {
          name: 'Juniper Lane Markets',
          kind: 'payroll',
          frequency: 'biweekly',
          average_amount: 1396.8,
          last_amount: 1399.99,
          monthly_amount: 3026.4,
          last_date: '2026-11-17',
          next_date: '2026-12-01',
          active: true,
        },
      ],
    });
  });

  it('has nothing before it was read', async () => {
    expect(await read(await someMember(service, 'bank_link'), 'pave_status')).toEqual({
      characteristics: null,
      scores: null,
      incomes: [],
    });
  });
});
