import type { IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';

/** What a status is to her. */
export type IdentityStage = 'wait' | 'approved' | 'document' | 'review' | 'rejected';

const STAGES: Record<IdentityStatus, IdentityStage> = {
  info_saved: 'wait',
  submitted: 'wait',
  submitted_with_document: 'wait',
  verified_automatically: 'approved',
  verified_manually: 'approved',
  verified_with_document: 'approved',
  flagged_for_review: 'document',
  flagged_for_review_with_document: 'review',
  flagged_for_internal_review: 'review',
  rejected: 'rejected',
};

/** Without a status there is one in a moment: what she told is on its way. */
export const stageOf = (status: IdentityStatus | null): IdentityStage =>
  status === null ? 'wait' : STAGES[status];

/** Which are asked about again (document 2, section 4). */
export const isPolled = (status: IdentityStatus | null): boolean =>
  status !== null && ['wait', 'document'].includes(STAGES[status]);
