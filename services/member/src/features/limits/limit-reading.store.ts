import type { Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { LimitReading } from './limit-reading.ts';
import { type LimitRow, toReading } from './limit-row.ts';

/** What counts for the limits of these members today: all of it by one statement, so at one moment. */
export async function readForLimits(
  transaction: Transaction,
  userIds: readonly string[],
  today: CalendarDate,
): Promise<LimitReading[]> {
  const { rows } = await transaction
    .raw<{ rows: LimitRow[] }>(READ, { userIds, today })
    .options({ name: 'read-for-limits' });
  return rows.map(toReading);
}

// Days on which she repaid are counted, not how often: what she repays before its payday counts with it.
// Paychecks of one week are one, on the first of its days: no payroll pays oftener (decision 91).
// What a payroll announced before it could be read no more is not taken for work that was done.
const READ = `
  SELECT chosen.user_id,
         state.gross_cents, state.fingerprint, state.shown, state.period_ends_on,
         person.partner_slug, coalesce(person.is_deactivated, false) AS is_deactivated,
         cards.is_any AS has_card, cards.is_terminated AS is_card_terminated,
         errors.is_switched_away,
         EXISTS (SELECT FROM debit_stop s JOIN member m USING (user_id)
                  WHERE s.bank_link_id = bank.id AND m.repayment_method = 'ach_debit_flow')
           AS is_debit_stopped,
         config.user_id IS NOT NULL AS has_config, config.is_muted,
         config.is_probationary_limit_on, config.counts_future_deposits,
         CAST(config.payroll_linked_parts AS smallint[]) AS payroll_linked_parts,
         CAST(config.payroll_unlinked_parts AS smallint[]) AS payroll_unlinked_parts,
         CAST(config.refund_advance_part AS smallint) AS refund_advance_part,
         bank.user_id IS NOT NULL AS has_bank, bank.institution_name, bank.available_cents,
         bank.status = 'broken' OR errors.is_bank_broken AS is_bank_broken,
         bank.synced_at AS bank_read_at,
         payroll.user_id IS NOT NULL AS has_payroll, payroll.employer_name, payroll.pay_frequency,
         payroll.monitoring_status, errors.is_payroll_broken, payroll.synced_at AS payroll_read_at,
         pay.pay_cents AS override_pay_cents, pay.pay_frequency AS override_pay_frequency,
         pay.made_at AS override_pay_made_at, pay.made_on AS override_pay_made_on,
         period.period_start_on AS override_start_on, period.made_at AS override_start_made_at,
         period.made_on AS override_start_made_on,
         unpaid.gross_cents AS unpaid_gross_cents, stubs.paid_through, known.until AS known_until,
         stubs.gross_cents AS paid_gross_cents, stubs.net_cents AS paid_net_cents,
         stubs.last_pay_days, stubs.announced_pay_on,
         bills.list AS bills,
         repaid.count AS settled_repayments, returnable.cents AS returnable_cents,
         refund.refund_cents, refund.is_advance_eligible AS is_refund_eligible,
         refund.status = 'accepted' AND refund.refunded_by IS NULL AS is_refund_accepted,
         refund.state AS refund_state, refund.home_state
    FROM unnest(CAST(:userIds AS uuid[])) AS chosen (user_id)
    JOIN limit_state state USING (user_id)
    LEFT JOIN person USING (user_id)
    LEFT JOIN member_limit_config config USING (user_id)
    LEFT JOIN bank_link bank USING (user_id)
    LEFT JOIN payroll_link payroll
      ON payroll.user_id = chosen.user_id AND payroll.synced_at IS NOT NULL
    LEFT JOIN pay_override pay
      ON pay.user_id = chosen.user_id AND pay.kind = 'compensation' AND pay.ended_at IS NULL
    LEFT JOIN pay_override period
      ON period.user_id = chosen.user_id AND period.kind = 'pay_period' AND period.ended_at IS NULL
    CROSS JOIN LATERAL (
      SELECT least(CAST(:today AS date), CASE
               WHEN payroll.monitoring_status <> 'active'
               THEN CAST(payroll.synced_at AT TIME ZONE 'America/Los_Angeles' AS date) END)
             AS until) known
    CROSS JOIN LATERAL (
      SELECT coalesce(bool_or(error_type = 'direct_deposit_switched_away_from_reset'), false)
               AS is_switched_away,
             coalesce(bool_or(error_type = 'monitoring_status_unavailable' AND source = 'plaid'),
               false) AS is_bank_broken,
             coalesce(bool_or(error_type = 'monitoring_status_unavailable' AND source = 'pinwheel'),
               false) AS is_payroll_broken
        FROM integration_error e
       WHERE e.user_id = chosen.user_id AND e.resolved_at IS NULL) errors
    CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS is_any,
             coalesce(bool_and(card.status = 'terminated'), false) AS is_terminated
        FROM card_account a JOIN card ON card.card_account_id = a.id
       WHERE a.user_id = chosen.user_id) cards
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(gross_cents), 0) AS gross_cents, coalesce(sum(net_cents), 0) AS net_cents,
             max(pay_on) FILTER (WHERE pay_on <= :today) AS newest_pay_on,
             to_json((array_agg(DISTINCT pay_on ORDER BY pay_on DESC)
                        FILTER (WHERE pay_on <= :today))[1:3]) AS last_pay_days,
             min(pay_on) FILTER (WHERE pay_on > :today) AS announced_pay_on,
             max(period_end_on) FILTER (WHERE pay_on <= :today) AS paid_through
        FROM paystub p WHERE p.user_id = chosen.user_id) stubs
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(gross_cents), 0) AS gross_cents
        FROM shift s
       WHERE s.user_id = chosen.user_id
         AND s.ended_on > coalesce(stubs.paid_through, '-infinity')
         -- Until the first pay after it was set.
         AND (period.period_start_on IS NULL OR s.ended_on >= period.period_start_on
              OR stubs.newest_pay_on > period.made_on)
         AND s.ended_on <= known.until) unpaid
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_array(average_cents, frequency, next_occurrence_on)) AS list
        FROM recurring_outflow o WHERE o.user_id = chosen.user_id) bills
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT counted.day) AS count FROM (
      SELECT CASE a.kind WHEN 'direct_deposit'
               THEN min(paid.day) OVER (PARTITION BY a.kind, date_trunc('week', paid.day))
               ELSE coalesce(i.due_on, paid.day) END AS day
        FROM card_account account
        JOIN card_transaction t ON t.card_account_id = account.id
        JOIN allocation a ON a.card_transaction_id = t.id AND a.reversed_by IS NULL
        LEFT JOIN debit d ON d.id = a.repayment_id
        LEFT JOIN repayment_instance i ON i.id = d.instance_id
       CROSS JOIN LATERAL (
         SELECT CAST(a.created_at AT TIME ZONE 'America/Los_Angeles' AS date) AS day) paid
       WHERE account.user_id = chosen.user_id AND a.kind IN ('repayment', 'direct_deposit')
         AND coalesce(greatest(d.counts_from, i.due_on) <= :today, true)
         -- A part of it counts with the rest of its day, once that is repaid as well.
         AND NOT EXISTS (
           SELECT FROM repayment_instance other
             LEFT JOIN debit rest ON rest.instance_id = other.id
            WHERE other.user_id = chosen.user_id AND other.due_on = i.due_on AND other.id <> i.id
              AND (other.state = 'scheduled' OR rest.status IN ('reserved', 'sent', 'returned')
                   OR rest.counts_from > :today))) counted) repaid
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(d.amount_cents), 0) AS cents
        FROM card_account account
        JOIN debit d ON d.card_account_id = account.id
       WHERE account.user_id = chosen.user_id
         AND d.status = 'settled' AND d.counts_from > :today) returnable
    LEFT JOIN LATERAL (
      SELECT refund_cents, is_advance_eligible, status, refunded_by, state, home_state
        FROM income_tax_return r LEFT JOIN tax_filer USING (user_id)
       WHERE r.user_id = chosen.user_id AND r.jurisdiction = 'Federal'
       ORDER BY r.tax_year DESC LIMIT 1) refund ON true
`;
