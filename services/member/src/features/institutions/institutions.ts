import type { Clock } from '@reset/service-kit';
import type {
  Institution,
  InstitutionDirectories,
  InstitutionKind,
  InstitutionProvider,
} from '#providers/institution-directory.ts';
import type { InstitutionStore } from './institutions.store.ts';
import { keptIndex } from './kept-index.ts';

/** The kept lists, and the providers for what is not kept. */
export type Sources = { store: InstitutionStore; directories: InstitutionDirectories };

/** The institutions that the providers know, as far as they are kept; else the provider's. */
export function openInstitutions(
  deps: Sources & {
    /** The platform that never makes eligible: its products are never shown. */
    alwaysIneligibleId: string;
    clock: Clock;
  },
) {
  const { directories, alwaysIneligibleId } = deps;
  const kept = keptIndex(deps);

  const withoutProducts = (institution: Institution): Institution =>
    institution.id === alwaysIneligibleId ? { ...institution, products: [] } : institution;

  return {
    /** The best first, at most 20. @throws ProviderError while nothing is kept and none answers */
    async search(name: string, kind: InstitutionKind): Promise<Institution[]> {
      const index = await kept.find(kind);
      const found = index
        ? index.search(name)
        : await directories[providerOf(kind)].search(name, kind);
      return found.slice(0, MAX_FOUND).map(withoutProducts);
    },

    /** null for an id that nobody knows. @throws ProviderError */
    async findPlatform(id: string): Promise<Institution | null> {
      const platform = await find(deps, 'pinwheel', id);
      return platform && withoutProducts(platform);
    },

    /** Builds the index before the first search; a search that waits for it sees its error. */
    warm: (): void => {
      kept.find('bank').catch(() => undefined);
    },
  };
}

/** Whether a bank is on phones only; false for one that nobody knows. @throws ProviderError */
export async function isDigitalOnly(sources: Sources, institutionId: string): Promise<boolean> {
  return (await find(sources, 'plaid', institutionId))?.isDigitalOnly ?? false;
}

const find = async (
  { store, directories }: Sources,
  provider: InstitutionProvider,
  id: string,
): Promise<Institution | null> =>
  (await store.find(provider, id)) ?? (await directories[provider].find(id));

const MAX_FOUND = 20;

const providerOf = (kind: InstitutionKind): InstitutionProvider =>
  kind === 'bank' ? 'plaid' : 'pinwheel';
