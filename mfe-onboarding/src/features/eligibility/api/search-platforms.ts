import type { Institutions, PlatformType } from '@reset/api-contract/member/linking.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import type { PlatformPick } from '../model/platform-pick.ts';

/** GET /pinwheel/search_institutions: the best first. No name of it is another in camelCase. */
export async function searchPlatforms(name: string, type: PlatformType): Promise<PlatformPick[]> {
  const query = new URLSearchParams({ name, platform_type: type });
  const { institutions } = unwrap(
    await api.get<Camelized<Institutions>>(`/pinwheel/search_institutions?${query}`),
  );
  return institutions.map(({ id, name: label, products }) => ({
    value: id,
    label,
    products: products.split(','),
  }));
}
