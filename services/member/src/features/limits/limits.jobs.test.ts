import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
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

const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const addShift = (userId: string, grossCents: number) =>
  service.put(`${userId}/shifts/${newId()}`, {
    ended_on: '2026-11-19',
    minutes: 60,
    gross_cents: grossCents,
  });
const grossOf = async (userId: string) =>
  (await service.database('limit_state').where({ user_id: userId }).first()).gross_cents;
const rowsOf = (userId: string) => service.database('spending_limit').where({ user_id: userId });
const countWaiting = async () => {
  const { rows } = await service.database.raw(
    `SELECT FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows.length;
};

/** Holds what `statement` locks until it is let go of. */
async function hold(statement: string, values: string[]): Promise<() => Promise<void>> {
  const transaction = await service.database.transaction();
  await transaction.raw(statement, values);
  return async () => void (await transaction.commit());
}
const LEDGER_ACCOUNT = `
  SELECT FROM ledger.account WHERE owner_user_id = ? AND code = 1110 FOR NO KEY UPDATE`;

/** Asks the ledger for a hold within the limit. */
async function buy(userId: string, amount: number): Promise<boolean> {
  const { rows } = await service.database.raw<{ rows: { approved: boolean }[] }>(
    `SELECT approved FROM ledger.hold_within_limit(jsonb_build_array(jsonb_build_object(
       'id', CAST(? AS uuid), 'amount', CAST(? AS integer), 'group_id', CAST(? AS uuid),
       'debit', (SELECT receivable FROM card_account WHERE user_id = ?),
       'occurred_at', now(), 'effective_on', current_date, 'actor', 'issuer')))`,
    [newId(), amount, newId(), userId],
  );
  return rows[0]?.approved ?? false;
}

describe('computeDue', () => {
  it('computes every member once, however many request it at once', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, everything));
    await Promise.all(Array.from({ length: 6 }, () => service.limits()));
    for (const userId of members) expect(await rowsOf(userId)).toHaveLength(1);
    expect(await service.database('limit_due')).toEqual([]);
  });

  it('does the others when one cannot be computed, and tries that one later', async () => {
    const [poisoned, ...others] = [await everything(), await everything(), await everything()];
    const paystubs = service.database('paystub').where({ user_id: poisoned });
    await paystubs.clone().update({ pay_on: '-infinity' });
    await service.limits();
    for (const userId of others) expect(await grossOf(userId)).toBe(42_300n);
    expect(await grossOf(poisoned)).toBeNull();
    const due = service.database('limit_due').where({ user_id: poisoned });
    expect(await due.clone().whereRaw('not_before > now()')).toMatchObject([{ failures: 1 }]);
    // A fact that is put right is looked at without waiting.
    await paystubs.clone().update({ pay_on: '2026-11-17' });
    await service.limits();
    expect(await grossOf(poisoned)).toBe(42_300n);
    expect(await due).toEqual([]);
  });

  it('waits for no fact that is about to change, and counts it when it has', async () => {
    const userId = await everything();
    await service.limits();
    await addShift(userId, 10_000);
    const commit = await hold('UPDATE shift SET gross_cents = 0 WHERE user_id = ?', [userId]);
    await service.limits();
    expect(await grossOf(userId)).toBe(45_900n);
    expect(await service.database('limit_due').where({ user_id: userId })).toHaveLength(1);
    await commit();
    await service.limits();
    expect(await grossOf(userId)).toBe(0n);
  });

  it('stays due for what changes between being read and being written', async () => {
    const userId = await everything();
    await service.limits();
    await addShift(userId, 10_000);
    const letGo = await hold(LEDGER_ACCOUNT, [userId]);
    const computing = service.limits();
    await eventually(async () => expect(await countWaiting()).toBe(1));
    await addShift(userId, 30_000);
    await letGo();
    await computing;
    await service.limits();
    expect((await rowsOf(userId).orderBy('id')).map((row) => row.gross_cents)).toEqual([
      42_300n,
      45_900n,
      56_700n,
    ]);
  });
});

describe('a limit that falls while something is bought', () => {
  it('waits for the purchase, which was judged by the limit of before', async () => {
    const userId = await everything();
    await service.limits();
    const release = await hold(LEDGER_ACCOUNT, [userId]);
    await service.put(`${userId}/limit_config`, { muted: true });
    // Who requested the lock first has it first.
    const bought = buy(userId, 42_300);
    await eventually(async () => expect(await countWaiting()).toBe(1));
    const computing = service.limits();
    await eventually(async () => expect(await countWaiting()).toBe(2));
    await release();
    expect(await bought).toBe(true);
    await computing;
    expect(await grossOf(userId)).toBe(0n);
    expect(await buy(userId, 1)).toBe(false);
    const reply = await service.get(userId, '/dashboard/overview');
    expect(reply.json()).toMatchObject({
      dsl: { current_amount: 0, max_amount: 0 },
      reset_card: { amount: 423 },
    });
  });

  it('is what a purchase is judged by that comes while it is being written', async () => {
    const userId = await everything();
    await service.limits();
    await service
      .database('notification')
      .where({ user_id: userId })
      .update({ read_at: new Date() });
    // Whoever writes this notice keeps the limit waiting after it was set in the ledger.
    const release = await hold(
      `INSERT INTO notification (id, user_id, type, created_at)
       VALUES (gen_random_uuid(), ?, 'spending_limit_updated', now())`,
      [userId],
    );
    await service.put(`${userId}/limit_config`, {
      ewa_multiplier_by_repayment_count: { payroll_linked: [0.25], payroll_unlinked: [0] },
    });
    const computing = service.limits();
    await eventually(async () => expect(await countWaiting()).toBe(1));
    const tooMuch = buy(userId, 21_151);
    await release();
    await computing;
    expect(await tooMuch).toBe(false);
    expect(await buy(userId, 21_150)).toBe(true);
  });

  it('never lets more be spent than the higher of the two', async () => {
    const userId = await everything();
    await service.limits();
    await service.put(`${userId}/limit_config`, {
      ewa_multiplier_by_repayment_count: { payroll_linked: [0.25], payroll_unlinked: [0] },
    });
    const [, ...bought] = await Promise.all([
      service.limits(),
      ...Array.from({ length: 12 }, () => buy(userId, 5_000)),
    ]);
    const spent = bought.filter(Boolean).length * 5_000;
    expect(spent).toBeGreaterThanOrEqual(20_000);
    expect(spent).toBeLessThanOrEqual(40_000);
    expect(await buy(userId, 5_000)).toBe(false);
  });
});
