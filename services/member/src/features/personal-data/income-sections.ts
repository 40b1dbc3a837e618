import type { DataSection } from '@reset/service-kit';
import { unitOf, type LimitStep } from '#features/limits/limits.ts';

/** What banks and payrolls tell of somebody, and the limits that are made of it. */
export const INCOME: readonly DataSection[] = [
  {
    name: 'banks',
    query: `
      SELECT id, institution_name, account_name, mask, available_cents, is_digital_only, owner_status,
             status, error, balances_updated_at, transactions_synced_at, consent_ends_at
        FROM bank_link WHERE user_id = :userId`,
  },
  {
    name: 'bank_link_attempts',
    query: `
      SELECT created_at, expires_at, done_at FROM bank_link_session
       WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'unlinked_banks',
    query: `
      SELECT removed_at FROM removed_bank_item WHERE user_id = :userId ORDER BY removed_at, id`,
  },
  {
    name: 'bank_transactions',
    query: `
      SELECT own.occurred_on, own.amount_cents, own.name, own.merchant_name, own.category,
             own.transaction_type, own.is_pending
        FROM bank_transaction own JOIN bank_link link ON link.id = own.link_id
       WHERE link.user_id = :userId ORDER BY own.occurred_on, own.provider_transaction_id`,
  },
  {
    name: 'recurring_incomes',
    query: `
      SELECT own.read_at, own.deposits_monthly_cents, own.incomes
        FROM income_reading own JOIN bank_link link ON link.id = own.link_id
       WHERE link.user_id = :userId`,
  },
  {
    name: 'recurring_expenses',
    query: `
      SELECT merchant_name, description, average_cents, frequency, last_occurrence_on,
             next_occurrence_on, category_primary, category_secondary
        FROM recurring_outflow WHERE user_id = :userId ORDER BY last_occurrence_on, id`,
  },
  {
    name: 'payrolls',
    query: `
      SELECT employer_name, compensation_unit, compensation_cents, pay_frequency, monitoring_status,
             linked_at, synced_at
        FROM payroll_link WHERE user_id = :userId`,
  },
  {
    name: 'payroll_link_events',
    query: `
      SELECT name, data, logged_at FROM payroll_event WHERE user_id = :userId ORDER BY logged_at, id`,
  },
  {
    name: 'integration_errors',
    query: `
      SELECT source, error_type, raised_at, resolved_at FROM integration_error
       WHERE user_id = :userId ORDER BY raised_at, id`,
  },
  {
    name: 'direct_deposit_allocations',
    query: `
      SELECT position, kind, value, account_name, account_type, account_mask, routing_number
        FROM direct_deposit_allocation WHERE user_id = :userId ORDER BY position`,
  },
  {
    name: 'shifts',
    query: `
      SELECT ended_on, minutes, gross_cents FROM shift WHERE user_id = :userId ORDER BY ended_on, id`,
  },
  {
    name: 'paystubs',
    query: `
      SELECT pay_on, period_start_on, period_end_on, gross_cents, net_cents FROM paystub
       WHERE user_id = :userId ORDER BY pay_on, id`,
  },
  {
    name: 'pay_set_by_reset',
    query: `
      SELECT kind, pay_cents, pay_frequency, period_start_on, made_at, ended_at FROM pay_override
       WHERE user_id = :userId ORDER BY made_at, id`,
  },
  {
    name: 'tax_filing',
    query: `
      SELECT started_at, opened_at, home_state FROM tax_filer WHERE user_id = :userId`,
  },
  {
    name: 'income_tax_returns',
    query: `
      SELECT jurisdiction, tax_year, state, refund_cents, is_advance_eligible, status, submitted_at,
             accepted_at, acceptance_read_at, updated_at
        FROM income_tax_return WHERE user_id = :userId ORDER BY tax_year, jurisdiction, id`,
  },
  {
    name: 'limit_now',
    query: `
      SELECT gross_cents, checked_at, checked_on, period_ends_on, payday FROM limit_state
       WHERE user_id = :userId`,
  },
  {
    name: 'limits',
    query: `
      SELECT id, computed_at, because, engine, gross_cents, steps, inputs FROM spending_limit
       WHERE user_id = :userId ORDER BY computed_at, id`,
    show: ({ steps, ...row }) => ({ ...row, steps: (steps as LimitStep[]).map(withUnit) }),
  },
];

const withUnit = ({ before, after, ...step }: LimitStep) => {
  const unit = unitOf(step);
  return { ...step, [`before_${unit}`]: before, [`after_${unit}`]: after };
};
