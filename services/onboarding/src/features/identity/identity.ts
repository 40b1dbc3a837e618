import type { IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import type { IdentityCheck } from '#providers/identity-checks.ts';

/** The queue of verifications that are begun, or asked about. */
export const CHECK_IDENTITY_QUEUE = 'check-identity';
export type CheckIdentityJob = { user_id: string };

/** How far the verification of a person has come. */
export type Verification = {
  userId: string;
  /** Ours, by which the provider finds a request that comes again. */
  id: string;
  status: IdentityStatus;
  /** The provider's; null until it has answered. */
  evaluationId: string | null;
  /** When the status became what it is. */
  changedAt: Date;
  /** How often pictures of documents were read. */
  documentsRead: number;
};

/** What a provider says of a verification. */
export type Outcome = Pick<IdentityCheck, 'decision' | 'document' | 'documentsRead'>;

/** How long the provider may read pictures that were uploaded before people look at them. */
const READING_MS = 10 * 60_000;

const VERIFIED: readonly IdentityStatus[] = [
  'verified_automatically',
  'verified_manually',
  'verified_with_document',
];

export const isVerified = (status: IdentityStatus): boolean => VERIFIED.includes(status);

/** Whether nothing that the provider says changes it any more. */
export const isDecided = (status: IdentityStatus): boolean =>
  isVerified(status) || status === 'rejected';

/** Whether it waits for the provider or for staff, and nothing is asked of the person herself. */
export const isUnderway = (status: IdentityStatus): boolean =>
  !isDecided(status) && !ASKING.includes(status);

/** It is not begun before she comes back to it; or pictures are wanted. */
const ASKING: readonly IdentityStatus[] = ['info_saved', 'flagged_for_review'];

/** Whether staff may decide it: there is doubt that the provider did not dispel. */
export const isFlagged = (status: IdentityStatus): boolean => FLAGGED.includes(status);

/** Within how many banking days staff decide what waits for them. */
export const REVIEW_BANKING_DAYS = 1;

/** Whether it waits for staff alone, and she has been told that it may take days. */
export const isInReview = (status: IdentityStatus): boolean => IN_REVIEW.includes(status);

const IN_REVIEW: readonly IdentityStatus[] = [
  'flagged_for_review_with_document',
  'flagged_for_internal_review',
];
const FLAGGED: readonly IdentityStatus[] = ['flagged_for_review', ...IN_REVIEW];

type Standing = Pick<Verification, 'status' | 'changedAt' | 'documentsRead'>;

/**
 * Whether none of the pictures that a verification waits for were uploaded: the provider still waits
 * for some, and has read none since. It goes on as soon as they are there.
 */
export const isWithoutPictures = (
  { documentsRead: before }: Pick<Verification, 'documentsRead'>,
  { document, documentsRead }: Outcome,
): boolean => document !== null && documentsRead <= before;

/** Where a verification stands by what the provider says at an instant. */
export function statusAfter(before: Standing, outcome: Outcome, now: Date): IdentityStatus {
  const { status } = before;
  const { decision, document, documentsRead } = outcome;
  if (isDecided(status) || status === 'info_saved') return status;
  const hasDocument = documentsRead > 0 || WITH_DOCUMENT.includes(status);
  switch (decision) {
    case 'accept':
      return hasDocument ? 'verified_with_document' : 'verified_automatically';
    case 'reject':
      return 'rejected';
    case 'review':
      if (document) return 'flagged_for_review';
      if (isReading(before, outcome, now)) return status;
      return hasDocument ? 'flagged_for_review_with_document' : 'flagged_for_internal_review';
  }
}

/** The provider has the pictures, and has not read them yet. */
const isReading = (before: Standing, { documentsRead }: Outcome, now: Date): boolean =>
  before.status === 'submitted_with_document' &&
  documentsRead <= before.documentsRead &&
  now.getTime() - before.changedAt.getTime() < READING_MS;

const WITH_DOCUMENT: readonly IdentityStatus[] = [
  'submitted_with_document',
  'flagged_for_review_with_document',
];
