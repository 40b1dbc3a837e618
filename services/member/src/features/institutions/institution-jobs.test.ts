import { eventually, fixedClock, recordedJobs } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Institution } from '#providers/institution-directory.ts';
import { ProviderError } from '#providers/provider-error.ts';
import { memberDatabase } from '#testing/db.ts';
import { directoryOf } from '#testing/member-service.ts';
import { keepInstitutionsFresh, registerInstitutionJobs } from './institution-jobs.ts';
import { institutionStore } from './institution-store.ts';

const clock = fixedClock('2026-11-20T20:00:00Z');
const some = (id: string, kind: Institution['kind']): Institution => ({
  id,
  kind,
  name: `The ${id}`,
  products: ['income'],
  isDigitalOnly: false,
});
const banks = [some('ins_1', 'bank')];
const platforms = [some('paylark', 'payroll')];

let test: Awaited<ReturnType<typeof memberDatabase>>;
beforeAll(async () => {
  test = await memberDatabase();
});
afterAll(() => test.drop());

/** Looks whether a list is due, and does what that asked for. */
async function refresh(fromPinwheel: { institutions: Institution[]; providerError: Error | null }) {
  const store = institutionStore(test.database);
  const jobs = recordedJobs();
  registerInstitutionJobs(jobs, {
    store,
    directories: {
      plaid: directoryOf({ institutions: banks, providerError: null }),
      pinwheel: directoryOf(fromPinwheel),
    },
    clock,
  });
  await store.askForRefresh(jobs.add, clock.now());
  await jobs.runAll();
  return jobs.taken();
}

const kept = async () => (await institutionStore(test.database).all()).map(({ id }) => id);

describe('refresh-institutions', () => {
  it('keeps all that the providers know, and asks for it again a day later', async () => {
    expect(await refresh({ institutions: platforms, providerError: null })).toHaveLength(2);
    expect(new Set(await kept())).toEqual(new Set(['ins_1', 'paylark']));
    clock.set('2026-11-21T19:00:00Z');
    expect(await refresh({ institutions: platforms, providerError: null })).toEqual([]);
  });

  it('keeps the old list, and fails, when the provider does not tell all of the new', async () => {
    clock.set('2026-11-21T20:00:00Z');
    const providerError = new ProviderError('Only 3 of 6000 institutions came', 'unavailable');
    await expect(refresh({ institutions: [], providerError })).rejects.toThrow('Only 3 of 6000');
    clock.set('2026-11-21T22:00:00Z');
    await expect(refresh({ institutions: [], providerError: null })).rejects.toThrow(
      'pinwheel tells 0 institutions after 1',
    );
    expect(await kept()).toContain('paylark');
  });
});

describe('keepInstitutionsFresh', () => {
  it('looks at once, and says when it cannot', async () => {
    const said: string[] = [];
    const stop = keepInstitutionsFresh({
      store: { askForRefresh: () => Promise.reject(new Error('The database is away')) },
      addJob: recordedJobs().add,
      clock,
      log: { warn: (_details: object, message: string) => said.push(message) },
    });
    await eventually(() => said.length === 1);
    stop();
    expect(said).toEqual(['the lists of institutions cannot be looked after']);
  });
});
