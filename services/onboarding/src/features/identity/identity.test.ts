import { IDENTITY_STATUSES, type IdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { describe, expect, it } from '@jest/globals';
import { isDecided, statusAfter } from './identity.ts';

const accept = { decision: 'accept', awaitsDocument: false } as const;
const reject = { decision: 'reject', awaitsDocument: false } as const;
const review = { decision: 'review', awaitsDocument: false } as const;
const document = { decision: 'review', awaitsDocument: true } as const;

describe('where a verification stands', () => {
  it.each<[IdentityStatus, Parameters<typeof statusAfter>[1], IdentityStatus]>([
    ['submitted', accept, 'verified_automatically'],
    ['submitted', reject, 'rejected'],
    ['submitted', document, 'flagged_for_review'],
    ['submitted', review, 'flagged_for_internal_review'],
    ['flagged_for_review', document, 'flagged_for_review'],
    ['flagged_for_review', accept, 'verified_automatically'],
    ['submitted_with_document', accept, 'verified_with_document'],
    ['submitted_with_document', reject, 'rejected'],
    ['submitted_with_document', review, 'flagged_for_review_with_document'],
    ['submitted_with_document', document, 'flagged_for_review'],
    ['flagged_for_review_with_document', accept, 'verified_with_document'],
    ['flagged_for_internal_review', accept, 'verified_automatically'],
    ['flagged_for_internal_review', reject, 'rejected'],
  ])('is %s and after %j %s', (status, check, next) => {
    expect(statusAfter(status, check)).toBe(next);
  });

  it('is never changed by a provider once it is decided, nor before it was sent', () => {
    const settled = IDENTITY_STATUSES.filter(
      (status) => isDecided(status) || status === 'info_saved',
    );
    expect(settled).toHaveLength(5);
    for (const status of settled) {
      for (const check of [accept, reject, review, document]) {
        expect(statusAfter(status, check)).toBe(status);
      }
    }
  });
});
