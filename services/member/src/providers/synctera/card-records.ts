import Type, { type Static } from 'typebox';
import type { CardRecords, HoldRecord, Merchant, PostedRecord } from '#providers/card-records.ts';
import { fits, ProviderError } from '@reset/service-kit';
import { askSynctera, idPath, type Synctera } from './ask-synctera.ts';
import { readEntries } from './read-entries.ts';
import { ExternalData, PendingEntry, PostedEntry } from './synctera-schemas.ts';

/** What is recorded of cards, read from Synctera's API. */
export const syncteraCardRecords = (synctera: Synctera): CardRecords => ({
  async readHolds(accountId, place) {
    const path = '/transactions/pending';
    return readEntries(synctera, { path, accountId, place }, (entry) => {
      if (!fits(PendingEntry, entry)) return null;
      return entry.data.type === CARD ? toHold(entry) : 'left_out';
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
    return readEntries(synctera, { path, accountId, place }, (entry) => {
      if (!fits(PostedEntry, entry)) return null;
      return entry.type === CARD ? toPosted(entry, accountId) : 'left_out';
    });
  },
});

const CARD = 'card';

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
