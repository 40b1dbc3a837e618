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
};

const VERIFIED: readonly IdentityStatus[] = [
  'verified_automatically',
  'verified_manually',
  'verified_with_document',
];

export const isVerified = (status: IdentityStatus): boolean => VERIFIED.includes(status);

/** Whether nothing that the provider says changes it any more. */
export const isDecided = (status: IdentityStatus): boolean =>
  isVerified(status) || status === 'rejected';

/** Where a verification stands by what the provider says now. */
export function statusAfter(
  status: IdentityStatus,
  { decision, awaitsDocument }: Pick<IdentityCheck, 'decision' | 'awaitsDocument'>,
): IdentityStatus {
  if (isDecided(status) || status === 'info_saved') return status;
  const hasDocument = WITH_DOCUMENT.includes(status);
  switch (decision) {
    case 'accept':
      return hasDocument ? 'verified_with_document' : 'verified_automatically';
    case 'reject':
      return 'rejected';
    case 'review':
      if (awaitsDocument) return 'flagged_for_review';
      return hasDocument ? 'flagged_for_review_with_document' : 'flagged_for_internal_review';
  }
}

const WITH_DOCUMENT: readonly IdentityStatus[] = [
  'submitted_with_document',
  'flagged_for_review_with_document',
];
