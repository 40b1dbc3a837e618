import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderError } from '#providers/provider-error.ts';
import {
  someMember,
  startMemberService,
  type MemberServiceUnderTest,
} from '#testing/member-service.ts';
import { dueStore } from './due-store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const TOMORROW = new Date('2026-11-21T20:00:01Z');
const asked = () =>
  service.jobs
    .taken('sync-banks')
    .flatMap(({ data }) => (data as { link_ids: string[] }).link_ids)
    .toSorted();

describe('askForDue', () => {
  it('asks for each link that was not synced for a day, once, by however many processes', async () => {
    for (let count = 0; count < 60; count += 1) await someMember(service, 'bank_link');
    await service.jobs.runAll();
    await service.jobs.runAll();
    const { askForDue } = dueStore(service.database, service.jobs.add);
    expect(await askForDue(service.clock.now())).toBe(0);
    const found = await Promise.all(Array.from({ length: 4 }, () => askForDue(TOMORROW)));
    expect(found.reduce((sum, count) => sum + count)).toBe(60);
    const ids: string[] = await service.database('bank_link').pluck('id');
    expect(asked()).toEqual(ids.toSorted());
  });

  it('is over when they were synced, and one that failed is tried on by itself', async () => {
    const before = service.jobs.taken('sync-bank').length;
    service.world.providerError = new ProviderError('away', 'unavailable');
    service.clock.set(TOMORROW.toISOString());
    await service.jobs.runAll();
    expect(service.jobs.taken('sync-bank')).toHaveLength(before + 60);
    service.world.providerError = null;
    await service.jobs.runAll();
    const stale = service.database('bank_link').where('sync_due_at', '<=', TOMORROW);
    expect(await stale).toEqual([]);
    const { askForDue } = dueStore(service.database, service.jobs.add);
    expect(await askForDue(TOMORROW)).toBe(0);
  });

  it('asks again within the hour for what nobody came to do', async () => {
    const { askForDue } = dueStore(service.database, service.jobs.add);
    const late = new Date('2026-11-22T20:00:02Z');
    expect(await askForDue(late)).toBe(60);
    expect(await askForDue(late)).toBe(0);
    expect(await askForDue(new Date('2026-11-22T21:00:02Z'))).toBe(60);
  });
});
