import Type, { type Static } from 'typebox';
import { body, nullable, text } from '../fields.ts';

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
});
export type CurrentIdentityStatus = Static<typeof CurrentIdentityStatus>;

/** POST /identity_verifications/submit_verification; with the id of documents that were uploaded. */
export const SubmitVerification = body({ document_id: Type.Optional(text(255)) });
export type SubmitVerification = Static<typeof SubmitVerification>;
