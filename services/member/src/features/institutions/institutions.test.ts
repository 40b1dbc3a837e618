import { fixedClock } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import type { Institution } from '#providers/institution-directory.ts';
import { ProviderError } from '#providers/provider-error.ts';
import { directoryOf } from '#testing/member-service.ts';
import { openInstitutions } from './institutions.ts';

const pocketbird: Institution = {
  id: 'ins_5',
  kind: 'bank',
  name: 'Pocketbird',
  products: ['auth'],
  isDigitalOnly: true,
};

const institutionsOf = (
  kept: Institution | null,
  asked: { institutions?: Institution[]; providerError?: Error },
) => {
  const directory = directoryOf({ institutions: [], providerError: null, ...asked });
  return openInstitutions({
    store: { version: async () => 0, all: async () => [], find: async () => kept },
    directories: { plaid: directory, pinwheel: directory },
    alwaysIneligibleId: 'never',
    clock: fixedClock('2026-11-20T20:00:00Z'),
  });
};

describe('isDigitalOnly', () => {
  it('is said by what is kept, without asking anybody', async () => {
    const providerError = new ProviderError('No answer', 'unavailable');
    expect(await institutionsOf(pocketbird, { providerError }).isDigitalOnly('ins_5')).toBe(true);
  });

  it('is said by the provider of a bank that is not kept', async () => {
    const known = institutionsOf(null, { institutions: [pocketbird] });
    expect(await known.isDigitalOnly('ins_5')).toBe(true);
    expect(await known.isDigitalOnly('ins_6')).toBe(false);
  });

  it('is not guessed while nobody can be asked', async () => {
    const providerError = new ProviderError('No answer', 'unavailable');
    await expect(institutionsOf(null, { providerError }).isDigitalOnly('ins_5')).rejects.toThrow(
      'No answer',
    );
  });
});

describe('findPlatform', () => {
  it.each([['kept'], ['asked for']])(
    'has the one that never makes eligible tell nothing, %s or not [ONB-051]',
    async (how) => {
      const never: Institution = { ...pocketbird, id: 'never', kind: 'payroll' };
      const known =
        how === 'kept'
          ? institutionsOf(never, {})
          : institutionsOf(null, { institutions: [never] });
      expect(await known.findPlatform('never')).toMatchObject({ products: [] });
    },
  );
});
