import type { Clock } from '@reset/service-kit';
import type {
  Institution,
  InstitutionDirectories,
  InstitutionKind,
  InstitutionProvider,
} from '#providers/institution-directory.ts';
import type { InstitutionStore } from './institution-store.ts';
import { keptIndex } from './kept-index.ts';

export type Institutions = ReturnType<typeof openInstitutions>;

/** The institutions that the providers know, as far as they are kept; else the provider is asked. */
export function openInstitutions(needs: {
  store: Pick<InstitutionStore, 'version' | 'all' | 'find'>;
  directories: InstitutionDirectories;
  /** The platform that never makes eligible: nobody is told that it can do anything. */
  alwaysIneligibleId: string;
  clock: Clock;
}) {
  const { store, directories, alwaysIneligibleId } = needs;
  const kept = keptIndex(needs);

  const asWeTellIt = (institution: Institution): Institution =>
    institution.id === alwaysIneligibleId ? { ...institution, products: [] } : institution;

  const find = async (provider: InstitutionProvider, id: string): Promise<Institution | null> =>
    (await store.find(provider, id)) ?? (await directories[provider].find(id));

  return {
    /** The best first, at most 20. @throws ProviderError while nothing is kept and none answers */
    async search(name: string, kind: InstitutionKind): Promise<Institution[]> {
      const index = await kept.find(kind);
      const found = index
        ? index.search(name)
        : await directories[providerOf(kind)].search(name, kind);
      return found.slice(0, MOST_FOUND).map(asWeTellIt);
    },

    /** null for an id that nobody knows. @throws ProviderError */
    async findPlatform(id: string): Promise<Institution | null> {
      const platform = await find('pinwheel', id);
      return platform && asWeTellIt(platform);
    },

    /** Whether a bank is on phones only; false for one that nobody knows. @throws ProviderError */
    async isDigitalOnly(institutionId: string): Promise<boolean> {
      return (await find('plaid', institutionId))?.isDigitalOnly ?? false;
    },

    /** Begins to build the index before somebody searches; whoever does is told when it fails. */
    warm: (): void => {
      kept.find('bank').catch(() => undefined);
    },
  };
}

const MOST_FOUND = 20;

const providerOf = (kind: InstitutionKind): InstitutionProvider =>
  kind === 'bank' ? 'plaid' : 'pinwheel';
