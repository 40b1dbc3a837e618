import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { payrollLinkStore } from '#features/payroll/linking/payroll-link.store.ts';
import { brokenLinks } from '#testing/broken-links.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { payrollDataOf } from '#testing/payroll-world.ts';
import { syncPayroll } from './payroll-sync.jobs.ts';
import { stalePayrollStore } from './payroll-sync.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
afterEach(() => {
  Object.assign(service.world, {
    providerError: null,
    shifts: SHIFTS,
    beforeShifts: () => undefined,
  });
  Object.assign(service.world.payrollAccount, WORKS);
  service.clock.set(NOW);
});

const NOW = '2026-11-20T20:00:00Z';
const WORKS = { monitoringStatus: 'active', isConnected: true };
const BROKEN = { monitoringStatus: 'user_action_required', isConnected: false };
const shift = (id: string) => ({
  providerShiftId: id,
  endedOn: '2026-11-19',
  minutes: 60,
  grossCents: 1_000,
});
const SHIFTS = [shift('s0'), shift('s1')];

const links = () => payrollLinkStore(service.database, service.jobs.add);
const sync = (linkId: string, sees = service.world) =>
  syncPayroll({ ...service.context, payrollData: payrollDataOf(sees) })(linkId);
/** A world as it is now; what happens later is not seen in it. */
const asItIs = () => ({ ...service.world, payrollAccount: { ...service.world.payrollAccount } });

let linkedBefore = 0;
async function linked() {
  linkedBefore += 1;
  service.world.shifts = SHIFTS;
  const userId = await someMember(service);
  await service.put(`${userId}/payroll_link`, { account_id: `account-${linkedBefore}` });
  const link = await links().find(userId);
  if (!link) throw new Error('Nothing was linked.');
  return { userId, link };
}
const shiftIds = async (userId: string) =>
  (await service.database('shift').where({ user_id: userId }).orderBy('provider_shift_id')).map(
    (row) => row.provider_shift_id,
  );
const jobsOf = (linkId: string) =>
  service.jobs
    .taken('sync-payroll')
    .filter(({ data }) => (data as { payroll_link_id: string }).payroll_link_id === linkId).length;

describe('syncPayroll', () => {
  it('never lets an older reading overwrite a newer one', async () => {
    const { userId, link } = await linked();
    const old = { ...asItIs(), beforeShifts: () => newer() };
    const newer = async () => {
      service.world.shifts = [...SHIFTS, shift('s2')];
      await sync(link.id);
    };
    await sync(link.id, old);
    expect(await shiftIds(userId)).toEqual(['s0', 's1', 's2']);
    // It may have been requested for something that the newer one had not seen yet.
    expect(jobsOf(link.id)).toBe(1);
    await service.jobs.drain();
    expect(await shiftIds(userId)).toEqual(['s0', 's1', 's2']);
  });

  it('never lets older trouble overwrite newer health, nor older health newer trouble', async () => {
    const { userId, link } = await linked();
    const errors = () => brokenLinks(service, userId);
    const stale = links();
    const [before] = await stale.begin([link.id]);
    if (!before) throw new Error('There is no link.');
    await sync(link.id);
    await stale.recordTrouble(before, 'unavailable', service.clock.now());
    expect(await errors()).toEqual([]);

    const healthy = { ...asItIs(), beforeShifts: () => breaks() };
    const breaks = async () => {
      Object.assign(service.world.payrollAccount, BROKEN);
      await sync(link.id);
    };
    await sync(link.id, healthy);
    expect(await errors()).toHaveLength(1);
    await service.jobs.drain();
    expect(await errors()).toHaveLength(1);
  });

  it('does not let what began before a repair undo it', async () => {
    const { userId, link } = await linked();
    const [before] = await links().begin([link.id]);
    if (!before) throw new Error('There is no link.');
    const wanted = { ...link, platformId: 'platform-1', monitoringStatus: 'active' };
    await links().link(wanted, service.clock.now());
    await links().recordTrouble(before, 'user_action_required', service.clock.now());
    expect(await brokenLinks(service, userId)).toEqual([]);
  });

  it('never mixes two readings, however many go on at once', async () => {
    const { userId, link } = await linked();
    const worlds = Array.from({ length: 12 }, (_, index) => ({
      ...asItIs(),
      terms: { ...service.world.terms, compensationCents: index },
      shifts: [shift(`a${index}`), shift(`b${index}`)],
    }));
    await Promise.all(worlds.map((world) => sync(link.id, world)));
    const [row] = await service.database('payroll_link').where({ id: link.id });
    const winner = row.compensation_cents;
    expect(await shiftIds(userId)).toEqual([`a${winner}`, `b${winner}`]);
    await service.jobs.drain();
    expect(await shiftIds(userId)).toEqual(['s0', 's1']);
  });

  it('brings nothing back that was unlinked while it was read', async () => {
    const { userId, link } = await linked();
    service.world.beforeShifts = async () => {
      await links().unlink(userId, service.clock.now());
    };
    await sync(link.id);
    expect(await links().find(userId)).toBeNull();
    expect(await shiftIds(userId)).toEqual([]);
    expect(await sync(link.id)).toBe(false);
    expect(jobsOf(link.id)).toBe(0);
  });

  it('puts nothing of the former account into the one that replaced it', async () => {
    const { userId, link } = await linked();
    const former = {
      ...asItIs(),
      beforeShifts: async () => {
        const wanted = { userId, platformId: 'platform-1', monitoringStatus: 'active' };
        await links().link({ ...wanted, accountId: `other-${userId}` }, service.clock.now());
      },
    };
    await sync(link.id, former);
    expect(await shiftIds(userId)).toEqual([]);
    service.world.shifts = [shift('t0')];
    await service.jobs.drain();
    expect(await shiftIds(userId)).toEqual(['t0']);
  });

  it('writes nothing of a reading that dies half-way, and all of it when it is done again', async () => {
    const { userId, link } = await linked();
    service.world.shifts = [...SHIFTS, shift('s2')];
    const [before] = await service.database('payroll_link').where({ id: link.id });
    service.world.beforeShifts = () => {
      throw new ProviderError('The connection was lost', 'unavailable');
    };
    await expect(sync(link.id)).rejects.toThrow('lost');
    // It also dies while it writes: the last statement of the transaction fails.
    service.world.beforeShifts = () => undefined;
    service.world.shifts = [...service.world.shifts, { ...shift('s3'), minutes: -1 }];
    await expect(sync(link.id)).rejects.toThrow();
    expect(await shiftIds(userId)).toEqual(['s0', 's1']);
    expect(await service.database('payroll_link').where({ id: link.id })).toEqual([before]);
    service.world.shifts = [...SHIFTS, shift('s2')];
    await sync(link.id);
    await sync(link.id);
    expect(await shiftIds(userId)).toEqual(['s0', 's1', 's2']);
  });

  it('keeps the ids of what it knows, and writes nothing again that is as it was', async () => {
    const { userId, link } = await linked();
    const versions = () =>
      service.database('shift').where({ user_id: userId }).orderBy('id').select('id', 'xmin');
    const before = await versions();
    await sync(link.id);
    expect(await versions()).toEqual(before);
  });

  it('reads no figures of a payroll in trouble, and none of them raises the limit', async () => {
    const userId = await someMember(service, 'bank_link');
    const announced = { ...shift('s8'), endedOn: '2026-11-23', grossCents: 40_000 };
    service.world.shifts = [...SHIFTS, announced];
    await service.put(`${userId}/payroll_link`, { account_id: `limit-${userId}` });
    const limit = async () => {
      await service.limits();
      return (await service.get(userId, '/dashboard/overview')).json().dsl.current_amount;
    };
    const before = await limit();
    Object.assign(service.world.payrollAccount, BROKEN);
    service.world.shifts = [...SHIFTS, announced, { ...shift('s9'), grossCents: 90_000 }];
    const link = await links().find(userId);
    expect(await sync(link?.id ?? '')).toBe(false);
    expect(await limit()).toBe(before);
    expect(await brokenLinks(service, userId)).toContainEqual(
      expect.objectContaining({ type: 'integration_error' }),
    );
    // What was announced for a later day is not taken for done, as long as nobody can tell.
    service.clock.set('2026-11-24T20:00:00Z');
    expect(await limit()).toBe(before);
    Object.assign(service.world.payrollAccount, WORKS);
    await sync(link?.id ?? '');
    // Nor does it rise by the payroll alone, while the bank was not read for days.
    expect(await limit()).toBe(before);
    await service.put(`${userId}/bank_link`, { access_token: 'access-1' });
    expect(await limit()).toBeGreaterThan(before);
  });
});

describe('unlink', () => {
  it('forgets the link and what was read by it, and publishes so', async () => {
    const { userId, link } = await linked();
    const own = newId();
    await service.put(`${userId}/shifts/${own}`, {
      ended_on: '2026-11-18',
      minutes: 60,
      gross_cents: 100,
    });
    Object.assign(service.world.payrollAccount, BROKEN);
    await sync(link.id);
    expect(await links().unlink(userId, service.clock.now())).toBe(true);
    expect(await links().unlink(userId, service.clock.now())).toBe(false);
    for (const table of ['payroll_link', 'paystub', 'direct_deposit_allocation']) {
      expect(await service.database(table).where({ user_id: userId })).toEqual([]);
    }
    expect(await service.database('shift').where({ user_id: userId })).toMatchObject([{ id: own }]);
    expect(await brokenLinks(service, userId)).toEqual([]);
    const events = await service.database('event').where({ subject: userId });
    expect(events.map(({ type }) => type)).toEqual([
      'payroll.linked',
      'integration_error.raised',
      'integration_error.resolved',
      'payroll.unlinked',
    ]);
  });

  it('has the provider end an account that she connected, and none that was linked by hand', async () => {
    const { userId, link } = await linked();
    await links().unlink(userId, service.clock.now());
    const other = await linked();
    service.world.accountOwners.set(other.link.accountId, other.userId);
    await links().unlink(other.userId, service.clock.now());
    await service.jobs.drain();
    expect(service.world.forgotten.has(link.accountId)).toBe(false);
    expect(service.world.forgotten.has(other.link.accountId)).toBe(true);
  });
});

describe('syncStale', () => {
  it('has each payroll read once a day, however many processes look, and those that fail again', async () => {
    await service.jobs.drain();
    const people = await Promise.all(Array.from({ length: 30 }, linked));
    const syncStale = () =>
      stalePayrollStore(service.database, service.jobs.add).syncStale(service.clock.now());
    expect(await syncStale()).toBe(0);
    service.clock.set('2026-11-22T20:00:00Z');
    const counts = await Promise.all([syncStale(), syncStale(), syncStale()]);
    const total = await service.database('payroll_link').count('* as links').first();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(total?.links));
    service.world.shifts = [shift('swept')];
    let isFirst = true;
    service.world.beforeShifts = () => {
      if (!isFirst) return;
      isFirst = false;
      throw new ProviderError('No answer', 'unavailable');
    };
    await service.jobs.drain();
    await service.jobs.drain();
    for (const { userId } of people) expect(await shiftIds(userId)).toEqual(['swept']);
    expect(await syncStale()).toBe(0);
  });
});
