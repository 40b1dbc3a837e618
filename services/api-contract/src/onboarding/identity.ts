import Type, { type Static } from 'typebox';
import { body, CalendarDate, Id, Instant, nullable, text } from '../fields.ts';
import { ShownPersonalInfo } from './personal-info.ts';

/** How far the verification of who somebody is has come (document 2, section 4). */
export const IDENTITY_STATUSES = [
  'info_saved',
  'submitted',
  'submitted_with_document',
  'verified_automatically',
  'verified_manually',
  'verified_with_document',
  'flagged_for_review',
  'flagged_for_review_with_document',
  'flagged_for_internal_review',
  'rejected',
] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** GET /identity_verifications/current_status; null for who has told nothing of herself. */
export const CurrentIdentityStatus = Type.Object({
  current_status: nullable(Type.Enum(IDENTITY_STATUSES)),
  /** How often pictures of documents were read, once some were: then a flagged one wants others. */
  documents_read: Type.Optional(Type.Integer({ minimum: 1 })),
  /** By when staff decide, while they are to and it is not over. */
  review_due_on: Type.Optional(CalendarDate),
  /** What she told for her taxes and not for a card, while it may be changed: looked over before it is sent. */
  told_before: Type.Optional(ShownPersonalInfo),
});
export type CurrentIdentityStatus = Static<typeof CurrentIdentityStatus>;

/** POST /identity_verifications/submit_verification; with the id of documents that were uploaded. */
export const SubmitVerification = body({ document_id: Type.Optional(text(255)) });
export type SubmitVerification = Static<typeof SubmitVerification>;

/** A phone number of the United States, in E.164. */
const UsPhone = Type.String({ pattern: '^\\+1[0-9]{10}$' });

/**
 * POST /identity_verifications/document_link: the link for the pictures that her verification waits
 * for, the same one as long as it is good. With her own phone number it is texted to it as well.
 */
export const PostDocumentLink = body({ phone_number: Type.Optional(UsPhone) });
export const DocumentLink = Type.Object({
  /** By which the provider knows these pictures; for its widget, and for `submit_verification`. */
  document_id: Type.String(),
  /** A page of the provider's, where whoever has it takes the pictures. */
  url: Type.String(),
  expires_at: Instant,
  /** Hers, where the link may be texted to. */
  phone_number: UsPhone,
  /** How often it may still be texted today. */
  texts_left: Type.Integer({ minimum: 0 }),
});
export type DocumentLink = Static<typeof DocumentLink>;

/**
 * PUT /internal/identity_verifications/:user_id/decision: the word of staff on a flagged identity.
 * It is final: sent again it is what it was, and the contrary is refused.
 */
export const DecideIdentity = body({
  decision: Type.Enum(['approve', 'reject'] as const),
  /** Who decides, and why. */
  actor_id: Id,
  reason: text(1_000),
});
export type DecideIdentity = Static<typeof DecideIdentity>;

/** The word that counts, which may have been somebody else's before. */
export const IdentityDecision = Type.Object({
  current_status: Type.Enum(IDENTITY_STATUSES),
  decision: Type.Enum(['approve', 'reject'] as const),
  actor_id: Id,
  /** null once what she told was erased. */
  reason: nullable(Type.String()),
  decided_at: Instant,
});
export type IdentityDecision = Static<typeof IdentityDecision>;

/**
 * GET /internal/identity_verifications/:user_id: what staff decide by; 404 for who has told nothing. The
 * pictures stay with the provider.
 */
export const StaffIdentity = Type.Object({
  current_status: Type.Enum(IDENTITY_STATUSES),
  changed_at: Instant,
  /** The provider's id of it; null where it was not asked. */
  evaluation_id: nullable(Type.String()),
  /** How often the provider read pictures of documents. */
  documents_read: Type.Integer({ minimum: 0 }),
  /** Others who told her Social Security number. */
  same_ssn: Type.Array(Id),
  decision: nullable(Type.Omit(IdentityDecision, ['current_status'])),
});
export type StaffIdentity = Static<typeof StaffIdentity>;
