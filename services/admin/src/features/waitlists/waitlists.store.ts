import type { Waitlists } from '@reset/api-contract/admin/waitlists.ts';
import type { WaitlistEvent } from '@reset/api-contract/onboarding/waitlist-events.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { appendRows, readListPage } from '#features/lists/lists.store.ts';

/** Lists who waits, as the onboarding service publishes it. */
export const listWaitlistEntries = (
  transaction: Transaction,
  events: readonly WaitlistEvent[],
  generation: number,
): Promise<void> =>
  appendRows(
    transaction,
    generation,
    'waitlist',
    events.map(({ subject, payload }) => ({ entry_id: subject, entry: payload })),
  );

/** A page of who waits, the newest first. */
export async function readWaitlist(database: Database, page: number): Promise<Waitlists> {
  const { rows, pages } = await readListPage<Row>(database, 'waitlist', page);
  return {
    entries: rows.map(({ entry_id: id, entry }) => ({ id, ...entry, bank_account_jobs: [] })),
    total_pages: pages,
  };
}

type Row = { entry_id: string; entry: WaitlistEvent['payload'] };
