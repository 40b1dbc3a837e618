import { newId } from '@reset/service-kit';
import {
  type PayrollLink,
  type PayrollReading,
  statusOf,
} from '#features/payroll/linking/payroll-link.ts';

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
    SELECT held.user_id, reported.* FROM held, jsonb_to_recordset(:allocations) AS reported
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

type Reported = Pick<PayrollReading, 'shifts' | 'paystubs'>;

/** What WRITE_EARNINGS is to write. */
export const earningsToWrite = ({ shifts, paystubs }: Reported) => ({
  shifts: JSON.stringify(shifts.map(shiftRow)),
  paystubs: JSON.stringify(paystubs.map(stubRow)),
});

/**
 * Parts of the statement that writes a reading, in which `held` is the payroll link that it is of,
 * or nothing. What the payroll has reported before is brought up to date or, when it is gone from
 * there, forgotten; other shifts stay. What is as it was is left out before it meets a conflict, which
 * would lock its row, and locking is writing.
 */
export const WRITE_EARNINGS = `
  reported_shift AS (
    SELECT * FROM jsonb_to_recordset(:shifts) AS reported
      (id uuid, provider_shift_id text, ended_on date, minutes integer, gross_cents integer)
  ), known_shift AS MATERIALIZED (
    SELECT provider_shift_id, ended_on, minutes, CAST(gross_cents AS integer)
      FROM shift JOIN held USING (user_id) WHERE provider_shift_id IS NOT NULL
  ), gone_shift AS (
    DELETE FROM shift USING held
     WHERE shift.user_id = held.user_id AND provider_shift_id IS NOT NULL
       AND provider_shift_id NOT IN (SELECT provider_shift_id FROM reported_shift)
  ), written_shift AS (
    INSERT INTO shift (id, user_id, provider_shift_id, ended_on, minutes, gross_cents)
    SELECT reported_shift.id, held.user_id, provider_shift_id, ended_on, minutes, gross_cents
      FROM reported_shift, held
     WHERE (provider_shift_id, ended_on, minutes, gross_cents) NOT IN (TABLE known_shift)
    ON CONFLICT (user_id, provider_shift_id) DO UPDATE SET
      ended_on = excluded.ended_on, minutes = excluded.minutes, gross_cents = excluded.gross_cents
  ), reported_paystub AS (
    SELECT * FROM jsonb_to_recordset(:paystubs) AS reported
      (id uuid, provider_paystub_id text, pay_on date, period_start_on date, period_end_on date,
       gross_cents integer, net_cents integer)
  ), known_paystub AS MATERIALIZED (
    SELECT provider_paystub_id, pay_on, period_start_on, period_end_on,
           CAST(gross_cents AS integer), CAST(net_cents AS integer)
      FROM paystub JOIN held USING (user_id)
  ), gone_paystub AS (
    DELETE FROM paystub USING held
     WHERE paystub.user_id = held.user_id
       AND provider_paystub_id NOT IN (SELECT provider_paystub_id FROM reported_paystub)
  ), written_paystub AS (
    INSERT INTO paystub (id, user_id, provider_paystub_id, pay_on, period_start_on,
      period_end_on, gross_cents, net_cents)
    SELECT reported_paystub.id, held.user_id, provider_paystub_id, pay_on, period_start_on,
           period_end_on, gross_cents, net_cents
      FROM reported_paystub, held
     WHERE (provider_paystub_id, pay_on, period_start_on, period_end_on, gross_cents, net_cents)
       NOT IN (TABLE known_paystub)
    ON CONFLICT (user_id, provider_paystub_id) DO UPDATE SET
      pay_on = excluded.pay_on, period_start_on = excluded.period_start_on,
      period_end_on = excluded.period_end_on, gross_cents = excluded.gross_cents,
      net_cents = excluded.net_cents
  )
`;

const shiftRow = (shift: Reported['shifts'][number]) => ({
  id: newId(),
  provider_shift_id: shift.providerShiftId,
  ended_on: shift.endedOn,
  minutes: shift.minutes,
  gross_cents: shift.grossCents,
});

const stubRow = (paystub: Reported['paystubs'][number]) => ({
  id: newId(),
  provider_paystub_id: paystub.providerPaystubId,
  pay_on: paystub.payOn,
  period_start_on: paystub.periodStartOn,
  period_end_on: paystub.periodEndOn,
  gross_cents: paystub.grossCents,
  net_cents: paystub.netCents,
});
