import type { Database, Transaction } from '@reset/service-kit';
import type { ShownTaxReturn, TaxReturn } from './tax-returns.ts';

/** What became of it: another return is there by this id, or of hers for the same year and place. */
export type PutOutcome = 'done' | 'conflict';

/** Members' tax returns, in the database. */
export const taxReturnStore = (database: Database) => ({
  /** Sets how a return stands; what of its refund is advanced follows with her limit. */
  put: (taxReturn: TaxReturn, now: Date): Promise<PutOutcome> =>
    database.transaction(async (transaction) => {
      const { id, userId, jurisdiction, taxYear } = taxReturn;
      await holdReturns(transaction, userId);
      const other = await transaction('income_tax_return')
        .where({ id })
        .whereNot({ user_id: userId })
        .orWhere((same) =>
          same.whereNot({ id }).where({ user_id: userId, jurisdiction, tax_year: taxYear }),
        )
        .first('id');
      if (other) return 'conflict';
      await transaction('income_tax_return')
        .insert({
          id,
          user_id: userId,
          jurisdiction,
          tax_year: taxYear,
          state: taxReturn.state,
          refund_cents: taxReturn.refundCents,
          is_advance_eligible: taxReturn.isAdvanceEligible,
          status: taxReturn.status,
          submitted_at: taxReturn.submittedAt,
          updated_at: now,
        })
        .onConflict('id')
        .merge();
      await transaction.raw(MATCH, [userId]);
      return 'done';
    }),
});

/** A member's returns, the newest year first. */
export async function readTaxReturns(
  database: Database,
  userId: string,
): Promise<ShownTaxReturn[]> {
  const rows = await database('income_tax_return')
    .where({ user_id: userId })
    .orderBy([{ column: 'tax_year', order: 'desc' }, 'jurisdiction']);
  return rows.map((row) => ({
    jurisdiction: row.jurisdiction,
    taxYear: row.tax_year,
    refundCents: row.refund_cents,
    status: row.status,
    isAdvanceEligible: row.is_advance_eligible,
    isRefunded: row.refunded_by !== null,
  }));
}

/**
 * Finds the return that a refund of the treasury is for, which is recorded by this transaction: from
 * then on nothing of it is advanced, whatever came in. A refund may be here before its return is known
 * to be accepted.
 */
export async function matchRefund(transaction: Transaction, userId: string): Promise<void> {
  await holdReturns(transaction, userId);
  await transaction.raw(MATCH, [userId]);
}

// A return and its refund may become known at the same time: the second of them sees the first.
const holdReturns = (transaction: Transaction, userId: string) =>
  transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `income_tax_return ${userId}`,
  ]);

/** The newest federal return takes the first refund that came in since it was filed. */
const MATCH = `
  WITH federal AS (
    SELECT id, user_id, submitted_at FROM income_tax_return
     WHERE user_id = ? AND jurisdiction = 'Federal' AND refunded_by IS NULL
     ORDER BY tax_year DESC LIMIT 1
  ), refund AS (
    SELECT DISTINCT ON (f.id) f.id AS return_id, d.id AS deposit_id
      FROM federal f
      JOIN card_account c ON c.user_id = f.user_id
      JOIN incoming_deposit d ON d.card_account_id = c.id
     WHERE d.kind = 'tax_refund' AND d.sender ~* '^IRS TREAS'
       AND d.status IN ('received', 'returned') AND d.arrived_at >= f.submitted_at
       AND NOT EXISTS (SELECT FROM income_tax_return o WHERE o.refunded_by = d.id)
     ORDER BY f.id, d.arrived_at
  )
  UPDATE income_tax_return r SET refunded_by = refund.deposit_id
    FROM refund WHERE r.id = refund.return_id
`;
