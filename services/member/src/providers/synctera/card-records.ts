import Type, { type Static } from 'typebox';
import type {
  CardRecords,
  HoldRecord,
  Merchant,
  PostedRecord,
  ReadFrom,
} from '#providers/card-records.ts';
import { fits, ProviderError } from '@reset/service-kit';
import { askSynctera, idPath, type Synctera } from './ask-synctera.ts';
import { ExternalData, pageOf, PendingEntry, PostedEntry } from './synctera-schemas.ts';

/** The largest page of Synctera. */
const PAGE = '100';
const MAX_PAGES = 500;

/** What is recorded of cards, read from Synctera's API. */
export const syncteraCardRecords = (synctera: Synctera): CardRecords => ({
  async readHolds(accountId, place) {
    const path = '/transactions/pending';
    return readFrom(synctera, { path, accountId, place }, (entry) => {
      if (!fits(PendingEntry, entry)) return null;
      return entry.data.type === CARD ? toHold(entry) : 'of_no_card';
    });
  },
  async readHold(id) {
    try {
      const path = idPath('/transactions/pending', id);
      const entry = await askSynctera(synctera, Type.Unknown(), path);
      return fits(PendingEntry, entry) ? toHold(entry) : 'unreadable';
    } catch (error) {
      if (error instanceof ProviderError && error.code === '404') return null;
      throw error;
    }
  },
  async readPosted(accountId, place) {
    const path = '/transactions/posted';
    return readFrom(synctera, { path, accountId, place }, (entry) => {
      if (!fits(PostedEntry, entry)) return null;
      return entry.type === CARD ? toPosted(entry, accountId) : 'of_no_card';
    });
  },
});

const CARD = 'card';
const PAGE_OF_ENTRIES = pageOf(Type.Object({ uuid: Type.String() }));

type Wanted = { path: string; accountId: string; place: string };

/**
 * The place is that of the last page: what comes later is on it, or behind it.
 * @param read an entry that is of no card is left out; null for one in no shape that we know
 */
async function readFrom<Item>(
  synctera: Synctera,
  { path, accountId, place }: Wanted,
  read: (entry: { uuid: string }) => Item | 'of_no_card' | null,
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
      else if (item !== 'of_no_card') items.push(item);
    }
    if (page.next_page_token === '') return { items, unreadable, place: at };
    at = page.next_page_token;
  }
  throw new ProviderError('The list never ends', 'unavailable');
}

const STATUSES: Readonly<
  Record<Static<typeof PendingEntry>['data']['status'], HoldRecord['status']>
> = {
  PENDING: 'open',
  PARTCLEARD: 'open',
  CLEARED: 'cleared',
  RELEASED: 'released',
  DECLINED: 'declined',
};

const toHold = ({ uuid, updated, data }: Static<typeof PendingEntry>): HoldRecord => ({
  id: uuid,
  status: STATUSES[data.status],
  reason: data.reason,
  authorizedCents: data.req_amount,
  occurredAt: new Date(data.transaction_time),
  updatedAt: new Date(updated),
  ...toCardAndMerchant(data.external_data),
});

function toPosted(
  { uuid, posted_date, data }: Static<typeof PostedEntry>,
  accountId: string,
): PostedRecord | null {
  const line = data.lines.find(({ account_id }) => account_id === accountId);
  if (!line || !fits(ExternalData, data.external_data)) return null;
  return {
    id: uuid,
    holdId: data.hold_id,
    originalId: data.original_trx,
    direction: line.dc_sign,
    amountCents: line.amount,
    occurredAt: new Date(posted_date),
    ...toCardAndMerchant(data.external_data),
  };
}

const toCardAndMerchant = ({
  card_id,
  merchant,
}: Static<typeof ExternalData>): { cardId: string | null; merchant: Merchant } => ({
  cardId: card_id ?? null,
  merchant: { name: merchant?.name ?? null, mcc: merchant?.mcc ?? null },
});
