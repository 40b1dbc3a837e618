import type { Institutions, PlatformType } from '@reset/api-contract/member/linking.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';

/** Somebody who can be linked, as a choice, with what they can tell of their people. */
export interface Institution {
  /** The provider's id. */
  value: string;
  label: string;
  /** By the names of data products: `direct_deposit_switch`. */
  products: string[];
}

/** GET /plaid/search_institutions: the best first. */
export const searchBanks = (name: string): Promise<Institution[]> =>
  search('/plaid/search_institutions', { name });

/** GET /pinwheel/search_institutions: the best first. */
export const searchPlatforms = (name: string, type: PlatformType): Promise<Institution[]> =>
  search('/pinwheel/search_institutions', { name, platform_type: type });

// No name of these answers is another in camelCase.
async function search(path: string, query: Record<string, string>): Promise<Institution[]> {
  const { institutions } = unwrap(
    await api.get<Camelized<Institutions>>(`${path}?${new URLSearchParams(query)}`),
  );
  return institutions.map(({ id, name, products }) => ({
    value: id,
    label: name,
    products: products.split(','),
  }));
}
