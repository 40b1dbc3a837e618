import { ProviderError } from '@reset/service-kit';
import Type from 'typebox';
import type { ReadFrom } from '#providers/card-records.ts';
import { askSynctera, type Synctera } from './ask-synctera.ts';
import { pageOf } from './synctera-schemas.ts';

/** The largest page of Synctera. */
const PAGE = '100';
const MAX_PAGES = 500;

const PAGE_OF_ENTRIES = pageOf(Type.Object({ uuid: Type.String() }));

type Wanted = { path: string; accountId: string; place: string };

/**
 * Reads a list of an account's transactions. The place is that of the last page: what comes later is
 * on it, or behind it.
 * @param read null for an entry in no shape that we know
 */
export async function readEntries<Item>(
  synctera: Synctera,
  { path, accountId, place }: Wanted,
  read: (entry: { uuid: string }) => Item | 'left_out' | null,
): Promise<ReadFrom<Item>> {
  const items: Item[] = [];
  const unreadable: string[] = [];
  let at = place;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const query = new URLSearchParams({ account_id: accountId, limit: PAGE });
    if (at !== '') query.set('page_token', at);
    const page = await askSynctera(synctera, PAGE_OF_ENTRIES, `${path}?${query.toString()}`);
    for (const entry of page.result) {
      const item = read(entry);
      if (item === null) unreadable.push(entry.uuid);
      else if (item !== 'left_out') items.push(item);
    }
    if (page.next_page_token === '') return { items, unreadable, place: at };
    at = page.next_page_token;
  }
  throw new ProviderError('The list never ends', 'unavailable');
}
