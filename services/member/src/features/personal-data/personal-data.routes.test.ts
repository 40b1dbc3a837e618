import { describe, expect, it } from '@jest/globals';
import type { PersonalData } from '@reset/api-contract/personal-data.ts';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { someMember } from '#testing/member-service.ts';
import { startCardService } from '#testing/some-cardholder.ts';
import { someDeposits } from '#testing/some-deposits.ts';

const { service } = await startCardService();

const ask = (userId: string, caller = 'public') =>
  service.app.inject({
    url: `/internal/people/${userId}/personal_data`,
    headers: asCaller(caller, { audience: 'member' }),
  });
async function dataOf(userId: string) {
  const { sections } = (await ask(userId)).json<PersonalData>();
  return new Map(sections.map(({ name, rows }) => [name, rows]));
}
const bought = (userId: string, amount_cents: number, customer_state: string) =>
  service.put(`${userId}/card_transactions/${newId()}`, {
    occurred_at: '2026-11-18T20:30:00.000Z',
    amount_cents,
    merchant_name: 'Harbor Street Grocery',
    customer_state,
  });
const sum = (rows: readonly Record<string, unknown>[] = [], column: string) =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0);

describe('GET /internal/people/:user_id/personal_data', () => {
  it('has ledger lines that add up to what she owes and to what of hers is with us', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await bought(userId, 2_415, 'posted');
    await bought(userId, 1_099, 'pending');
    await bought(userId, 900, 'repaid');
    const other = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await bought(other, 5_000, 'posted');

    const data = await dataOf(userId);
    const overview = (await service.get(userId, '/dashboard/overview')).json();
    expect(overview.reset_card.amount).toBe(35.14);
    expect(sum(data.get('ledger_lines'), 'owed_change')).toBe(3_514);
    expect(data.get('purchases')).toHaveLength(3);
    expect(data.get('purchases')?.map((row) => row['posted'])).toContain('24.15');
  });

  it('has what came in for her as money that is with us', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    const deposits = await someDeposits(service, userId);
    await deposits.receives(90_000);
    await deposits.receives(1_000);
    const data = await dataOf(userId);
    expect(sum(data.get('ledger_lines'), 'deposit_change')).toBe(91_000);
    expect(data.get('deposits')).toMatchObject([
      { amount: '900.00', kind: 'pay' },
      { amount: '10.00', kind: 'deposit' },
    ]);
  });

  it('says how a limit came about, in dollars', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await service.limits();
    const [limit] = (await dataOf(userId)).get('limits') ?? [];
    expect(limit).toMatchObject({ gross: '423.00' });
    expect(limit?.['steps']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ step: 'formula', before: '846.00', after: '423.00' }),
        expect.objectContaining({ step: 'multiplier', before_basis_points: 10_000 }),
      ]),
    );
  });

  it('has no token of a provider and no whole number of an account', async () => {
    const userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    const link = await service.database('bank_link').where({ user_id: userId }).first();
    const { body } = await ask(userId);
    expect(body).toContain(link.institution_name);
    expect(link.access_token).toEqual(expect.any(String));
    expect(body).not.toContain(link.access_token);
    expect(body).not.toMatch(/access_token|account_numbers|item_id/);
  });

  it('fits 5,000 purchases', async () => {
    const userId = await someMember(service, 'card_account');
    await service.database.raw(
      `INSERT INTO card_transaction (id, card_account_id, occurred_at, merchant_name, card_present,
         requested_cents, held_cents, posted_cents, repaid_cents, network_state, customer_state, decline_reason)
       SELECT gen_random_uuid(), c.id, '2026-11-18T20:30:00Z', 'Harbor Street Grocery', true, 2415, 0, 0,
              0, 'declined', 'declined', 'over_limit'
         FROM card_account c, generate_series(1, 5000) WHERE c.user_id = ?`,
      [userId],
    );
    expect((await dataOf(userId)).get('purchases')).toHaveLength(5_000);
  });

  it('answers the public service alone', async () => {
    expect((await ask(newId(), 'onboarding')).statusCode).toBe(403);
    expect((await dataOf(newId())).get('purchases')).toEqual([]);
  });
});
