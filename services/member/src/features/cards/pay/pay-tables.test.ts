import { newId } from '@reset/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOW, openTables, refusalOf } from '#testing/member-tables.ts';

/* What the tables of what comes in refuse, whoever writes into them. */

const { database, someAccount } = await openTables();
let account: Awaited<ReturnType<typeof someAccount>>;
beforeEach(async () => {
  account = await someAccount();
});

async function someDeposit(changes: object = {}): Promise<string> {
  const id = newId();
  await database('incoming_deposit').insert({
    id,
    issuer_id: newId(),
    card_account_id: account.id,
    kind: 'pay',
    amount_cents: 500,
    sender: 'NORTHWIND PAYROLL',
    arrived_at: NOW,
    recorded_at: NOW,
    status: 'received',
    transfer_group_id: newId(),
    ...changes,
  });
  return id;
}
const refused = (changes: object) => refusalOf(() => someDeposit(changes));

describe('what came in', () => {
  const returned = () => ({ status: 'returned', return_group_id: newId(), ended_at: NOW });

  it('is there once, with transfers of its own', async () => {
    const [issuer_id, transfer_group_id] = [newId(), newId()];
    await someDeposit({ issuer_id, transfer_group_id });
    expect(await refused({ issuer_id })).toBe('23505');
    expect(await refused({ transfer_group_id })).toBe('23505');
    const once = returned();
    await someDeposit(once);
    expect(await refused(once)).toBe('23505');
  });

  it.each(['pay', 'tax_refund', 'other'])('is %s', async (kind) => {
    expect(await refused({ kind })).toBe('accepted');
  });

  it.each([
    ['foreign', { transfer_group_id: null }],
    ['sent_back', { transfer_group_id: null, ended_at: NOW }],
    ['returned', returned()],
  ])('is %s with %j', async (status, changes) => {
    expect(await refused({ ...changes, status })).toBe('accepted');
  });

  it.each([
    ['received', { transfer_group_id: null }],
    ['received', { ended_at: NOW }],
    ['received', { return_group_id: newId() }],
    ['foreign', {}],
    ['foreign', { transfer_group_id: null, ended_at: NOW }],
    ['sent_back', { transfer_group_id: null }],
    ['sent_back', { ended_at: NOW }],
    ['returned', { ...returned(), return_group_id: null }],
    ['returned', { ...returned(), ended_at: null }],
    ['returned', { ...returned(), transfer_group_id: null }],
    ['kept', {}],
    ['received', { amount_cents: 0 }],
    ['received', { kind: 'gift' }],
  ])('is not %s with %j', async (status, changes) => {
    expect(await refused({ ...changes, status })).toBe('23514');
  });

  it.each([
    'UPDATE incoming_deposit SET amount_cents = 1 WHERE id = :id',
    `UPDATE incoming_deposit SET status = 'returned', ended_at = now(),
            return_group_id = gen_random_uuid(), amount_cents = 1 WHERE id = :id`,
    'DELETE FROM incoming_deposit WHERE id = :id',
    'TRUNCATE incoming_deposit CASCADE',
  ])('is never changed: %s', async (statement) => {
    const id = await someDeposit();
    expect(await refusalOf(async () => database.raw(statement, { id }))).toBe('23001');
  });

  it('ends once', async () => {
    const id = await someDeposit();
    const end = () => database('incoming_deposit').where({ id }).update(returned());
    expect(await refusalOf(async () => end())).toBe('accepted');
    expect(await refusalOf(async () => end())).toBe('23001');
  });

  it('is the refund of one tax return', async () => {
    const refunded_by = await someDeposit({ kind: 'tax_refund' });
    const refund = (jurisdiction: string) =>
      refusalOf(async () =>
        database('income_tax_return').insert({
          id: newId(),
          user_id: account.userId,
          jurisdiction,
          tax_year: 2026,
          state: 'OR',
          refund_cents: 500,
          is_advance_eligible: true,
          status: 'refund_received',
          submitted_at: NOW,
          updated_at: NOW,
          refunded_by,
        }),
      );
    expect(await refund('Federal')).toBe('accepted');
    expect(await refund('OR')).toBe('23505');
  });
});
