import type { DataSection } from '@reset/service-kit';

/** What staff did about a person, without who did it and what they wrote. */
export const PERSONAL_DATA: readonly DataSection[] = [
  {
    name: 'staff_actions',
    query: `
      SELECT at, action, state FROM audit_entry WHERE subject_id = :userId ORDER BY position`,
  },
  {
    // From before there was one log.
    name: 'earlier_staff_actions',
    query: 'SELECT made_at, action, state FROM user_action WHERE user_id = :userId ORDER BY id',
  },
];

const COPY = 'a copy of what other services keep, made of their events';
const OF_STAFF = 'of who is of staff, as staff';
const OF_NOBODY = 'figures, of nobody';

/** Tables that are not in it, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  audit_check: 'what the latest look at the log found, of nobody',
  admin_session: OF_STAFF,
  approval: 'what staff ask each other to approve: what came of it is in the log',
  audit_head: OF_NOBODY,
  business_day: OF_NOBODY,
  business_partial: OF_NOBODY,
  business_waiting: COPY,
  card_transaction_reading: COPY,
  cardholder_reading: COPY,
  case_count: OF_NOBODY,
  case_owner: OF_STAFF,
  case_reading: COPY,
  command: 'what staff ask other services to do: each is in the log',
  eligibility_reading: COPY,
  event: 'what happens to staff',
  event_subject: 'counts events',
  export: OF_STAFF,
  export_part: 'files of staff, kept for a day, of what other services keep',
  list_length: OF_NOBODY,
  member_reading: COPY,
  people_refresh: OF_NOBODY,
  person: COPY,
  person_count: OF_NOBODY,
  person_mark: COPY,
  release_override: OF_STAFF,
  saved_view: OF_STAFF,
  staff: OF_STAFF,
  staff_change: OF_STAFF,
  staff_invitation: OF_STAFF,
  step_count: OF_NOBODY,
  subscription: OF_NOBODY,
  subscription_subject: 'counts events of others, which keep them',
  survey_reading: COPY,
  user_reading: COPY,
  user_state_reading: COPY,
  waitlist_reading: COPY,
};
