import { ProviderError } from './provider-error.ts';

/** The most that Pinwheel tells at once. */
const PAGE = '100';
const MOST_PAGES = 50;

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
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const query = new URLSearchParams({ limit: PAGE, ...(cursor === null ? {} : { cursor }) });
    const { meta, data }: Page<Item> = await read(query.toString());
    items.push(...data);
    cursor = 'next_cursor' in meta ? meta.next_cursor : meta.next;
    if (cursor === null) return items;
  }
  throw new ProviderError('The list never ends', 'unavailable');
}
