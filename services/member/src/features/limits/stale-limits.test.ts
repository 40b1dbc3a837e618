import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeSignal, newId } from '@reset/service-kit';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { notificationStore } from '#features/notifications/notifications.store.ts';
import { staleLimitStore } from './stale-limits.store.ts';

let service: MemberServiceUnderTest;
let userId: string;
beforeAll(async () => {
  service = await startMemberService();
  userId = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
  await write(
    `INSERT INTO integration_error (id, user_id, source, error_type, raised_at, resolved_at)
     VALUES (:id, :userId, 'plaid', 'direct_deposit_switched_away_from_reset', now(), now())`,
  );
  await write(`INSERT INTO member_limit_config (user_id) VALUES (:userId)`);
  await write(`INSERT INTO subscription (owner, is_live) VALUES ('public', true)`);
  await write(
    `INSERT INTO person_reading (generation, user_id)
     SELECT generation, :userId FROM subscription`,
  );
});
afterAll(() => service.stop());

const write = (statement: string) => service.database.raw(statement, { userId, id: newId() });
const due = async (): Promise<string[] | null> => {
  const row = await service.database('limit_due').where({ user_id: userId }).first('because');
  return row?.because ?? null;
};
const OF_HER = 'WHERE user_id = :userId';
const OF_HER_ACCOUNT = `WHERE card_account_id = (SELECT id FROM card_account ${OF_HER})`;

describe('limit_due', () => {
  it.each([
    [`UPDATE bank_link SET available_cents = available_cents + 1 ${OF_HER}`, 'bank'],
    [`UPDATE bank_link SET status = 'broken' ${OF_HER}`, 'bank'],
    [`UPDATE bank_link SET synced_at = synced_at + interval '1 hour' ${OF_HER}`, 'bank'],
    [`UPDATE recurring_outflow SET average_cents = average_cents + 1 ${OF_HER}`, 'bill'],
    [`UPDATE recurring_outflow SET next_occurrence_on = '2026-11-29' ${OF_HER}`, 'bill'],
    [`DELETE FROM recurring_outflow ${OF_HER}`, 'bill'],
    [`UPDATE payroll_link SET monitoring_status = 'degraded' ${OF_HER}`, 'payroll'],
    [`UPDATE payroll_link SET pay_frequency = 'weekly' ${OF_HER}`, 'payroll'],
    [`UPDATE payroll_link SET synced_at = synced_at + interval '1 hour' ${OF_HER}`, 'payroll'],
    [
      `INSERT INTO shift (id, user_id, ended_on, minutes, gross_cents)
       VALUES (:id, :userId, '2026-11-19', 60, 1000)`,
      'shift',
    ],
    [`UPDATE shift SET gross_cents = gross_cents + 1 ${OF_HER}`, 'shift'],
    [`DELETE FROM shift ${OF_HER}`, 'shift'],
    [`UPDATE paystub SET net_cents = net_cents + 1 ${OF_HER}`, 'paystub'],
    [`DELETE FROM paystub ${OF_HER}`, 'paystub'],
    [`UPDATE integration_error SET resolved_at = NULL ${OF_HER}`, 'integration_error'],
    [`UPDATE member_limit_config SET is_muted = true ${OF_HER}`, 'configuration'],
    [`DELETE FROM member_limit_config ${OF_HER}`, 'configuration'],
    [`UPDATE person_reading SET partner_slug = 'hvfcu' ${OF_HER}`, 'person'],
    [`UPDATE person_reading SET is_deactivated = true ${OF_HER}`, 'person'],
    [
      `INSERT INTO income_tax_return (id, user_id, jurisdiction, tax_year, state, refund_cents,
         is_advance_eligible, status, submitted_at, updated_at)
       VALUES (:id, :userId, 'Federal', 2026, 'OR', 200000, true, 'accepted', now(), now())`,
      'tax_return',
    ],
    [`UPDATE income_tax_return SET status = 'rejected' ${OF_HER}`, 'tax_return'],
    [`UPDATE member SET repayment_method = 'direct_deposit_flow' ${OF_HER}`, 'member'],
    [`UPDATE subscription SET is_live = false`, 'person'],
    [`UPDATE card SET status = 'terminated' ${OF_HER_ACCOUNT}`, 'card'],
    [
      `INSERT INTO repayment_instance (id, user_id, purpose, due_on, effective_on, created_at)
       VALUES (:id, :userId, 'payday', '2026-11-27', '2026-11-27', now())`,
      'repayment',
    ],
    [`UPDATE repayment_instance SET state = 'cancelled', ended_at = now() ${OF_HER}`, 'repayment'],
    [`DELETE FROM payroll_link ${OF_HER}`, 'payroll'],
    [`DELETE FROM bank_link ${OF_HER}`, 'bank'],
  ])('has her when there is %s', async (statement, reason) => {
    await service.limits();
    expect(await due()).toBeNull();
    await write(statement);
    expect(await due()).toContain(reason);
  });

  it('has nobody when nothing changed that counts', async () => {
    const other = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    await service.limits();
    for (const statement of [
      `UPDATE bank_link SET sync_due_at = now(), sync_run = sync_run + 1, sync_wanted = true`,
      `UPDATE bank_link SET synced_at = synced_at + interval '1 second'`,
      `UPDATE bank_link SET available_cents = available_cents`,
      `UPDATE recurring_outflow SET merchant_name = 'Another'`,
      `UPDATE payroll_link SET is_sync_due = true, version = version + 1`,
      `UPDATE shift SET minutes = 1`,
      `UPDATE card_account SET status = 'closed'`,
      `UPDATE card SET status = 'suspended' WHERE status = 'active'`,
      `UPDATE member SET repays_in_part = true`,
      `UPDATE repayment_instance SET times_put_off = 1`,
      `DELETE FROM shift WHERE false`,
    ]) {
      await service.database.raw(statement);
    }
    expect(await service.database('limit_due').where({ user_id: other })).toEqual([]);
    expect(await due()).toBeNull();
  });

  it('forgets with a change that is rolled back', async () => {
    await service.limits();
    const failing = service.database.transaction(async (transaction) => {
      await transaction('card_account').where({ user_id: userId }).update({ receivable: 1 });
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    expect(await due()).toBeNull();
  });

  it('is announced to whoever listens', async () => {
    await service.limits();
    const marked = changeSignal(service.context.listener, 'limit_due');
    const versionAfter = async (since: number) => {
      await marked.wait({ since, ms: 30_000, signal: AbortSignal.timeout(30_000) });
      return marked.version();
    };
    // It changes when it begins to listen, because of what was announced before.
    const since = await versionAfter(0);
    await service.database('card_account').where({ user_id: userId }).update({ receivable: -1 });
    expect(await versionAfter(since)).toBeGreaterThan(since);
    marked.close();
  });

  it('is notified once, by all the reasons there are, until it was computed', async () => {
    const other = await someMember(service, 'payroll_link');
    await service.limits();
    const updatingOf = async (id: string) =>
      (await notificationStore(service.database).list(id, service.clock.now())).updating;
    expect(await updatingOf(other)).toBeNull();
    await service.database('shift').where({ user_id: other }).update({ gross_cents: 1 });
    const updating = await updatingOf(other);
    expect(updating).toEqual({ id: expect.any(String) });
    await service.database('paystub').where({ user_id: other }).update({ gross_cents: 1 });
    await service.database('shift').where({ user_id: other }).update({ gross_cents: 2 });
    expect(await updatingOf(other)).toEqual(updating);
    const row = await service.database('limit_due').where({ user_id: other }).first();
    expect(row.because).toEqual(['shift', 'paystub']);
    expect(await updatingOf(newId())).toBeNull();
  });
});

describe('markUnchecked', () => {
  it('has everybody whose limit was not computed on this day, and nobody twice', async () => {
    await service.limits();
    const { markUnchecked } = staleLimitStore(service.database);
    expect(await markUnchecked('2026-11-20')).toBe(0);
    const members = await service.database('limit_state').select('user_id');
    expect(await markUnchecked('2026-11-21')).toBe(members.length);
    expect(await markUnchecked('2026-11-21')).toBe(0);
    expect(await due()).toEqual(['midnight']);
    service.clock.set('2026-11-21T20:00:00Z');
    await service.limits();
    service.clock.set('2026-11-20T20:00:00Z');
    expect(await markUnchecked('2026-11-21')).toBe(0);
  });
});

describe('markAged', () => {
  it('has whose bank or payroll has grown too old since her limit was computed, once for each', async () => {
    const other = await someMember(service, 'bank_link', 'payroll_link', 'card_account');
    const readAt = (table: string, synced_at: string) =>
      service.database(table).where({ user_id: other }).update({ synced_at });
    await readAt('bank_link', '2026-11-20T12:00:00Z');
    await readAt('payroll_link', '2026-11-20T15:00:00Z');
    await service.limits();
    const { markAged } = staleLimitStore(service.database);
    expect(await markAged(new Date('2026-11-22T00:00:00Z'))).toBe(0);
    for (const instant of ['2026-11-22T00:00:00.001Z', '2026-11-22T03:00:00.001Z']) {
      service.clock.set(instant);
      expect(await markAged(service.clock.now())).toBe(1);
      expect(await markAged(service.clock.now())).toBe(0);
      const row = await service.database('limit_due').where({ user_id: other }).first('because');
      expect(row.because).toEqual(['age']);
      await service.limits();
      const [{ steps }] = await service
        .database('spending_limit')
        .where({ user_id: other })
        .orderBy('id', 'desc');
      expect(steps[0]).toMatchObject({ because: 'bank_stale' });
    }
    service.clock.set('2026-11-22T07:00:00Z');
    expect(await markAged(service.clock.now())).toBe(0);
    service.clock.set('2026-11-20T20:00:00Z');
  });
});

describe('markOutdatedBasis', () => {
  it('has everybody whose limit was computed by other rules', async () => {
    await service.limits();
    const { markOutdatedBasis } = staleLimitStore(service.database);
    const { basis } = await service.database('limit_state').first('basis');
    expect(await markOutdatedBasis(basis)).toBe(0);
    expect(await markOutdatedBasis('another')).toBeGreaterThan(0);
    expect(await due()).toEqual(['configuration']);
  });
});

describe('deleteOrphans', () => {
  it('forgets people who are no members, and no member', async () => {
    const stranger = newId();
    await service.database.raw("SELECT mark_limits_due(ARRAY[?, ?]::uuid[], 'person')", [
      stranger,
      userId,
    ]);
    await staleLimitStore(service.database).deleteOrphans();
    expect(await service.database('limit_due').where({ user_id: stranger })).toEqual([]);
    expect(await due()).not.toBeNull();
  });
});
