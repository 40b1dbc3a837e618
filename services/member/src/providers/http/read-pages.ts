import { ProviderError } from '@reset/service-kit';
import type { Institution } from '#providers/institution-directory.ts';

/** The largest page of Pinwheel. */
const PAGE = '100';
const MAX_PAGES = 50;

type Page<Item> = {
  meta: { next_cursor: string | null } | { next: string | null };
  data: Item[];
};

/**
 * A list by all of its pages: half of one would make us forget what is on the others.
 * @param read asks for one page by a query
 * @throws ProviderError `unavailable` for a list that never ends
 */
export async function readPages<Item>(
  read: (query: string) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const query = new URLSearchParams({ limit: PAGE, ...(cursor === null ? {} : { cursor }) });
    const { meta, data }: Page<Item> = await read(query.toString());
    items.push(...data);
    cursor = 'next_cursor' in meta ? meta.next_cursor : meta.next;
    if (cursor === null) return items;
  }
  throw new ProviderError('The list never ends', 'unavailable');
}

/** While many pages are read, a few institutions may come or go. */
const MIN_SHARE = 0.99;

/**
 * What was read in pages, none twice.
 * @param total how many the provider says there are; 0 where it does not say
 * @throws ProviderError `unavailable` for nothing and for a part: neither may replace what is kept
 */
export function wholeList(read: readonly Institution[], total: number): Institution[] {
  const list = [...new Map(read.map((institution) => [institution.id, institution])).values()];
  if (list.length === 0 || list.length < total * MIN_SHARE) {
    throw new ProviderError(`Only ${list.length} institutions came`, 'unavailable');
  }
  return list;
}
