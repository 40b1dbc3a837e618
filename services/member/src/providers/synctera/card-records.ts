import type { Static, TSchema } from 'typebox';
import type {
  CardRecords,
  HoldRecord,
  Merchant,
  PostedRecord,
  ReadFrom,
} from '#providers/card-records.ts';
import { fits } from '#providers/http/call-provider.ts';
import { ProviderError } from '#providers/provider-error.ts';
import { askSynctera, idPath, type Synctera } from './ask-synctera.ts';
import { ExternalData, pageOf, PendingEntry, PostedEntry } from './synctera-schemas.ts';

/** The largest page of Synctera. */
const PAGE = '100';
const MAX_PAGES = 500;

/** What is recorded of cards, read from Synctera's API. */
export const syncteraCardRecords = (synctera: Synctera): CardRecords => ({
  async readHolds(accountId, place) {
    const path = '/transactions/pending';
    const { items, place: end } = await readFrom(synctera, HOLDS, { path, accountId, place });
    return { items: items.filter(({ data }) => data.type === CARD).map(toHold), place: end };
  },
  async readHold(id) {
    return toHold(await askSynctera(synctera, PendingEntry, idPath('/transactions/pending', id)));
  },
  async readPosted(accountId, place) {
    const path = '/transactions/posted';
    const { items, place: end } = await readFrom(synctera, POSTED, { path, accountId, place });
    const ofCards = items.filter(({ type }) => type === CARD);
    return { items: ofCards.map((entry) => toPosted(entry, accountId)), place: end };
  },
});

const CARD = 'card';
const HOLDS = pageOf(PendingEntry);
const POSTED = pageOf(PostedEntry);

type Wanted = { path: string; accountId: string; place: string };
type Page<Item> = { result: Item[]; next_page_token: string };

/** The place is that of the last page: what comes later is on it, or behind it. */
async function readFrom<Schema extends TSchema>(
  synctera: Synctera,
  schema: Schema,
  { path, accountId, place }: Wanted,
): Promise<ReadFrom<ItemOf<Schema>>> {
  const items: ItemOf<Schema>[] = [];
  let at = place;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const query = new URLSearchParams({ account_id: accountId, limit: PAGE });
    if (at !== '') query.set('page_token', at);
    const page = await askSynctera(synctera, schema, `${path}?${query.toString()}`);
    const { result, next_page_token: next } = page as Page<ItemOf<Schema>>;
    items.push(...result);
    if (next === '') return { items, place: at };
    at = next;
  }
  throw new ProviderError('The list never ends', 'unavailable');
}

type ItemOf<Schema extends TSchema> = Static<Schema> extends Page<infer Item> ? Item : never;

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
): PostedRecord {
  const line = data.lines.find(({ account_id }) => account_id === accountId);
  if (!line) throw new ProviderError('An entry is of another account', 'unavailable');
  if (!fits(ExternalData, data.external_data)) {
    throw new ProviderError('An entry of a card is in another shape', 'unavailable');
  }
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
