import { fits } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import type { IncomingDeposit, IncomingDeposits } from '#providers/incoming-deposits.ts';
import { askSynctera, idPath, type Synctera, tellSynctera } from './ask-synctera.ts';
import { readEntries } from './read-entries.ts';
import { AchUserData, PostedEntry } from './synctera-schemas.ts';

const POSTED = '/transactions/posted';

/** What comes in for members' deposit accounts by ACH, read from Synctera's API. */
export const syncteraIncomingDeposits = (synctera: Synctera): IncomingDeposits => ({
  async readDeposits(accountId, place) {
    const { items, unreadable, ...rest } = await readEntries(
      synctera,
      { path: POSTED, accountId, place },
      (entry) => (fits(PostedEntry, entry) ? toEntry(entry, accountId) : null),
    );
    const deposits = new Map<string, IncomingDeposit>();
    for (const item of items) {
      if ('deposit' in item) {
        deposits.set(item.deposit.id, item.deposit);
        continue;
      }
      const { id, returnedId } = item;
      const deposit =
        deposits.get(returnedId) ?? (await readDeposit(synctera, { id: returnedId, accountId }));
      if (deposit) deposits.set(returnedId, { ...deposit, isReturned: true });
      else unreadable.push(id);
    }
    return { items: [...deposits.values()], unreadable, ...rest };
  },

  async returnDeposit(depositId, key) {
    const path = idPath('/ach/incoming', depositId, '/return');
    await tellSynctera(synctera, Type.Object({}), { path, body: { type: 'credit_refused' }, key });
  },
});

/** null for what is none. */
async function readDeposit(
  synctera: Synctera,
  { id, accountId }: { id: string; accountId: string },
): Promise<IncomingDeposit | null> {
  const entry = await askSynctera(synctera, Type.Unknown(), idPath(POSTED, id));
  const read = fits(PostedEntry, entry) ? toEntry(entry, accountId) : null;
  return read !== null && typeof read === 'object' && 'deposit' in read ? read.deposit : null;
}

/** A deposit, or that one was sent back. */
type Entry = { deposit: IncomingDeposit } | { id: string; returnedId: string };

function toEntry(
  { uuid, type, subtype, posted_date, data }: Static<typeof PostedEntry>,
  accountId: string,
): Entry | 'left_out' | null {
  if (type !== 'ach') return 'left_out';
  if (subtype === 'incoming_credit_return') {
    return data.original_trx === null ? null : { id: uuid, returnedId: data.original_trx };
  }
  if (subtype !== 'incoming_credit') return 'left_out';
  const line = data.lines.find(({ account_id }) => account_id === accountId);
  if (line?.dc_sign !== 'credit' || !fits(AchUserData, data.user_data)) return null;
  return {
    deposit: {
      id: uuid,
      amountCents: line.amount,
      sender: data.user_data.company_name,
      receiverName: data.user_data.receiver_name || null,
      arrivedAt: new Date(posted_date),
      isReturned: false,
    },
  };
}
