import { memberDatabase } from '#testing/db.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedJobs } from '@reset/service-kit/testing';
import type { Institution } from '#providers/institution-directory.ts';
import { institutionStore, type InstitutionStore } from './institutions.store.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
const HOUR_MS = 3_600_000;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

let test: Awaited<ReturnType<typeof memberDatabase>>;
let store: InstitutionStore;
beforeAll(async () => {
  test = await memberDatabase();
  store = institutionStore(test.database);
});
beforeEach(async () => {
  await test.database('institution').delete();
  await test.database('institution_list').update({ refreshed_at: null, asked_at: null });
});
afterAll(() => test.drop());

const bank = (id: string, changes: Partial<Institution> = {}): Institution => ({
  id,
  kind: 'bank',
  name: `Bank ${id}`,
  products: ['auth', 'balance'],
  isDigitalOnly: false,
  ...changes,
});

describe('replace', () => {
  it('keeps the new list instead of the old, and says that it changed', async () => {
    await store.replace('plaid', [bank('ins_1'), bank('ins_2')], NOW);
    const before = await store.version();
    await store.replace('plaid', [bank('ins_2', { isDigitalOnly: true }), bank('ins_3')], NOW);
    expect(await store.all()).toEqual([bank('ins_2', { isDigitalOnly: true }), bank('ins_3')]);
    expect(await store.version()).toBeGreaterThan(before);
    expect(await store.find('plaid', 'ins_1')).toBeNull();
    expect(await store.find('plaid', 'ins_3')).toEqual(bank('ins_3'));
  });

  it("leaves the other provider's list as it is", async () => {
    const platform = bank('ins_1', { kind: 'payroll', name: 'Paylark' });
    await store.replace('pinwheel', [platform], NOW);
    await store.replace('plaid', [bank('ins_1')], NOW);
    expect(await store.find('pinwheel', 'ins_1')).toEqual(platform);
    expect(await store.find('plaid', 'ins_1')).toEqual(bank('ins_1'));
  });

  it.each([
    ['nothing', []],
    ['less than half of before', [bank('ins_1')]],
    ['what cannot be kept', [bank('ins_1'), bank('ins_2'), bank('ins_2')]],
  ])('keeps the old list when the new one is %s', async (_what, list) => {
    const old = [bank('ins_7'), bank('ins_8'), bank('ins_9')];
    await store.replace('plaid', old, NOW);
    const version = await store.version();
    await expect(store.replace('plaid', list, NOW)).rejects.toThrow();
    expect(await store.all()).toEqual(old);
    expect(await store.version()).toBe(version);
  });

  it('refuses an empty first list', async () => {
    await expect(store.replace('plaid', [], NOW)).rejects.toThrow('0 institutions');
  });
});

describe('refreshStale', () => {
  const added = async (now: Date) => {
    const jobs = recordedJobs();
    await store.refreshStale(jobs.add, now);
    return jobs.taken().map(({ data }) => data);
  };

  it('adds jobs for lists that were never read, for each once an hour', async () => {
    expect(await added(NOW)).toEqual(
      expect.arrayContaining([{ provider: 'plaid' }, { provider: 'pinwheel' }]),
    );
    expect(await added(hoursLater(0.9))).toEqual([]);
    expect(await added(hoursLater(1))).toHaveLength(2);
  });

  it('adds a job for a list that is a day old', async () => {
    await store.replace('plaid', [bank('ins_1')], NOW);
    await store.replace('pinwheel', [bank('p_1')], hoursLater(5));
    expect(await added(hoursLater(23.9))).toEqual([]);
    expect(await added(hoursLater(24))).toEqual([{ provider: 'plaid' }]);
  });

  it('tries again when the job could not be added', async () => {
    const refusing = () => Promise.reject(new Error('The jobs have not started'));
    await expect(store.refreshStale(refusing, NOW)).rejects.toThrow('The jobs have not started');
    expect(await added(NOW)).toHaveLength(2);
  });
});
