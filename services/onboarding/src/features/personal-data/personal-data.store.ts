import type { DataSection, SecretCipher } from '@reset/service-kit';

/**
 * What an applicant told of herself, and what became of it. Of her Social Security number the last four
 * digits; why staff decided as they did is in no answer to her.
 */
export const personalDataSections = (cipher: SecretCipher): readonly DataSection[] => [
  {
    name: 'personal_info',
    query: `
      SELECT user_id, phone_number, date_of_birth, ssn_last_four, street_one, street_two, city,
             state_abbr, zip_code, saved_at
        FROM personal_info WHERE user_id = :userId`,
    show: ({ user_id: userId, date_of_birth: born, ...row }) => ({
      ...row,
      date_of_birth: cipher.decrypt(String(born), String(userId)),
    }),
  },
  ...PERSONAL_DATA,
];

const PERSONAL_DATA: readonly DataSection[] = [
  {
    name: 'applications',
    query: `
      SELECT product, started_at, cancelled_at FROM application
       WHERE user_id = :userId ORDER BY started_at, product`,
  },
  {
    name: 'application_tasks',
    query: `
      SELECT product, task, outcome, recorded_at FROM application_task
       WHERE user_id = :userId ORDER BY recorded_at, product, task`,
  },
  {
    name: 'application_states',
    query: `
      SELECT product, state, entered_at FROM user_state WHERE user_id = :userId ORDER BY id`,
  },
  {
    name: 'application_cancellations',
    query: `
      SELECT requested_at, outcome, decided_at FROM application_cancellation
       WHERE user_id = :userId ORDER BY requested_at, id`,
  },
  {
    name: 'acceptances',
    query: `
      SELECT d.disclosure_type, d.title, d.version, d.language, d.path, a.content_sha256,
             a.accepted_at, a.ip_address, a.user_agent
        FROM acceptance a JOIN disclosure d ON d.id = a.disclosure_id
       WHERE a.user_id = :userId ORDER BY a.accepted_at, d.id`,
  },
  {
    name: 'identity_verifications',
    query: `
      SELECT status, changed_at, document_asked_at, documents_read FROM identity_verification
       WHERE user_id = :userId`,
  },
  {
    name: 'identity_decisions',
    query: `
      SELECT decision, status_before, decided_at FROM identity_decision
       WHERE user_id = :userId ORDER BY decided_at, verification_id`,
  },
  {
    name: 'application_rejections',
    query: 'SELECT rejected_at FROM application_rejection WHERE user_id = :userId',
  },
  {
    name: 'kept_identity_decisions',
    query: `
      SELECT status, decided_at, kept_until FROM kept_identity_decision
       WHERE user_id = :userId ORDER BY decided_at, id`,
  },
  {
    name: 'document_texts',
    query: 'SELECT asked_at FROM document_text WHERE user_id = :userId ORDER BY id',
  },
  {
    name: 'erasures',
    query: `
      SELECT reason, requested_at, outcome, kept_for, finished_at, again_on
        FROM personal_info_erasure WHERE user_id = :userId ORDER BY requested_at, id`,
  },
  {
    name: 'unavailable_homes',
    query: 'SELECT state_abbr, told_at FROM unavailable_home WHERE user_id = :userId',
  },
  {
    name: 'availability_notices',
    query: `
      SELECT product, state_abbr, requested_at, announced_at FROM availability_notice
       WHERE user_id = :userId ORDER BY requested_at, product, state_abbr`,
  },
  {
    name: 'waitlist_entries',
    query: `
      SELECT name, email, income_type, payroll_provider_name, payroll_products,
             time_and_attendance_platform_name, bank_account_name, outcome, bank_outcome, created_at
        FROM waitlist_entry WHERE user_id = :userId ORDER BY created_at, id`,
  },
  {
    name: 'eligibility',
    query: 'SELECT eligible FROM eligibility_published WHERE user_id = :userId',
  },
  {
    name: 'card_issuances',
    query: `
      SELECT began_at, account_opened_at, repayment_method, requested_at, ip_address, user_agent,
             in_review_since, issued_at, refusal
        FROM card_issuance WHERE user_id = :userId`,
  },
];

/** Tables that are not in it, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  applicant_copy: 'a copy of what the public and the member service keep',
  command_answer: 'answers to commands of other services, by keys',
  event: 'published copies of what is in it',
  event_subject: 'counts events',
  link_reading: 'a copy of what the member service keeps',
  published_case: 'for staff, made of what is in it',
  settled_duplicate: 'what staff wrote when they compared her with somebody else',
  subscription: 'how far events are read, of nobody',
  subscription_subject: 'counts events of others, which keep them',
};
