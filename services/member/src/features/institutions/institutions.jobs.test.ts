import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordedJobs } from '@reset/service-kit/testing';
import { ProviderError } from '@reset/service-kit';
import type { Institution } from '#providers/institution-directory.ts';
import {
  directoryOf,
  startMemberService,
  type MemberServiceUnderTest,
} from '#testing/member-service.ts';
import { registerInstitutionsJobs } from './institutions.jobs.ts';
import { institutionStore } from './institutions.store.ts';

const some = (id: string, kind: Institution['kind']): Institution => ({
  id,
  kind,
  name: `The ${id}`,
  products: ['income'],
  isDigitalOnly: false,
});
const banks = [some('ins_1', 'bank')];
const platforms = [some('paylark', 'payroll')];

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

/** Looks whether a list is stale, and does the jobs that were added for it. */
async function refresh(fromPinwheel: { institutions: Institution[]; providerError: Error | null }) {
  const jobs = recordedJobs();
  registerInstitutionsJobs({
    ...service.context,
    jobs,
    institutionDirectories: {
      plaid: directoryOf({ institutions: banks, providerError: null }),
      pinwheel: directoryOf(fromPinwheel),
    },
  });
  await jobs.runSchedule('refresh-stale-institutions');
  await jobs.drain();
  return jobs.taken();
}

const kept = async () => (await institutionStore(service.database).all()).map(({ id }) => id);

describe('refresh-institutions', () => {
  it('keeps all that the providers know, and requests it again a day later', async () => {
    expect(await refresh({ institutions: platforms, providerError: null })).toHaveLength(2);
    expect(new Set(await kept())).toEqual(new Set(['ins_1', 'paylark']));
    service.clock.set('2026-11-21T19:00:00Z');
    expect(await refresh({ institutions: platforms, providerError: null })).toEqual([]);
  });

  it('keeps the old list, and fails, when the provider does not list all of the new', async () => {
    service.clock.set('2026-11-21T20:00:00Z');
    const providerError = new ProviderError('Only 3 of 6000 institutions came', 'unavailable');
    await expect(refresh({ institutions: [], providerError })).rejects.toThrow('Only 3 of 6000');
    service.clock.set('2026-11-21T22:00:00Z');
    await expect(refresh({ institutions: [], providerError: null })).rejects.toThrow(
      'pinwheel lists 0 institutions after 1',
    );
    expect(await kept()).toContain('paylark');
  });
});
