import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { ProviderError } from '@reset/service-kit';
import type { Institution } from '#providers/institution-directory.ts';
import { directoryOf } from '#testing/member-service.ts';
import { fakeInstitutionStore } from '#testing/institution-store.ts';
import { isDigitalOnly, openInstitutions, type Sources } from './institutions.ts';

const pocketbird: Institution = {
  id: 'ins_5',
  kind: 'bank',
  name: 'Pocketbird',
  products: ['auth'],
  isDigitalOnly: true,
};

type Provider = { institutions?: Institution[]; providerError?: Error };

const sourcesOf = (kept: Institution | null, provider: Provider): Sources => {
  const directory = directoryOf({ institutions: [], providerError: null, ...provider });
  return {
    store: fakeInstitutionStore({ find: async () => kept }),
    directories: { plaid: directory, pinwheel: directory },
  };
};

describe('isDigitalOnly', () => {
  it('is answered by what is kept, without calling the provider', async () => {
    const providerError = new ProviderError('No answer', 'unavailable');
    expect(await isDigitalOnly(sourcesOf(pocketbird, { providerError }), 'ins_5')).toBe(true);
  });

  it('is answered by the provider for a bank that is not kept', async () => {
    const sources = sourcesOf(null, { institutions: [pocketbird] });
    expect(await isDigitalOnly(sources, 'ins_5')).toBe(true);
    expect(await isDigitalOnly(sources, 'ins_6')).toBe(false);
  });

  it('is not guessed while the provider does not answer', async () => {
    const providerError = new ProviderError('No answer', 'unavailable');
    await expect(isDigitalOnly(sourcesOf(null, { providerError }), 'ins_5')).rejects.toThrow(
      'No answer',
    );
  });
});

describe('findPlatform', () => {
  it.each([['kept'], ['requested']])(
    'lists no products of the one that never makes eligible, %s or not [ONB-051]',
    async (how) => {
      const never: Institution = { ...pocketbird, id: 'never', kind: 'payroll' };
      const sources =
        how === 'kept' ? sourcesOf(never, {}) : sourcesOf(null, { institutions: [never] });
      const known = openInstitutions({
        ...sources,
        alwaysIneligibleId: 'never',
        clock: fixedClock('2026-11-20T20:00:00Z'),
      });
      expect(await known.findPlatform('never')).toMatchObject({ products: [] });
    },
  );
});
