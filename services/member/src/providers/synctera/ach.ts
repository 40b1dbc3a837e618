import { fits, ProviderError } from '@reset/service-kit';
import type { Static } from 'typebox';
import { askSynctera, idPath, type Synctera, tellSynctera } from './ask-synctera.ts';
import { readEntries } from './read-entries.ts';
import { AchReply, AchsReply, PostedAch } from './synctera-schemas.ts';

/** The largest page of Synctera. */
const PAGE = '100';
const MAX_PAGES = 500;

/** A transfer from or to another bank, by ACH, as Synctera has it. */
export type Ach = Static<typeof AchReply>;

type Transfer = {
  customer_id: string;
  amount: number;
  /** `debit` brings the money of the receiving account, `credit` takes it there. */
  dc_sign: 'debit' | 'credit';
  originating_account_id: string;
  receiving_account_id: string;
} & ({ is_same_day: true } | { effective_date: string });

/** Once for each key. */
export const sendAch = (synctera: Synctera, transfer: Transfer, key: string): Promise<Ach> =>
  tellSynctera(synctera, AchReply, {
    path: '/ach',
    // The memo is what it is found by once its key is forgotten.
    body: { ...transfer, currency: 'USD', memo: key },
    key,
  });

export const readAch = (synctera: Synctera, id: string): Promise<Ach> =>
  askSynctera(synctera, AchReply, idPath('/ach', id));

/** What was sent by that key; null where nothing was. */
export async function findAch(synctera: Synctera, key: string): Promise<Ach | null> {
  let next = '';
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const query = new URLSearchParams({ limit: PAGE });
    if (next !== '') query.set('page_token', next);
    const page = await askSynctera(synctera, AchsReply, `/ach?${query.toString()}`);
    const found = page.transactions.find(({ memo }) => memo === key);
    if (found) return found;
    next = page.next_page_token ?? '';
    if (next === '') return null;
  }
  throw new ProviderError('The list never ends', 'unavailable');
}

/** Whether it was posted to the account: one that comes back before it has arrived never is. */
export async function wasPosted(
  synctera: Synctera,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const wanted = { path: '/transactions/posted', accountId, place: '' };
  const { items } = await readEntries(synctera, wanted, (entry) =>
    fits(PostedAch, entry) && entry.data.external_data.ach_id === id ? entry : 'left_out',
  );
  return items.length > 0;
}
