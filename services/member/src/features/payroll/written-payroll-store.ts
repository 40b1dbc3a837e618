import { statusOf, type PayrollLink, type PayrollReading } from './payroll.ts';

/** What HOLD_LINK and WRITE_ALLOCATIONS are to write. */
export function payrollToWrite(link: PayrollLink, reading: PayrollReading, now: Date) {
  const { account, terms, allocations } = reading;
  return {
    linkId: link.id,
    version: link.version,
    platformId: account.platformId,
    status: statusOf(account),
    hasPayData: account.hasPayData,
    employerName: terms.employerName,
    compensationUnit: terms.compensationUnit,
    compensationCents: terms.compensationCents,
    payFrequency: terms.payFrequency,
    now,
    allocations: JSON.stringify(allocations.map(toRow)),
    allocationCount: allocations.length,
  };
}

/**
 * Parts of the statement that writes a reading. `held` is the payroll link with the terms that were
 * read, and nothing when another reading was written since this one began: what comes too late may
 * be older. Two readings of one member wait for one another here.
 */
export const HOLD_LINK = `
  held AS (
    UPDATE payroll_link SET
      version = version + 1, platform_id = :platformId, monitoring_status = :status,
      has_pay_data = :hasPayData, employer_name = :employerName,
      compensation_unit = :compensationUnit, compensation_cents = :compensationCents,
      pay_frequency = :payFrequency, synced_at = :now
    WHERE id = :linkId AND version = :version
    RETURNING user_id
  )
`;

export const WRITE_ALLOCATIONS = `
  gone_allocation AS (
    DELETE FROM direct_deposit_allocation USING held
     WHERE direct_deposit_allocation.user_id = held.user_id AND position >= :allocationCount
  ), written_allocation AS (
    INSERT INTO direct_deposit_allocation AS known
      (user_id, position, kind, value, account_name, account_type, account_mask, routing_number)
    SELECT held.user_id, told.* FROM held, jsonb_to_recordset(:allocations) AS told
      (position integer, kind text, value numeric, account_name text, account_type text,
       account_mask text, routing_number text)
    ON CONFLICT (user_id, position) DO UPDATE SET
      kind = excluded.kind, value = excluded.value, account_name = excluded.account_name,
      account_type = excluded.account_type, account_mask = excluded.account_mask,
      routing_number = excluded.routing_number
    WHERE known IS DISTINCT FROM excluded
  )
`;

const toRow = (allocation: PayrollReading['allocations'][number], position: number) => ({
  position,
  kind: allocation.kind,
  value: allocation.value,
  account_name: allocation.accountName,
  account_type: allocation.accountType,
  account_mask: allocation.accountMask,
  routing_number: allocation.routingNumber,
});
