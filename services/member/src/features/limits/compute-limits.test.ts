import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { explainLimit } from './explain-limit.ts';
import { limitStore } from './limits.store.ts';
import { ENGINE, replay } from './limits.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const everything = () => someMember(service, 'bank_link', 'payroll_link', 'card_account');
const history = (userId: string) => limitStore(service.database).history(userId, 100);
const creditLimit = async (userId: string) =>
  (
    await service
      .database('ledger.account')
      .where({ owner_user_id: userId, code: 1110 })
      .first('credit_limit')
  )?.credit_limit;
const unread = (userId: string) =>
  service.database('notification').where({ user_id: userId, read_at: null }).select('type', 'id');
const addShift = (userId: string, grossCents: number) =>
  service.put(`${userId}/shifts/${newId()}`, {
    ended_on: '2026-11-19',
    minutes: 60,
    gross_cents: grossCents,
  });

describe('a limit that is due', () => {
  it('is computed, stored with its inputs and steps, and set in the ledger', async () => {
    const userId = await everything();
    await service.limits();
    const [limit, ...older] = await history(userId);
    expect(older).toEqual([]);
    expect(limit).toMatchObject({
      grossCents: 42_300,
      engine: ENGINE,
      reasons: expect.arrayContaining(['member', 'bank', 'payroll', 'shift', 'card_account']),
      inputs: {
        facts: { accruedNetCents: 84_600, billsCents: 42_169, settledRepayments: 0 },
        rules: { payrollLinkedBasisPoints: [5_000], isMuted: false },
        moment: { today: '2026-11-20', now: '2026-11-20T20:00:00.000Z', lastGrossCents: null },
      },
    });
    expect(explainLimit(limit?.steps ?? [])).toContain(
      'Pay and bills: her part of the pay: $846.00 → $423.00',
    );
    expect(await creditLimit(userId)).toBe(42_300n);
    expect(await unread(userId)).toMatchObject([{ type: 'spending_limit_updated' }]);
    expect(await service.database('limit_due').where({ user_id: userId })).toEqual([]);
  });

  it('is nothing once the last card is terminated, and is there again with a new card', async () => {
    const userId = await everything();
    const { id } = await service.database('card_account').where({ user_id: userId }).first('id');
    const cards = service.world.issuer.cards;
    const [card] = await service.database('card').where({ card_account_id: id });
    const old = cards.find((one) => one.id === card.synctera_card_id);
    if (!old) throw new Error('The issuer does not know the card.');
    const sync = async () => {
      await service.jobs.add(service.database, 'sync-card-account', { card_account_id: id });
      await service.jobs.drain();
      await service.limits();
      return creditLimit(userId);
    };
    expect(await sync()).toBe(42_300n);
    old.status = 'terminated';
    expect(await sync()).toBe(0n);
    const [limit] = await history(userId);
    expect(explainLimit(limit?.steps ?? [])).toEqual([
      'Data: the card is terminated, so there is no limit: $423.00 → $0.00',
    ]);
    const overview = (await service.get(userId, '/dashboard/overview')).json();
    expect(overview.dsl).toEqual({ current_amount: 0, max_amount: 0 });
    cards.push({ ...old, id: newId(), status: 'active' });
    expect(await sync()).toBe(42_300n);
  });

  it('stores no other row and publishes nothing when nothing about it changed', async () => {
    const userId = await everything();
    await service.limits();
    const [before] = await unread(userId);
    await service.database.raw("SELECT mark_limits_due(ARRAY[?::uuid], 'shift')", [userId]);
    service.clock.set('2026-11-20T21:00:00Z');
    await service.limits();
    expect(await history(userId)).toHaveLength(1);
    expect(await unread(userId)).toEqual([before]);
    const state = await service.database('limit_state').where({ user_id: userId }).first();
    expect(state.checked_at).toEqual(new Date('2026-11-20T21:00:00Z'));
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('notifies anew, and earlier notifications count as read', async () => {
    const userId = await everything();
    await service.limits();
    const [before] = await unread(userId);
    await addShift(userId, 10_000);
    await service.limits();
    const after = await unread(userId);
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before?.id);
    expect(await creditLimit(userId)).toBe(45_900n);
    expect((await history(userId)).map(({ reasons }) => reasons)[0]).toEqual(['shift']);
  });

  it('is nothing without a bank or without a payroll', async () => {
    for (const link of ['bank_link', 'payroll_link'] as const) {
      const userId = await someMember(service, link);
      await service.limits();
      expect(await history(userId)).toMatchObject([{ grossCents: 0 }]);
    }
  });

  it('falls while its payroll has to be repaired, and ends with the payday that it was for', async () => {
    const userId = await everything();
    await service.limits();
    await service
      .database('payroll_link')
      .where({ user_id: userId })
      .update({ monitoring_status: 'user_action_required' });
    const bank = service.database('bank_link').where({ user_id: userId });
    await bank.clone().update({ available_cents: -20_000 });
    await service.limits();
    const [fallen] = await history(userId);
    expect(fallen?.grossCents).toBeLessThan(42_300);
    await bank.clone().update({ available_cents: 9_000_000 });
    await service.limits();
    expect((await history(userId))[0]?.grossCents).toBe(fallen?.grossCents);
    service.clock.set('2026-12-01T20:00:00Z');
    await service.jobs.runSchedule('mark-stale-limits');
    await service.limits();
    expect(await creditLimit(userId)).toBe(0n);
    expect((await history(userId))[0]).toMatchObject({ steps: { 7: { reason: 'period_over' } } });
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('ends on the payday that it was for as soon as its bank was read too long ago', async () => {
    const userId = await everything();
    const readAt = (table: string, synced_at: string) =>
      service.database(table).where({ user_id: userId }).update({ synced_at });
    service.clock.set('2026-12-01T09:00:00Z');
    await readAt('bank_link', '2026-11-30T00:00:00Z');
    await readAt('payroll_link', '2026-12-01T09:00:00Z');
    await service.limits();
    expect(await creditLimit(userId)).toBeGreaterThan(0n);
    service.clock.set('2026-12-01T12:00:00.001Z');
    await service.jobs.runSchedule('mark-stale-limits');
    await service.limits();
    expect(await creditLimit(userId)).toBe(0n);
    service.clock.set('2026-11-20T20:00:00Z');
  });

  it('stays what it was while its bank or its payroll has to be repaired', async () => {
    const userId = await everything();
    await service.limits();
    const broken = service.database('bank_link').where({ user_id: userId });
    await broken.update({ status: 'broken', available_cents: 9_000_000 });
    await addShift(userId, 500_000);
    await service.limits();
    expect((await history(userId))[0]).toMatchObject({
      grossCents: 42_300,
      steps: { 0: { step: 'data_gate', reason: 'bank_broken' }, 7: { reason: 'frozen' } },
    });
    await broken.update({ status: 'active' });
    await service.limits();
    expect((await history(userId))[0]?.grossCents).toBeGreaterThan(42_300);
  });

  it('stays what it was from when its data is too old until it is read again', async () => {
    const userId = await everything();
    await service.limits();
    service.clock.set('2026-11-23T20:00:00Z');
    await addShift(userId, 10_000);
    await service.limits();
    const stale = { grossCents: 42_300, steps: { 0: { reason: 'bank_stale' } } };
    expect((await history(userId))[0]).toMatchObject(stale);
    const read = { synced_at: new Date('2026-11-23T19:00:00Z') };
    await service.database('bank_link').where({ user_id: userId }).update(read);
    await service.database('payroll_link').where({ user_id: userId }).update(read);
    await service.limits();
    service.clock.set('2026-11-20T20:00:00Z');
    expect((await history(userId))[0]).toMatchObject({
      steps: { 7: { reason: 'does_not_apply' } },
    });
  });

  it('counts what she repaid, and neither what was taken back nor what a merchant gave back', async () => {
    const userId = await everything();
    const set = await service.put(`${userId}/limit_config`, {
      ewa_multiplier_by_repayment_count: { payroll_linked: [0.1, 0.2, 0.3], payroll_unlinked: [0] },
    });
    expect(set.statusCode).toBe(204);
    const { id: account } = await service
      .database('card_account')
      .where({ user_id: userId })
      .first('id');
    const [first, second] = [newId(), newId()];
    const transaction = newId();
    await service.database('card_transaction').insert({
      id: transaction,
      card_account_id: account,
      occurred_at: new Date('2026-11-19T20:00:00Z'),
      merchant_name: 'Grocer',
      requested_cents: 1_000,
      posted_cents: 1_000,
      network_state: 'cleared',
      customer_state: 'posted',
    });
    const pay = (repayment: string, kind: string, day = '2026-11-19') =>
      service.database('allocation').insert({
        kind,
        id: newId(),
        repayment_id: repayment,
        card_transaction_id: transaction,
        amount_cents: 100,
        created_at: new Date(`${day}T20:00:00Z`),
      });
    const grossAfter = async () => {
      await service.limits();
      return (await history(userId))[0]?.grossCents;
    };
    expect(await grossAfter()).toBe(8_460);
    await pay(first, 'repayment');
    await pay(newId(), 'repayment');
    expect(await grossAfter()).toBe(16_920);
    await pay(newId(), 'merchant_refund');
    await pay(newId(), 'deposit_balance');
    await pay(second, 'repayment', '2026-11-20');
    expect(await grossAfter()).toBe(25_380);
    await service
      .database('allocation')
      .where({ repayment_id: second })
      .update({ reversed_by: newId() });
    expect(await grossAfter()).toBe(16_920);
  });

  it('can be replayed from every row that was ever stored', async () => {
    const rows = await service.database('spending_limit').select('user_id').distinct();
    let replayed = 0;
    for (const { user_id: userId } of rows) {
      for (const { grossCents, steps, ...stored } of await history(userId)) {
        expect(replay(stored)).toEqual({ grossCents, steps });
        replayed += 1;
      }
    }
    expect(replayed).toBeGreaterThan(12);
  });
});
