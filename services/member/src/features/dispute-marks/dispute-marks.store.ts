import { type Database, queryPrepared } from '@reset/service-kit';
import {
  type Dispute,
  type DisputeMarks,
  type DisputeRow,
  type NamedTakeBack,
  standingCreditOf,
  takeBackOf,
  toDispute,
} from '#features/disputes/disputes.ts';

/* What cards and limits read of disputes, which are led on with the money of cards. */

/** How the purchases of an account are disputed, and of which others are credits taken back. */
export async function readDisputeMarks(
  database: Database,
  accountId: string,
): Promise<DisputeMarks & { reversals: Map<string, string> }> {
  const rows: (DisputeRow & { reversal_id: string | null })[] = await database('dispute')
    .where({ card_account_id: accountId })
    // What counts comes last, and stays in the map.
    .orderByRaw("(state <> 'withdrawn'), opened_at");
  const disputes = rows.map(toDispute);
  return {
    states: new Map(rows.map((row) => [row.card_transaction_id, row.state])),
    takeBacks: byPurchase(disputes, takeBackOf),
    credits: byPurchase(disputes, standingCreditOf),
    reversals: new Map(
      rows.flatMap(({ reversal_id: id, card_transaction_id: disputed }) =>
        id === null ? [] : [[id, disputed]],
      ),
    ),
  };
}

/** The credits of a member's lost disputes that are taken back, the soonest first. */
export async function readTakeBacks(database: Database, userId: string): Promise<NamedTakeBack[]> {
  const rows = await queryPrepared<DisputeRow & { merchant_name: string }>(database, {
    name: 'credits taken back',
    text: TAKE_BACKS,
    values: [userId],
  });
  return rows.flatMap((row) => {
    const back = takeBackOf(toDispute(row));
    const { card_transaction_id: purchaseId, merchant_name: merchantName } = row;
    return back ? [{ ...back, purchaseId, merchantName }] : [];
  });
}

const TAKE_BACKS = `
  SELECT d.*, t.merchant_name
    FROM card_account c
    JOIN dispute d ON d.card_account_id = c.id AND d.state = 'lost' AND d.credit_ended_at IS NULL
    JOIN card_transaction t ON t.id = d.card_transaction_id
   WHERE c.user_id = $1
   ORDER BY d.take_back_on, d.id
`;

/** Of the disputes that have it; of several of one purchase the last one's, or none. */
function byPurchase<Value>(
  disputes: readonly Dispute[],
  valueOf: (dispute: Dispute) => Value | null,
): ReadonlyMap<string, Value> {
  const last = new Map(disputes.map((one) => [one.purchaseId, valueOf(one)]));
  return new Map([...last].flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
}
