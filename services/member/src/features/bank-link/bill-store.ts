import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { BankBill } from '#providers/bank-data.ts';

/** Brings a member's bills to these and no others, in a transaction that holds her link. */
export async function recordBills(
  transaction: Knex.Transaction,
  userId: string,
  bills: readonly BankBill[],
): Promise<void> {
  await transaction.raw(RECORD, { userId, bills: billsAsJson(bills) });
}

/** The value of `:bills`. */
export const billsAsJson = (bills: readonly BankBill[]): string =>
  JSON.stringify(bills.map(billRow));

const billRow = (bill: BankBill) => ({
  id: newId(),
  stream_id: bill.streamId,
  merchant_name: bill.merchantName,
  description: bill.description,
  average_cents: bill.averageCents,
  frequency: bill.frequency,
  last_occurrence_on: bill.lastOccurrenceOn,
  next_occurrence_on: bill.nextOccurrenceOn,
  category_primary: bill.categoryPrimary,
  category_secondary: bill.categorySecondary,
});

/**
 * Parts of a statement whose part `held` is the link: every member's bills are read each day, and
 * only what is otherwise than before is written.
 */
export const BILLS = `
  told AS (
    SELECT * FROM jsonb_to_recordset(CAST(:bills AS jsonb)) AS r (id uuid, stream_id text,
      merchant_name text, description text, average_cents integer, frequency text,
      last_occurrence_on date, next_occurrence_on date, category_primary text,
      category_secondary text)
  ), gone AS (
    DELETE FROM recurring_outflow USING held
     WHERE recurring_outflow.user_id = held.user_id
       AND stream_id NOT IN (SELECT stream_id FROM told)
  ), billed AS (
    INSERT INTO recurring_outflow AS known (user_id, id, stream_id, merchant_name, description,
      average_cents, frequency, last_occurrence_on, next_occurrence_on, category_primary,
      category_secondary)
    SELECT held.user_id, told.* FROM held, told WHERE true
    ON CONFLICT (user_id, stream_id) DO UPDATE SET
      merchant_name = excluded.merchant_name, description = excluded.description,
      average_cents = excluded.average_cents, frequency = excluded.frequency,
      last_occurrence_on = excluded.last_occurrence_on,
      next_occurrence_on = excluded.next_occurrence_on,
      category_primary = excluded.category_primary,
      category_secondary = excluded.category_secondary
    WHERE (known.merchant_name, known.description, known.average_cents, known.frequency,
        known.last_occurrence_on, known.next_occurrence_on, known.category_primary,
        known.category_secondary)
      IS DISTINCT FROM (excluded.merchant_name, excluded.description, excluded.average_cents,
        excluded.frequency, excluded.last_occurrence_on, excluded.next_occurrence_on,
        excluded.category_primary, excluded.category_secondary)
  )
`;

const RECORD = `
  WITH held AS (SELECT CAST(:userId AS uuid) AS user_id), ${BILLS}
  SELECT FROM held
`;
