import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { ProviderError } from '@reset/service-kit';
import { staleBankStore } from './bank-sync.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const TOMORROW = new Date('2026-11-21T20:00:01Z');
const added = () =>
  service.jobs
    .taken('sync-banks')
    .flatMap(({ data }) => (data as { link_ids: string[] }).link_ids)
    .toSorted();

describe('syncStale', () => {
  it('adds a job for each link that was not synced for a day, once, by however many processes', async () => {
    for (let count = 0; count < 60; count += 1) await someMember(service, 'bank_link');
    await service.jobs.drain();
    await service.jobs.drain();
    const { syncStale } = staleBankStore(service.database, service.jobs.add);
    expect(await syncStale(service.clock.now())).toBe(0);
    const found = await Promise.all(Array.from({ length: 4 }, () => syncStale(TOMORROW)));
    expect(found.reduce((sum, count) => sum + count)).toBe(60);
    const ids: string[] = await service.database('bank_link').pluck('id');
    expect(added()).toEqual(ids.toSorted());
  });

  it('is over when they were synced, and one that failed is tried on by itself', async () => {
    const before = service.jobs.taken('sync-bank').length;
    service.world.providerError = new ProviderError('away', 'unavailable');
    service.clock.set(TOMORROW.toISOString());
    await service.jobs.drain();
    expect(service.jobs.taken('sync-bank')).toHaveLength(before + 60);
    service.world.providerError = null;
    await service.jobs.drain();
    const stale = service.database('bank_link').where('sync_due_at', '<=', TOMORROW);
    expect(await stale).toEqual([]);
    const { syncStale } = staleBankStore(service.database, service.jobs.add);
    expect(await syncStale(TOMORROW)).toBe(0);
  });

  it('adds a job again within the hour for what no process came to do', async () => {
    const { syncStale } = staleBankStore(service.database, service.jobs.add);
    const late = new Date('2026-11-22T20:00:02Z');
    expect(await syncStale(late)).toBe(60);
    expect(await syncStale(late)).toBe(0);
    expect(await syncStale(new Date('2026-11-22T21:00:02Z'))).toBe(60);
  });
});
