import type { Institution } from './institution-directory.ts';
import { ProviderError } from './provider-error.ts';

/** While many pages are read, a few institutions may come or go. */
const LEAST_SHARE = 0.99;

/**
 * What was read in pages, none twice.
 * @param total how many the provider says there are; 0 where it does not say
 * @throws ProviderError `unavailable` for nothing and for a part: neither may replace what is kept
 */
export function wholeList(read: readonly Institution[], total: number): Institution[] {
  const list = [...new Map(read.map((institution) => [institution.id, institution])).values()];
  if (list.length === 0 || list.length < total * LEAST_SHARE) {
    throw new ProviderError(`Only ${list.length} institutions came`, 'unavailable');
  }
  return list;
}
