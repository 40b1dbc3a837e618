import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';

const AT = '2026-11-20T20:00:00.000Z';
const sam = newId();
let service: AdminServiceUnderTest;
let token: string;
let rosa: string;
let asked: string[];
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam, 'operations');
  token = await service.tokenOf(sam);
  rosa = await tellOfUsers(service.database).registered();
});
beforeEach(() => {
  asked = [];
});
afterAll(() => service.stop());

/** The member service answers so, and what it is asked is kept. */
function answer(reply: unknown): void {
  service.world.member = (_method, path) => {
    asked.push(path);
    if (reply instanceof Error) throw reply;
    return reply;
  };
}
const read = (path: string) => service.get(path, sam, token);

const transaction = {
  date: '2026-11-18',
  amount: 12.01,
  category: null,
  category_id: null,
  merchant_name: 'Harbor Coffee',
  name: 'HARBOR COFFEE 12',
  transaction_type: 'place',
};

/** Each section as it is answered, and its requirement. */
const SECTIONS: [section: string, requirements: string, reply: unknown][] = [
  [
    'pinwheel_status',
    'ADM-082, ADM-096',
    {
      connected: true,
      monitoring_status: 'active',
      pinwheel_account_id: 'account-1',
      link_token: null,
      data_refreshed_at: {
        direct_deposit_allocations: AT,
        income: AT,
        employment: AT,
        identity: null,
        shifts: AT,
        paystubs: null,
      },
    },
  ],
  [
    'direct_deposit',
    'ADM-081, ADM-097',
    [
      {
        account_name: 'Savings',
        allocation_type: 'amount',
        amount: 12_550,
        percentage: null,
        priority: 1,
        routing_number: '011000015',
        masked_account_number: '9911',
      },
    ],
  ],
  ['plaid_transactions', 'ADM-080, ADM-098', [transaction]],
  [
    'plaid_status',
    'ADM-079, ADM-099',
    {
      error: 'ITEM_LOGIN_REQUIRED',
      balances_updated_at: AT,
      transactions_successful_updated_at: null,
      transactions_fail_updated_at: AT,
      plaid_item_id: 'item-1',
    },
  ],
  [
    'annualized_income',
    'ADM-083, ADM-100',
    {
      annualized_pay_with_min: 1,
      annualized_pay_with_max: null,
      annualized_pay_with_avg: 2,
      sorted_net_pay_amounts: [1, 2],
      sorted_net_pay_ratios: [0.72],
    },
  ],
  [
    'pave_status',
    'ADM-084, ADM-101',
    {
      characteristics: { deposits_monthly: 3026.4, has_earnings: true, read_at: AT },
      scores: null,
      incomes: [],
    },
  ],
  [
    'unresolved_integration_errors',
    'ADM-078, ADM-102',
    {
      integration_errors: [
        {
          id: newId(),
          created_at: AT,
          source: 'plaid',
          error_type: 'monitoring_status_unavailable',
        },
      ],
    },
  ],
];

describe.each(SECTIONS)('GET /admin/users/:id/%s [%s]', (section, _requirements, reply) => {
  it('is what the member service says of her', async () => {
    answer(reply);
    const shown = await read(`/admin/users/${rosa}/${section}`);
    expect([shown.statusCode, shown.json()]).toEqual([200, reply]);
    expect(asked).toEqual([`/internal/members/${rosa}/${section}`]);
  });

  it('is of nobody who is not there, and nobody asks', async () => {
    answer(reply);
    expect((await read(`/admin/users/${newId()}/${section}`)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('says that it cannot be read while the member service is away', async () => {
    answer(new InternalCallError('away', 503, 'service_unavailable'));
    const shown = await read(`/admin/users/${rosa}/${section}`);
    expect(shown.statusCode).toBe(503);
    expect(shown.json()).toMatchObject({
      error: 'This cannot be read right now. Please try again.',
      code: 'service_unavailable',
    });
  });

  it('passes on nothing that it is not to show', async () => {
    const secrets = { ssn: '512347890', account_number: '10004021', access_token: 'access-1' };
    answer(
      Array.isArray(reply)
        ? reply.map((one) => ({ ...one, ...secrets }))
        : { ...(reply as object), ...secrets },
    );
    const { body } = await read(`/admin/users/${rosa}/${section}`);
    for (const secret of Object.values(secrets)) expect(body).not.toContain(secret);
  });
});

describe('GET /admin/normalized_transactions', () => {
  const page = { normalized_transactions: [transaction], total_pages: 3 };

  it.each([
    ['', 1],
    ['&page=2', 2],
    ['&page=all', 1],
    ['&page=-4', 1],
  ])('reads with %j page %d of her transactions [ADM-107, ADM-108]', async (query, number) => {
    answer(page);
    const shown = await read(`/admin/normalized_transactions?user_id=${rosa}${query}`);
    expect([shown.statusCode, shown.json()]).toEqual([200, page]);
    expect(asked).toEqual([`/internal/members/${rosa}/normalized_transactions?page=${number}`]);
  });

  it('is of somebody', async () => {
    answer(page);
    expect((await read('/admin/normalized_transactions')).statusCode).toBe(422);
    const nobody = await read(`/admin/normalized_transactions?user_id=${newId()}`);
    expect(nobody.statusCode).toBe(404);
    answer(new InternalCallError('away', 503, 'service_unavailable'));
    const shown = await read(`/admin/normalized_transactions?user_id=${rosa}`);
    expect(shown.statusCode).toBe(503);
  });
});

describe('GET /admin/users/:id/limits/:limit_id', () => {
  const limit = newId();
  const receipt = {
    id: limit,
    computed_at: AT,
    reasons: ['shift'],
    gross_limit: 423,
    steps: [
      {
        step: 'formula',
        reason: 'part_of_pay',
        unit: 'cents',
        before: 84_600,
        after: 42_300,
        explanation: 'Pay and bills: her part of the pay: $846.00 → $423.00',
      },
    ],
    inputs: [
      { name: 'facts.accrued_net_cents', value: 84_600 },
      { name: 'rules.is_muted', value: false },
      { name: 'moment.period_ends_on', value: null },
    ],
    is_confirmed: true,
    difference: null,
  };

  it('is how the limit came about, as the member service has it', async () => {
    answer(receipt);
    const shown = await read(`/admin/users/${rosa}/limits/${limit}`);
    expect([shown.statusCode, shown.json()]).toEqual([200, receipt]);
    expect(asked).toEqual([`/internal/members/${rosa}/limits/${limit}?`]);
  });

  it('has the difference to another one', async () => {
    const other = newId();
    const changes = [{ name: 'rules.is_muted', before: true, after: false }];
    const compared = {
      ...receipt,
      difference: { compared_to: other, computed_at: AT, changes },
    };
    answer(compared);
    const shown = await read(`/admin/users/${rosa}/limits/${limit}?compared_to=${other}`);
    expect(shown.json()).toEqual(compared);
    expect(asked).toEqual([`/internal/members/${rosa}/limits/${limit}?compared_to=${other}`]);
  });

  it('is none where she has none by this id', async () => {
    answer(new InternalCallError('refused', 404, 'not_found', { error: 'Not found' }));
    expect((await read(`/admin/users/${rosa}/limits/${limit}`)).statusCode).toBe(404);
  });
});
