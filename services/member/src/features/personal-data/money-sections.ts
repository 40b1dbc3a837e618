import type { DataSection } from '@reset/service-kit';

/** Rows of what a card account has. */
const OF_ACCOUNT = 'JOIN card_account c ON c.id = own.card_account_id WHERE c.user_id = :userId';

/** What somebody bought, owes, repaid and was paid, with her disputes and statements. */
export const MONEY: readonly DataSection[] = [
  {
    name: 'card_accounts',
    query: 'SELECT id, status, issued_on, closed_at FROM card_account WHERE user_id = :userId',
  },
  {
    name: 'cards',
    query: `
      SELECT own.last_four, own.form, own.status, own.created_at, own.is_frozen FROM card own
        ${OF_ACCOUNT} ORDER BY own.created_at, own.id`,
  },
  {
    name: 'card_orders',
    query: `
      SELECT own.is_expedited, own.ordered_at, own.ended_at FROM card_order own
        ${OF_ACCOUNT} ORDER BY own.ordered_at, own.id`,
  },
  {
    name: 'card_freezes',
    query: `
      SELECT own.frozen_at, own.unfrozen_at FROM card_freeze own
        ${OF_ACCOUNT} ORDER BY own.frozen_at, own.id`,
  },
  {
    name: 'purchases',
    query: `
      SELECT own.id, own.occurred_at, own.merchant_name, own.merchant_category, own.card_present,
             own.transaction_reference_number, own.requested_cents, own.held_cents, own.posted_cents,
             own.repaid_cents, own.network_state, own.customer_state, own.decline_reason
        FROM card_transaction own ${OF_ACCOUNT} ORDER BY own.occurred_at, own.id`,
  },
  {
    name: 'purchase_events',
    query: `
      SELECT own.card_transaction_id, own.occurred_at, own.kind, own.amount_cents
        FROM card_event own JOIN card_transaction t ON t.id = own.card_transaction_id
        JOIN card_account c ON c.id = t.card_account_id
       WHERE c.user_id = :userId ORDER BY own.occurred_at, own.id`,
  },
  {
    name: 'refunds',
    query: `
      SELECT own.id, own.card_transaction_id, own.occurred_at, own.merchant_name,
             own.merchant_category, own.amount_cents
        FROM card_refund own ${OF_ACCOUNT} ORDER BY own.occurred_at, own.id`,
  },
  {
    // Their changes add up to what she owes, holds included, and to what of hers is with us.
    name: 'ledger_lines',
    query: `
      SELECT t.id, t.occurred_at, t.effective_on, code.name AS what, t.kind, t.amount AS amount_cents,
             t.amount * CASE WHEN t.debit = c.receivable AND t.kind IN ('pending', 'single') THEN 1
                             WHEN t.debit = c.receivable AND t.kind = 'void' THEN -1
                             WHEN t.credit = c.receivable AND t.kind IN ('single', 'post') THEN -1
                             ELSE 0 END AS owed_change_cents,
             t.amount * CASE WHEN t.kind NOT IN ('single', 'post') THEN 0
                             WHEN t.credit = c.deposit THEN 1
                             WHEN t.debit = c.deposit THEN -1
                             ELSE 0 END AS deposit_change_cents
        FROM card_account c
        JOIN ledger.transfer t ON t.debit IN (c.receivable, c.deposit)
                               OR t.credit IN (c.receivable, c.deposit)
        JOIN ledger.transfer_code code ON code.code = t.code
       WHERE c.user_id = :userId ORDER BY t.seq`,
  },
  {
    name: 'allocations',
    query: `
      SELECT own.repayment_id, own.card_transaction_id, own.kind, own.amount_cents, own.created_at,
             own.reversed_by
        FROM allocation own JOIN card_transaction t ON t.id = own.card_transaction_id
        JOIN card_account c ON c.id = t.card_account_id
       WHERE c.user_id = :userId ORDER BY own.created_at, own.id`,
  },
  {
    name: 'repayment_schedules',
    query: `
      SELECT id, schedule_type, business_day_adjustment, recurring_day_of_week,
             recurring_day_of_month, recurring_week_of_month, previous_bi_weekly_pay_date, created_at,
             updated_at
        FROM repayment_schedule WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'planned_repayments',
    query: `
      SELECT id, schedule_id, purpose, due_on, effective_on, moved_from, amount_cents, state, because,
             created_at, ended_at
        FROM repayment_instance WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'moved_repayments',
    query: `
      SELECT m.id, m.instance_id, m.from_on, m.to_on, m.because, m.moved_at
        FROM repayment_move m JOIN repayment_instance i ON i.id = m.instance_id
       WHERE i.user_id = :userId ORDER BY m.moved_at, m.id`,
  },
  {
    name: 'repayments',
    query: `
      SELECT own.id, own.instance_id, own.amount_cents, own.bank_name, own.bank_mask,
             own.effective_on, own.status, own.return_code, own.created_at, own.sent_at,
             own.settled_at, own.ended_at
        FROM debit own ${OF_ACCOUNT} ORDER BY own.created_at, own.id`,
  },
  {
    name: 'stopped_repayments',
    query: `
      SELECT debit_id, return_code, stopped_at FROM debit_stop
       WHERE user_id = :userId ORDER BY stopped_at, debit_id`,
  },
  {
    name: 'deposits',
    query: `
      SELECT own.id, CASE own.kind WHEN 'other' THEN 'deposit' ELSE own.kind END AS kind,
             own.amount_cents, own.sender, own.receiver_name, own.arrived_at,
             own.status, own.ended_at
        FROM incoming_deposit own ${OF_ACCOUNT} ORDER BY own.arrived_at, own.id`,
  },
  {
    name: 'payouts',
    query: `
      SELECT own.id, own.amount_cents, own.bank_name, own.bank_mask, own.status, own.arrives_on,
             own.created_at, own.sent_at, own.ended_at
        FROM payout own ${OF_ACCOUNT} ORDER BY own.created_at, own.id`,
  },
  {
    name: 'deposit_account',
    query: `
      SELECT routing_number, account_mask, opened_at, switched_at FROM deposit_account
       WHERE user_id = :userId`,
  },
  {
    name: 'disputes',
    query: `
      SELECT own.id, own.card_transaction_id, own.reason, own.description, own.amount_cents,
             own.refunded_cents, own.state, own.opened_at, own.credit_due_on, own.resolve_due_on,
             own.decided_at, own.take_back_on
        FROM dispute own ${OF_ACCOUNT} ORDER BY own.opened_at, own.id`,
  },
  {
    name: 'dispute_events',
    query: `
      SELECT own.dispute_id, own.occurred_at, own.kind, own.amount_cents
        FROM dispute_event own JOIN dispute d ON d.id = own.dispute_id
        JOIN card_account c ON c.id = d.card_account_id
       WHERE c.user_id = :userId ORDER BY own.occurred_at, own.id`,
  },
  {
    name: 'dispute_messages',
    query: `
      SELECT own.dispute_id, own.sent_at, own.author, own.text
        FROM dispute_message own JOIN dispute d ON d.id = own.dispute_id
        JOIN card_account c ON c.id = d.card_account_id
       WHERE c.user_id = :userId ORDER BY own.sent_at, own.id`,
  },
  {
    name: 'statements',
    query: `
      SELECT own.id, own.start_date, own.end_date, own.issue_date, own.first_name, own.last_name,
             own.account_type, right(own.account_number, 4) AS account_last_four,
             own.opening_cents, own.debits_cents, own.credits_cents, own.closing_cents,
             own.deposit_opening_cents, own.deposit_credits_cents, own.deposit_debits_cents,
             own.deposit_closing_cents, own.held_cents
        FROM statement own ${OF_ACCOUNT} ORDER BY own.end_date, own.id`,
  },
  statementLines('statement_lines', 'statement_line'),
  statementLines('statement_deposit_lines', 'statement_deposit_line'),
];

function statementLines(name: string, table: string): DataSection {
  return {
    name,
    query: `
      SELECT own.statement_id, own.posted_date, own.type, own.subtype, own.memo, own.amount_cents,
             own.is_debit
        FROM ${table} own JOIN statement s ON s.id = own.statement_id
        JOIN card_account c ON c.id = s.card_account_id
       WHERE c.user_id = :userId ORDER BY s.end_date, own.seq`,
  };
}
