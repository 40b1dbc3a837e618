import { type Database, type DataSection, readPersonalData } from '@reset/service-kit';

/** What is kept of an account: for signing in no secret, of each thing when it came and when it served. */
export const PERSONAL_DATA: readonly DataSection[] = [
  {
    name: 'account',
    query: `
      SELECT id, email, entered_email, first_name, last_name, language, phone_number, confirmed_at,
             mfa_enabled_at AS codes_texted_since, partner_slug, referral_slug, product_name, group_id,
             utm_campaign, utm_source, utm_medium, created_at
        FROM users WHERE id = :userId`,
  },
  {
    name: 'sign_ups',
    query: `
      SELECT email, first_name, last_name, language, product_name, partner_slug, referral_slug, group_id,
             utm_campaign, utm_source, utm_medium, created_at, used_at
        FROM sign_up WHERE id = :userId`,
  },
  {
    // Each sign-in among them.
    name: 'account_events',
    query: `
      SELECT occurred_at, type, payload ->> 'because' AS because FROM event
       WHERE subject = :userId ORDER BY subject_version`,
  },
  {
    name: 'password',
    query: 'SELECT updated_at FROM credential WHERE user_id = :userId',
  },
  {
    name: 'authenticator_app',
    query: 'SELECT created_at, confirmed_at FROM authenticator_app WHERE user_id = :userId',
  },
  {
    name: 'recovery_codes',
    query: 'SELECT used_at FROM recovery_code WHERE user_id = :userId ORDER BY used_at, code_hash',
  },
  {
    name: 'passkeys',
    query: `
      SELECT name, transports, created_at, last_used_at FROM passkey
       WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'known_browsers',
    query: `
      SELECT last_used_at FROM known_device
       WHERE user_id = :userId ORDER BY last_used_at, device_id`,
  },
  {
    name: 'code_requests',
    query: `
      SELECT purpose, phone_number, created_at, sent_at, sends, tries, used_at FROM code_challenge
       WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'wrong_codes',
    query: 'SELECT count, forgotten_at FROM wrong_code WHERE user_id = :userId',
  },
  {
    name: 'email_confirmations',
    query: `
      SELECT email, created_at, used_at FROM email_confirmation
       WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'password_resets',
    query: `
      SELECT created_at, used_at FROM password_reset WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    // Of visitors the address alone is known: hers are those of an address that she has confirmed.
    name: 'survey_results',
    query: `
      SELECT result.name, result.email, result.answers, result.created_at
        FROM survey_result result JOIN users ON users.email = result.email
       WHERE users.id = :userId AND users.confirmed_at IS NOT NULL
       ORDER BY result.created_at, result.id`,
  },
  {
    name: 'budget_results',
    query: `
      SELECT result.name, result.email, result.income, result.needs, result.wants, result.expenses,
             result.created_at
        FROM budget_result result JOIN users ON users.email = result.email
       WHERE users.id = :userId AND users.confirmed_at IS NOT NULL
       ORDER BY result.created_at, result.id`,
  },
  {
    name: 'data_exports',
    query: 'SELECT exported_at FROM data_export WHERE user_id = :userId ORDER BY exported_at, id',
  },
];

/** All of it, for the copy that this service makes itself. */
export const readOwnPersonalData = (database: Database, userId: string) =>
  readPersonalData(database, PERSONAL_DATA, userId);

/** Tables that are not in it, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  cardholder_reading: 'a copy of what the member service keeps',
  command_answer: 'answers to commands of other services, by keys',
  content_copy: 'what editors write, of nobody',
  event_subject: 'counts events, which are in it',
  passkey_challenge: 'random numbers, good for five minutes',
  rejected_return_reading: 'a copy of what the member service keeps',
  sign_in_attempt: 'counts of digests, for fifteen minutes',
  staff_reading: 'a copy of what the admin service keeps of staff',
  subscription: 'how far events are read, of nobody',
  subscription_subject: 'counts events of others, which keep them',
  visitor_mail: 'counts of keyed hashes of addresses, for a day',
};
