import type { DataSection } from '@reset/service-kit';
import { INCOME } from './income-sections.ts';
import { MONEY } from './money-sections.ts';

const SETTINGS: readonly DataSection[] = [
  {
    name: 'membership',
    query: `
      SELECT repayment_method, repays_in_part, celebrated_payday, created_at
        FROM member WHERE user_id = :userId`,
  },
  {
    name: 'settings_by_reset',
    query: `
      SELECT requires_payroll, has_custom_repayment_plan FROM member_config
       WHERE user_id = :userId`,
  },
  {
    name: 'limit_settings_by_reset',
    query: `
      SELECT is_muted, is_probationary_limit_on, counts_future_deposits, refund_advance_part
        FROM member_limit_config WHERE user_id = :userId`,
  },
  {
    name: 'support_requests',
    query: `
      SELECT id, type, body, requested_at, closed_at FROM support_request
       WHERE user_id = :userId ORDER BY requested_at, id`,
  },
  {
    name: 'notifications',
    query: `
      SELECT type, created_at, read_at FROM notification
       WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'push_choices',
    query: `SELECT kinds FROM push_choice WHERE user_id = :userId`,
  },
  {
    // By its address and its keys alone a message reaches her browser: the host is enough.
    name: 'push_subscriptions',
    query: `
      SELECT split_part(endpoint, '/', 3) AS push_service, user_agent, created_at,
             last_delivered_at
        FROM push_subscription WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'push_messages',
    query: `
      SELECT kind, happened_at FROM push_message
       WHERE user_id = :userId ORDER BY happened_at, id`,
  },
  {
    name: 'text_consents',
    query: `
      SELECT opted_in, wording_version, decided_at, ip_address, user_agent FROM text_consent
       WHERE user_id = :userId ORDER BY decided_at, id`,
  },
];

/**
 * What is kept of a member: of accounts the last digits, of providers no token. What staff wrote about
 * her to each other is in no answer to her.
 */
export const PERSONAL_DATA: readonly DataSection[] = [...SETTINGS, ...INCOME, ...MONEY];

const OF_NOBODY = 'of nobody';
const WORK = 'work of ours that waits, of ids alone';

/** Tables that are not in it, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  bank_transfer: 'our own money on its way between banks',
  card_case: 'for staff, about what the issuer says of purchases that are in it',
  card_sync: WORK,
  closed_member: 'of accounts that are closed, to which nobody signs in',
  command_answer: 'answers to commands of other services, by keys',
  event: 'published copies of what is in it',
  event_subject: 'counts events',
  institution: OF_NOBODY,
  institution_list: OF_NOBODY,
  'ledger.account': 'sums of the ledger lines, which are in it',
  'ledger.chart': OF_NOBODY,
  'ledger.hold': 'what of a purchase is held, which is in it',
  limit_due: WORK,
  member_events_read: OF_NOBODY,
  member_published: 'published copies of what is in it',
  member_stale: WORK,
  money_alert: 'what does not add up, for staff, by ids',
  money_check: OF_NOBODY,
  money_events_read: OF_NOBODY,
  person_reading: 'a copy of what the public service keeps',
  push_delivery: 'which messages that are in it reached which browsers, for a week',
  published_case: 'for staff, made of what is in it',
  reconciliation_difference: 'reports of banks compared with the ledger, by ids',
  reconciliation_entry: 'reports of banks compared with the ledger, by ids',
  reconciliation_file: OF_NOBODY,
  shared_bank_account: 'for staff, that two links are of one account',
  subscription: OF_NOBODY,
  subscription_subject: 'counts events of others, which keep them',
  unrepaid_advance: 'for staff, made of what is in it',
};
