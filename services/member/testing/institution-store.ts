import type { InstitutionStore } from '#features/institutions/institutions.store.ts';

const unexpected = () => Promise.reject(new Error('Nobody expects this of the store here.'));

/** A store of institutions of which a test says what it answers; nothing is kept unless it says so. */
export const fakeInstitutionStore = (answers: Partial<InstitutionStore>): InstitutionStore => ({
  version: async () => 0,
  all: async () => [],
  find: async () => null,
  replace: unexpected,
  refreshStale: unexpected,
  ...answers,
});
