/* Where what happened to an applicant is stored, each kind of record as readTimeline takes it. */

const STATES = `
  SELECT 'state:' || id AS id, entered_at AS at, 'application' AS kind, state AS type,
         NULL::bigint AS cents, product AS detail, NULL::uuid AS object_id, NULL::uuid AS made_by
    FROM user_state WHERE user_id = :userId
`;

const DECISIONS = `
  SELECT 'identity_decision:' || verification_id, decided_at, 'application',
         'identity_' || decision, NULL::bigint, reason, NULL::uuid, actor_id
    FROM identity_decision WHERE user_id = :userId
  UNION ALL
  SELECT 'rejection:' || user_id, rejected_at, 'application', 'application_rejected',
         NULL::bigint, reason, NULL::uuid, actor_id
    FROM application_rejection WHERE user_id = :userId
`;

/** She herself may ask for it, or staff. */
const ENDINGS = `
  SELECT 'cancellation:' || id, decided_at, 'application', 'application_' || outcome, NULL::bigint,
         NULL, NULL::uuid, NULL::uuid
    FROM application_cancellation WHERE user_id = :userId AND decided_at IS NOT NULL
  UNION ALL
  SELECT 'erasure:' || id, finished_at, 'application', 'personal_info_' || outcome, NULL::bigint,
         reason, NULL::uuid, nullif(actor_id, user_id)
    FROM personal_info_erasure WHERE user_id = :userId AND finished_at IS NOT NULL
`;

const DOCUMENTS = `
  SELECT 'acceptance:' || d.id, a.accepted_at, 'document', 'accepted', NULL::bigint,
         d.title || ', version ' || d.version, d.id, NULL::uuid
    FROM acceptance a JOIN disclosure d ON d.id = a.disclosure_id WHERE a.user_id = :userId
`;

/** Of mails and texts only those that something was to be remembered of. */
const MESSAGES = `
  SELECT 'document_text:' || id, asked_at, 'mail', 'document_link_texted', NULL::bigint, NULL,
         NULL::uuid, NULL::uuid
    FROM document_text WHERE user_id = :userId
  UNION ALL
  SELECT 'availability:' || product || '-' || lower(state_abbr), announced_at, 'mail',
         'availability_announced', NULL::bigint, state_abbr, NULL::uuid, NULL::uuid
    FROM availability_notice WHERE user_id = :userId AND announced_at IS NOT NULL
`;

/** All that happened to `:userId`, for readTimeline. */
export const ONBOARDING_TIMELINE = [STATES, DECISIONS, ENDINGS, DOCUMENTS, MESSAGES].join(
  ' UNION ALL ',
);
